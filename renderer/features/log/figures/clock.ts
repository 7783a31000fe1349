import type { Locale } from '#shared/text/locale.ts';
import { figure } from '#shared/text/figures.ts';
import { text } from '#shared/text/translate.ts';

const MINUTE = 60;

/** Seconds of real time in words: `45 s`, `2 min 05 s`. */
export function clock(seconds: number, locale: Locale): string {
  const whole = Math.round(seconds);
  if (whole < MINUTE) return text('figures.seconds', locale, { seconds: figure(whole, locale) });
  return text('figures.minutes', locale, {
    minutes: figure(Math.floor(whole / MINUTE), locale),
    seconds: String(whole % MINUTE).padStart(2, '0'),
  });
}
