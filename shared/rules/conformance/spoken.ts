import type { TextBundle } from '#shared/text/catalogue.ts';
import { en } from '#shared/text/en/index.ts';
import { LOCALES, type Locale } from '#shared/text/locale.ts';
import type { Message } from '#shared/text/message.ts';
import { ptBR } from '#shared/text/pt-BR/index.ts';
import { objects } from '#shared/rules/objects/index.ts';
import type { RuleSystem } from '#shared/rules/system.ts';

type Catalogue = Readonly<Record<string, string>>;
type KeyedMessage = Extract<Message, { readonly key: string }>;

/** What i18next puts after a key for a count or a context. */
const FORMS = ['', '_zero', '_one', '_other', '_turn'];
const PLACE = /\{\{\s*([\w.]+)[^}]*\}\}/g;

/** The texts of a namespace by language: the core's, the system's, those of objects. */
function catalogueOf({ id, texts }: RuleSystem, namespace: string, locale: Locale): Catalogue {
  const bundles: Readonly<Record<string, TextBundle>> = {
    core: { 'pt-BR': ptBR, en },
    objects: objects.texts,
    [id]: texts,
  };
  return bundles[namespace]?.[locale] ?? {};
}

/** What is wrong with a message of a system in either language: no text, or a place in it that nothing fills. */
export function faultsOfMessage(system: RuleSystem, message: Message): readonly string[] {
  if ('plain' in message) return [];
  return LOCALES.flatMap((locale) => faultsIn(system, message, locale));
}

function faultsIn(system: RuleSystem, { key, values = {} }: KeyedMessage, locale: Locale): readonly string[] {
  const [first = '', ...rest] = key.split(':');
  const [namespace, name] = rest.length === 0 ? ['core', first] : [first, rest.join(':')];
  const catalogue = catalogueOf(system, namespace, locale);
  const texts = FORMS.flatMap((form) => catalogue[`${name}${form}`] ?? []);
  if (texts.length === 0) return [`${locale}: no text ${key}`];
  return texts.flatMap((text) =>
    placesOf(text)
      .filter((place) => !(place in values))
      .map((place) => `${locale}: nothing for {{${place}}} in ${key}`),
  );
}

/** The places of a text that values fill, each once, in alphabetical order. */
export function placesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, place = '']) => place))].toSorted();
}

/** Every message within a value, also those within messages. */
export function messagesIn(value: unknown): readonly Message[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(messagesIn);
  return isMessage(value) ? [value, ...inner] : inner;
}

function isMessage(value: object): value is Message {
  const keys = Object.keys(value);
  if ('key' in value)
    return typeof value.key === 'string' && keys.every((key) => key === 'key' || key === 'values');
  return 'plain' in value && typeof value.plain === 'string' && keys.length === 1;
}
