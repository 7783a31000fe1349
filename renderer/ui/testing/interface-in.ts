import { onTestFinished } from 'vitest';
import { app } from '#renderer/state/app.svelte.ts';
import type { Locale } from '#shared/text/locale.ts';

/** Sets the language of the interface until the test ends. */
export function interfaceIn(locale: Locale): void {
  const before = app.settings.locale;
  app.settings.locale = locale;
  onTestFinished(() => {
    app.settings.locale = before;
  });
}
