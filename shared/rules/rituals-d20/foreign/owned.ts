import type { JsonObject } from '#shared/json.ts';
import { isObject } from '#shared/json-path.ts';
import type { NoteSection } from '#shared/rules/foreign.ts';
import type { FoundryItem } from '#shared/rules/kit/foreign/foundry.ts';
import { markdownIn, nameIn } from '#shared/rules/kit/foreign/html.ts';
import { at, idGiver, isTicked, wholeIn, wordsIn } from '#shared/rules/kit/foreign/loose.ts';
import { BETWEEN, BETWEEN_LONGER } from '#shared/text/lists.ts';
import { say } from '#shared/text/translate.ts';
import { plain, message } from '#shared/text/message.ts';
import { ritualsMessage, type RitualsKey } from '#shared/rules/rituals-d20/words/texts.ts';
import type { Reading } from './actor.ts';
import { wordIn } from './labels.ts';

/** What a ritual of each circle costs; those of the fifth are special. */
const COST_OF_CIRCLE = [0, 1, 3, 6, 10];
/** The words that a new item has for a description. */
const EMPTY = 'A descrição do seu item aqui.';

const FACTS = [
  ['foreign.element', 'element'],
  ['foreign.execution', 'execution'],
  ['foreign.range', 'range'],
  ['foreign.target', 'target'],
  ['foreign.area', 'area'],
  ['foreign.duration', 'duration'],
  ['foreign.resistance', 'resistance'],
] as const satisfies readonly (readonly [RitualsKey, string])[];

/** The items of one of these types. */
export function ofType({ actor }: Reading, ...types: readonly string[]): readonly FoundryItem[] {
  return actor.items.filter(({ type }) => types.includes(type));
}

/** Reads the rituals of an actor. */
export function readRituals(reading: Reading): readonly JsonObject[] {
  const id = idGiver();
  return ofType(reading, 'ritual').map(({ id: own, name, system }) => {
    const circle = wholeIn(system['circle']) ?? 0;
    return {
      id: id(own),
      name,
      cost: COST_OF_CIRCLE[circle] ?? 0,
      rounds: wordsIn(system['execution']) === 'complete' ? 1 : 0,
      description: describeRitual(reading, system, circle),
    };
  });
}

function describeRitual({ locale }: Reading, system: JsonObject, circle: number): string {
  const fact = (key: RitualsKey, value: string): string[] =>
    value === '' ? [] : [say(ritualsMessage(key, { value: plain(value) }), locale)];
  const facts = [
    ...(circle > 0 ? fact('foreign.circle', String(circle)) : []),
    ...FACTS.flatMap(([key, field]) => {
      const value = system[field];
      const words = isObject(value)
        ? [value['name'], value['size'], value['type']].map((part) => wordIn(part, locale))
        : [wordIn(value, locale), ...(field === 'resistance' ? [wordIn(system['skillResis'], locale)] : [])];
      return fact(key, words.filter((part) => part !== '').join(' '));
    }),
    ...(isTicked(system['studentForm']) ? [say(ritualsMessage('foreign.studentForm'), locale)] : []),
    ...(isTicked(system['trueForm']) ? [say(ritualsMessage('foreign.trueForm'), locale)] : []),
  ];
  const description = markdownIn(system['description']);
  return [facts.join(BETWEEN_LONGER), description === EMPTY ? '' : description]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Powers by name and cost, and what else an actor owns by name and number, for the notes. */
export function ownedNotes(reading: Reading): readonly NoteSection[] {
  const powers = ofType(reading, 'ability').map(({ name, system }) => {
    const cost = wholeIn(system['cost']);
    const type = wordsIn(system['costType']) || 'PE';
    return cost === null || cost === 0 ? name : `${name} (${cost} ${type})`;
  });
  const known = new Set(['ability', 'armament', 'ritual', 'class', 'origin', 'path']);
  const gear = reading.actor.items
    .filter(({ type }) => !known.has(type))
    .map(({ name, type, system }) => {
      const count = wholeIn(system['quantity']) ?? 1;
      const defense = type === 'protection' ? wholeIn(system['defense']) : null;
      const worn = isTicked(at(system, 'using', 'state'));
      const said = ritualsMessage(worn ? 'foreign.protectionWorn' : 'foreign.protectionOff', {
        defense: defense ?? 0,
      });
      return [
        count > 1 ? `${name} ×${count}` : name,
        ...(defense === null ? [] : [`(${say(said, reading.locale)})`]),
      ].join(' ');
    });
  return [
    { heading: message('foreign.powers'), text: listed(powers) },
    { heading: message('foreign.gear'), text: listed(gear) },
  ];
}

/** The names of the class, origin and path, from items or from what older files have. */
export function callingOf(reading: Reading): readonly string[] {
  const { system } = reading.actor;
  const names = [
    ...ofType(reading, 'class', 'origin', 'path').map(({ name }) => name),
    ...['class', 'origin', 'trilha'].map((key) => nameIn(system[key])),
  ];
  return [...new Set(names.filter((name) => name !== ''))];
}

/** Names in one line; empty ones are left out. */
export function listed(names: readonly string[]): string {
  return names.filter((name) => name.trim() !== '').join(BETWEEN);
}
