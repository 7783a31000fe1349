import type { Json, JsonObject } from '#shared/json.ts';
import { isList, isObject } from '#shared/json-path.ts';
import type { ForeignCreature, ForeignFormat, NoteSection } from '#shared/rules/foreign.ts';
import { nameIn, plainIn } from '#shared/rules/kit/foreign/html.ts';
import { at, idGiver, isTicked, listIn, wholeIn, within, wordsIn } from '#shared/rules/kit/foreign/loose.ts';
import { readAttacks } from '#shared/rules/cairn/stat-lines/attacks.ts';
import { splitAtCommas } from '#shared/rules/cairn/stat-lines/markup.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { BETWEEN, BETWEEN_LONGER } from '#shared/text/lists.ts';
import type { Locale } from '#shared/text/locale.ts';
import { message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { attributeIn, isFatigue, newReport, pointsIn, type Report } from './figures.ts';
import { written } from './notes.ts';
import { armorSum, weaponsOf } from './weapons.ts';

const KEYS = ['strength_max', 'willpower_max', 'hp_max', 'items'];
const DICE = /^d\d{1,3}(?:\s*\+\s*d\d{1,3})*$/i;
const ARMOR = /^([1-3])\s+(?:armou?r|armadura|armure|armatura|rüstung|pancerz)$/iu;
const CARRIED = 0;
const MOST_PETS = 50;

/** Characters, generated characters and companions of Cairn's companion app. */
export const kettlewright: ForeignFormat = {
  tool: 'Kettlewright',
  name: cairnMessage('foreign.kettlewright'),
  recognise: (value) => isObject(value) && KEYS.every((key) => Object.hasOwn(value, key)),
  read(value, locale) {
    const isCompanion = Object.hasOwn(value, 'pets') || Object.hasOwn(value, 'attack');
    const pets = listIn(value['pets']).filter(isObject).slice(0, MOST_PETS);
    return [
      readOne(value, isCompanion ? 'creature' : 'character', locale),
      ...pets.map((pet) => readOne(pet, 'creature', locale)),
    ];
  },
};

interface Item {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly value: Json;
  readonly stowed: boolean;
}

function readOne(value: JsonObject, kind: ForeignCreature['kind'], locale: Locale): ForeignCreature {
  const report = newReport();
  const items = listIn(value['items']).flatMap(itemIn);
  const id = idGiver();
  const attack = plainIn(value['attack']);
  const natural = readAttacks(attack === '' ? [] : splitAtCommas(attack));
  report.dropped.push(...natural.dropped);
  const held = weaponsIn(items, report, (wished) => id(`item-${wished}`));
  const worn = items
    .filter(({ stowed, value: item }) => !stowed && at(item, 'armor_active') !== false)
    .flatMap(({ tags }) => tags.map((tag) => ARMOR.exec(tag)?.[1]));
  const sheet = {
    str: attributeIn({ current: value['strength'], max: value['strength_max'] }, 'str', report),
    dex: attributeIn({ current: value['dexterity'], max: value['dexterity_max'] }, 'dex', report),
    wil: attributeIn({ current: value['willpower'], max: value['willpower_max'] }, 'wil', report),
    armor: armorSum([...(kind === 'creature' ? [value['armor']] : []), ...worn]),
    weapons: [...natural.weapons.map((weapon) => ({ ...weapon, id: id(weapon.id) })), ...held],
    detachment: natural.detachment,
    deprived: isTicked(value['deprived']),
    fatigue: within(items.filter(({ name }) => isFatigue(name)).length, 0, 99),
  };
  return {
    name: customised(value['name'], value['custom_name']),
    kind,
    points: pointsIn({ current: value['hp'], max: value['hp_max'] }),
    ...{ sheet, notes: notesOf(value, items, locale), tags: [], understood: [], ...report },
  };
}

function weaponsIn(
  items: readonly Item[],
  report: Report,
  id: (wished: string) => string,
): readonly JsonObject[] {
  const armed = items.flatMap((item) => {
    const damage = item.tags.find((tag) => DICE.test(tag));
    return damage === undefined ? [] : [{ ...item, damage }];
  });
  for (const { name } of armed.filter(({ stowed }) => stowed)) {
    report.dropped.push({ source: name, why: cairnMessage('foreign.stowed') });
  }
  return weaponsOf(
    armed
      .filter(({ stowed }) => !stowed)
      .map(({ id: own, name, damage, tags }) => {
        const has = (word: RegExp): boolean => tags.some((tag) => word.test(tag));
        return {
          ...{ id: id(own), name, damage },
          blast: has(/^(?:blast|explosiv[oa])$/i),
          ignoresArmor: has(/^(?:ignores? armou?r|ignora(?: a)? armadura)$/i),
          bulky: has(/^(?:bulky|volumos[oa])$/i),
        };
      }),
    report,
  );
}

/** Items that say what is being carried stand for containers and are nothing themselves. */
function itemIn(value: Json): Item[] {
  if (!isObject(value) || (value['carrying'] !== undefined && value['carrying'] !== null)) return [];
  const tags = isList(value['tags']) ? value['tags'].map(wordsIn) : [];
  const location = wholeIn(value['location']) ?? CARRIED;
  return [
    { id: wordsIn(value['id']), name: nameIn(value['name']), tags, value, stowed: location !== CARRIED },
  ];
}

/** "Custom" stands for what was written beside it. */
function customised(value: Json | undefined, custom: Json | undefined): string {
  const name = nameIn(value);
  const own = nameIn(custom);
  return own !== '' && (name === 'Custom' || name === '') ? own : name;
}

function notesOf(value: JsonObject, items: readonly Item[], locale: Locale): readonly NoteSection[] {
  const section = (key: string): string => written(value[key]);
  const names = items.filter(({ name }) => !isFatigue(name));
  const figures: readonly (readonly [number, Parameters<typeof cairnMessage>[0]])[] = [
    [wholeIn(value['gold']) ?? 0, 'foreign.gold'],
    [wholeIn(value['daily_cost']) ?? 0, 'foreign.dayRate'],
  ];
  const other = [
    ...figures
      .filter(([figure]) => figure > 0)
      .map(([figure, key]) => say(cairnMessage(key, { gold: figure, rate: figure }), locale)),
    ...(isTicked(value['panicked']) ? [say(cairnMessage('foreign.panicked'), locale)] : []),
  ];
  return [
    { heading: message('foreign.description'), text: section('description') },
    {
      heading: cairnMessage('foreign.background'),
      text: customised(value['background'], value['custom_background']) || nameIn(value['role']),
    },
    { heading: cairnMessage('foreign.traits'), text: section('traits') },
    { heading: cairnMessage('foreign.bonds'), text: section('bonds') },
    { heading: cairnMessage('foreign.omens'), text: section('omens') },
    { heading: cairnMessage('foreign.scars'), text: section('scars') },
    { heading: cairnMessage('foreign.notes'), text: section('notes') },
    { heading: message('foreign.gear'), text: names.map(gearLine).join('\n') },
    { heading: cairnMessage('foreign.containers'), text: containersOf(value['containers']) },
    { heading: message('foreign.otherFigures'), text: other.join(BETWEEN_LONGER) },
  ];
}

function gearLine({ name, tags, value }: Item): string {
  const uses = wholeIn(at(value, 'max_uses')) ?? wholeIn(at(value, 'max_charges'));
  const left = wholeIn(at(value, 'uses')) ?? wholeIn(at(value, 'charges')) ?? 0;
  const marks = [...tags.filter((tag) => tag !== ''), ...(uses === null ? [] : [`${left}/${uses}`])];
  const said = marks.length === 0 ? name : `${name} (${marks.join(BETWEEN)})`;
  const description = written(at(value, 'description')).replace(/\s+/g, ' ');
  return `- ${description === '' ? said : `${said}: ${description}`}`;
}

/** The body is the first of what one carries things in. */
function containersOf(value: Json | undefined): string {
  return listIn(value)
    .filter((one) => wholeIn(at(one, 'id')) !== CARRIED)
    .map((one) => nameIn(at(one, 'name')))
    .filter((name) => name !== '')
    .join(BETWEEN);
}
