import type { Who } from '#shared/combat/events.ts';
import type { RoundName } from '#shared/rules/card.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { Message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { figure } from '#shared/text/figures.ts';
import type { Emphasis, Filling, Phrase, Span } from '#shared/log/phrase.ts';
import { nameIn, namesTogether, nameToFind, shownName } from '#shared/combat/names.ts';

const SEPARATOR = ' · ';
/** Take the place of values while a sentence is translated, so that no narrator's words are read as markup or template. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const PLACEHOLDER = /\uE000(\d+)\uE001/;

interface Reader {
  readonly locale: Locale;
  readonly emphasis: Emphasis;
  readonly people: readonly Who[];
  /** What becomes of a sentence's first letter, when it is the sentence's own and no value's. */
  readonly first: 'raised' | 'lowered' | 'kept';
}

/** The phrases of a sentence as styled runs of text; the first letter is raised, unless it is a name's or a narrator's. */
export function spansOf(phrases: readonly Phrase[], locale: Locale): readonly Span[] {
  const spans = phrases.flatMap((one, index): Span[] => [
    ...(index === 0 ? [] : [plainSpan(SEPARATOR)]),
    ...spansOfPhrase(one, locale, index === 0 ? 'raised' : 'kept'),
  ]);
  return join(spans);
}

function spansOfPhrase(one: Phrase, locale: Locale, first: Reader['first']): Span[] {
  const { emphasis } = one;
  switch (one.kind) {
    case 'own':
      return fill(one.key, one.values, { locale, emphasis, people: [], first }, one.context);
    case 'said':
      return read(one.said, { locale, emphasis, people: one.people, first });
    case 'check': {
      const { people } = one;
      const said = read(one.said, { locale, emphasis: 'plain', people, first });
      const verdict = read(one.verdict, { locale, emphasis: 'plain', people, first: 'lowered' });
      return [...said, plainSpan(': '), ...verdictSpans(verdict, emphasis)];
    }
  }
}

/** A verdict is a headline ("Acerta: 25 contra 15"); within a sentence its colon becomes a comma. */
function verdictSpans(verdict: readonly Span[], emphasis: Emphasis): Span[] {
  const at = verdict.findIndex(({ kind, text }) => kind === 'plain' && text.includes(': '));
  const split = verdict[at];
  if (split === undefined) return verdict.map((span) => emphasise(span, emphasis));
  const colon = split.text.indexOf(': ');
  const headline = [...verdict.slice(0, at), plainSpan(split.text.slice(0, colon))];
  return [
    ...headline.map((span) => emphasise(span, emphasis)),
    plainSpan(`, ${split.text.slice(colon + 2)}`),
    ...verdict.slice(at + 1),
  ];
}

function emphasise(span: Span, emphasis: Emphasis): Span {
  return span.kind === 'plain' ? { kind: emphasis, text: span.text } : span;
}

/** A message of a system as spans: its values that are somebody's name are marked as that. */
function read(message: Message, reader: Reader): Span[] {
  const person = personIn(message, reader);
  if (person !== undefined) return [nameSpan(person, reader)];
  if ('plain' in message) return [{ kind: reader.emphasis, text: message.plain }];
  return fill(message.key, message.values ?? {}, reader);
}

/** Translates a sentence with its values held out, then puts each in its place as spans of its own. */
function fill(
  key: string,
  values: Readonly<Record<string, string | Filling>>,
  reader: Reader,
  context: RoundName = 'round',
): Span[] {
  const held: Span[][] = [];
  const shown = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (typeof value === 'number') return [name, name === 'count' ? value : figure(value, reader.locale)];
    held.push(spansOfFilling(value, { ...reader, first: 'kept' }));
    return [name, `${OPEN}${held.length - 1}${CLOSE}`];
  });
  const sentence = say({ key, values: { ...Object.fromEntries(shown), context } }, reader.locale);
  return sentence.split(PLACEHOLDER).flatMap((part, index): Span[] => {
    if (index % 2 === 1) return held[Number(part)] ?? [];
    if (part === '') return [];
    return [{ kind: reader.emphasis, text: index === 0 ? changeFirst(part, reader.first) : part }];
  });
}

function spansOfFilling(value: string | Exclude<Filling, number>, reader: Reader): Span[] {
  const { locale, emphasis } = reader;
  if (typeof value === 'string') {
    const person = personIn(value, reader);
    return [person === undefined ? { kind: emphasis, text: value } : nameSpan(person, reader)];
  }
  if ('who' in value) return [nameSpan(value.who, reader)];
  if ('together' in value)
    return spansOfFilling(namesTogether(value.together), { ...reader, people: value.together });
  if ('condition' in value) {
    const label = read(value.condition, { ...reader, emphasis: 'plain', people: [] });
    return [{ kind: 'condition', text: label.map(({ text }) => text).join('') }];
  }
  if ('within' in value) return read(value.within, { ...reader, first: 'lowered' });
  if ('phrases' in value) {
    return value.phrases.flatMap((one, index) => [
      ...(index === 0 ? [] : [plainSpan(', ')]),
      ...spansOfPhrase(one, locale, 'kept'),
    ]);
  }
  return read(value, reader);
}

function personIn(words: string | Message, { people }: Reader): Who | undefined {
  const name = nameIn(words);
  return name === null ? undefined : people.find((one) => nameToFind(one) === name);
}

/** Within an emphasised phrase a name takes the phrase's style: "Capanga 2 cai" is one run. */
function nameSpan(person: Who, { locale, emphasis }: Reader): Span {
  const shown = shownName(person, locale);
  return emphasis === 'plain'
    ? { kind: 'name', text: shown, side: person.side }
    : { kind: emphasis, text: shown };
}

function plainSpan(text: string): Span {
  return { kind: 'plain', text };
}

function changeFirst(words: string, how: Reader['first']): string {
  if (how === 'kept') return words;
  const letter = words.slice(0, 1);
  return (how === 'raised' ? letter.toUpperCase() : letter.toLowerCase()) + words.slice(1);
}

/** Neighbours of one style become one span; two names never do. */
function join(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && last.kind !== 'name' && last.kind === span.kind) {
      joined.splice(-1, 1, { kind: last.kind, text: last.text + span.text });
    } else if (span.text !== '') joined.push(span);
  }
  return joined;
}
