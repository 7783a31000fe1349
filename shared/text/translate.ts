import i18next from 'i18next';
import { figure } from './figures.ts';
import type { TextBundle, TextKey } from './catalogue.ts';
import { en } from './en/index.ts';
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

/** Texts as they were found, each looked up once: a screen says hundreds of them with every key. */
const found = new Map<string, string>();
const PLACE = /\{\{(\w+)\}\}/g;

/** Makes a rule system's own texts known under its id, so that its keys read `id:key`. */
export function addTexts(namespace: string, bundle: TextBundle): void {
  found.clear();
  i18n.addResourceBundle('pt-BR', namespace, bundle['pt-BR']);
  i18n.addResourceBundle('en', namespace, bundle.en);
}

/** Puts a message into words in the given language. */
export function say(message: Message, locale: Locale): string {
  if ('plain' in message) return message.plain;
  const { key, values = {} } = message;
  const { count, context } = values;
  const form = typeof count === 'number' ? formCount(key, count) : undefined;
  const words = textOf({ key, locale, form, ...(typeof context === 'string' && { context }) });
  return words.replaceAll(PLACE, (_place, name: string) => {
    const value = values[name];
    return value === undefined ? missing(words) : inWords(value, locale);
  });
}

/** Which text, in which of its forms. */
interface Asked {
  readonly key: string;
  readonly locale: Locale;
  readonly form?: number | undefined;
  readonly context?: string;
}

/** A text with its places still open. */
function textOf({ key, locale, form, context }: Asked): string {
  const asked = `${locale} ${key} ${form ?? ''} ${context ?? ''}`;
  const known = found.get(asked);
  if (known !== undefined) return known;
  const words = i18n.t(form === undefined ? key : [key, `${key}_other`], {
    ...(form !== undefined && { count: form }),
    ...(context !== undefined && { context }),
    lng: locale,
    skipInterpolation: true,
  });
  if (words !== MISSING) found.set(asked, words);
  return words;
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

/** The text of a typed key of the shared catalogue, filled with values. */
export function text(key: TextKey, locale: Locale, values?: MessageValues): string {
  return say(values === undefined ? { key } : { key, values }, locale);
}

/** A value as it is said: a nested message in its language, a number as a figure of the language. */
function inWords(value: string | number | Message, locale: Locale): string {
  if (typeof value === 'object') return say(value, locale);
  return typeof value === 'number' ? figure(value, locale) : value;
}
