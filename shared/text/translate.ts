import i18next from 'i18next';
import type { TextBundle, TextKey } from './catalogue.ts';
import { en } from './en/index.ts';
import type { Locale } from './locale.ts';
import type { Message, MessageValues } from './message.ts';
import { ptBR } from './pt-BR/index.ts';

const CORE = 'core';

const i18n = i18next.createInstance();
void i18n.init({
  lng: 'pt-BR',
  fallbackLng: 'pt-BR',
  initAsync: false,
  resources: { 'pt-BR': { [CORE]: ptBR }, en: { [CORE]: en } },
  defaultNS: CORE,
  keySeparator: false,
  // A text may be empty: a part of a sentence that is left out.
  returnEmptyString: true,
  interpolation: { escapeValue: false },
});

/** Makes a rule system's own texts known under its id, so that its keys read `id:key`. */
export function addTexts(namespace: string, bundle: TextBundle): void {
  i18n.addResourceBundle('pt-BR', namespace, bundle['pt-BR']);
  i18n.addResourceBundle('en', namespace, bundle.en);
}

/** Puts a message into words in the given language. */
export function say(message: Message, locale: Locale): string {
  if ('plain' in message) return message.plain;
  const { key, values = {} } = message;
  // A count of millions is "many" in Portuguese: worded as any other.
  return i18n.t('count' in values ? [key, `${key}_other`] : key, { ...spoken(values, locale), lng: locale });
}

/** The text of a typed key of the shared catalogue, filled with values. */
export function text(key: TextKey, locale: Locale, values: MessageValues = {}): string {
  return say({ key, values }, locale);
}

/** A message of the shared catalogue, checked against its keys. */
export function message(key: TextKey, values: MessageValues = {}): Message {
  return { key, values };
}

function spoken(values: MessageValues, locale: Locale): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWords(value, locale)]));
}

/** A value as it is said: a nested message in its language, a fraction with the language's decimal mark. */
function inWords(value: string | number | Message, locale: Locale): string | number {
  if (typeof value === 'object') return say(value, locale);
  return typeof value === 'number' && !Number.isInteger(value) ? value.toLocaleString(locale) : value;
}
