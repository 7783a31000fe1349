import i18next from 'i18next';
import { figure } from './figures.ts';
import type { TextBundle, TextKey } from './catalogue.ts';
import { en } from './en/index.ts';
import { forLanguage } from './for-language.ts';
import type { Locale } from './locale.ts';
import type { Message, MessageValues } from './message.ts';
import { ptBR } from './pt-BR/index.ts';

const CORE = 'core';
/** Stands where a text is missing: a key says nothing to whoever reads it. */
const MISSING = '…';
/** Any count of more than one, below the millions, which have a form of their own in Portuguese. */
const SEVERAL = 2;
const MILLION = 1_000_000;

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
  parseMissingKeyHandler: missing,
  missingInterpolationHandler: (text: string) => missing(text),
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
  const { count, context } = values;
  const form = typeof count === 'number' ? formCount(key, count) : undefined;
  const replace = spoken(values, locale);
  return i18n.t(form === undefined ? key : [key, `${key}_other`], {
    ...(form !== undefined && { count: form }),
    ...(typeof context === 'string' && { context }),
    replace,
    lng: locale,
  });
}

/** What is done about a text that is missing, or a place in one that nothing fills. */
type OnMissing = (what: string) => void;

let onMissing: OnMissing = () => undefined;

/** Says what is done about a missing text besides leaving it out, for tests. */
export function whenTextMissing(then: OnMissing): void {
  onMissing = then;
}

function missing(what: string): string {
  onMissing(what);
  return MISSING;
}

/** The count whose form is right: of nothing there are several, unless the text has words of its own for it. */
function formCount(key: string, count: number): number {
  const isZero = count === 0 && !i18n.exists(`${key}_zero`);
  return isZero || Math.abs(count) >= MILLION ? SEVERAL : count;
}

/** Those texts that nothing is filled into, as they were last looked up: a screen asks for hundreds. */
const plain = forLanguage(() => new Map<TextKey, string>());

/** The text of a typed key of the shared catalogue, filled with values. */
export function text(key: TextKey, locale: Locale, values?: MessageValues): string {
  if (values !== undefined) return say({ key, values }, locale);
  const known = plain(locale).get(key);
  if (known !== undefined) return known;
  const said = say({ key }, locale);
  if (said !== MISSING) plain(locale).set(key, said);
  return said;
}

function spoken(values: MessageValues, locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWords(value, locale)]));
}

/** A value as it is said: a nested message in its language, a number as a figure of the language. */
function inWords(value: string | number | Message, locale: Locale): string {
  if (typeof value === 'object') return say(value, locale);
  return typeof value === 'number' ? figure(value, locale) : value;
}
