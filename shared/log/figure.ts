import type { Locale } from '#shared/text/locale.ts';

const formats: Readonly<Record<Locale, Intl.NumberFormat>> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2, useGrouping: false }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false }),
};

/** A number as it is read: decimal comma in pt-BR, at most two decimals, a true minus (U+2212), nothing between thousands. */
export function figure(value: number, locale: Locale): string {
  return formats[locale].format(value).replace('-', '−');
}

/** A number that always shows its sign: `+12`, `−4,5`, `0`. */
export function signedFigure(value: number, locale: Locale): string {
  return value > 0 ? `+${figure(value, locale)}` : figure(value, locale);
}
