import { isObject } from '#shared/json-path.ts';
import type { ForeignCreature, ForeignFormat, NoteSection } from '#shared/rules/foreign.ts';
import {
  foundryActor,
  statusesOf,
  type FoundryActor,
  type FoundryItem,
} from '#shared/rules/kit/foreign/foundry.ts';
import { nameIn, plainIn } from '#shared/rules/kit/foreign/html.ts';
import {
  at,
  idGiver,
  isTicked,
  listIn,
  objectIn,
  wholeIn,
  within,
  wordsIn,
} from '#shared/rules/kit/foreign/loose.ts';
import { LAST_SCAR, MAX_ATTRIBUTE } from '#shared/rules/cairn/sheet/sheet.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { BETWEEN, BETWEEN_LONGER } from '#shared/text/lists.ts';
import { plain, message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import type { Locale } from '#shared/text/locale.ts';
import { attributeIn, foundryPair, isFatigue, newReport, pointsIn, unstarred } from './figures.ts';
import { effectsLeft, written } from './notes.ts';
import { armorSum, criticalIn, ignoresArmor, isWritten, weaponsOf } from './weapons.ts';

const GAME = 'cairn2e';
const ROLES: ReadonlySet<string> = new Set(['npc', 'hireling', 'monster']);
const TYPES: ReadonlySet<string> = new Set([
  ...['gear', 'feature', 'scar', 'fatigue', 'coin', 'growth', 'background'],
]);

/** Whether an actor that doesn't say its game is one of the second edition. */
export function isSecondEdition({ system, items }: FoundryActor): boolean {
  return ROLES.has(wordsIn(system['role'])) || items.some(({ type }) => TYPES.has(type));
}

/** Actors of Foundry's game of the second edition. */
export const foundrySecond: ForeignFormat = {
  tool: 'Foundry VTT',
  name: cairnMessage('foreign.foundrySecond'),
  recognise(value) {
    const actor = foundryActor(value);
    if (actor === null) return false;
    if (actor.game !== null) return actor.game === GAME;
    const known = actor.type === 'npc' || actor.type === 'character';
    return known && isObject(at(actor.system, 'abilities', 'STR')) && isSecondEdition(actor);
  },
  read(value, locale) {
    const actor = foundryActor(value);
    if (actor?.type === 'npc' || actor?.type === 'character') return [readActor(actor, locale)];
    const type = plain(actor?.type ?? '');
    return [{ source: actor?.name ?? '', why: message('foreign.notACreature', { type }) }];
  },
};

function readActor(actor: FoundryActor, locale: Locale): ForeignCreature {
  const report = newReport();
  const { system, items } = actor;
  const gear = items.filter(({ type }) => type === 'gear');
  const holders = new Map(items.map((item) => [item.id, item.name]));
  const armed = gear.filter(({ system: own }) => isWritten(own['damage']));
  const id = idGiver();
  for (const item of armed.filter(isStowed)) {
    const where = holders.get(wordsIn(item.system['container'])) ?? '';
    const source = where === '' ? item.name : `${item.name} (${where})`;
    report.dropped.push({ source, why: cairnMessage('foreign.stowed') });
  }
  const weapons = weaponsOf(
    armed
      .filter((item) => !isStowed(item))
      .map((item) => ({
        id: id(item.id),
        name: unstarred(item.name),
        damage: doubled(wordsIn(item.system['damage']), isTicked(item.system['paired'])),
        blast: isTicked(item.system['blast']),
        ignoresArmor: ignoresArmor(plainIn(item.system['description'])),
        bulky: wholeIn(item.system['slots']) === 2,
      })),
    report,
  );
  const text = written(system['description']);
  const features = items.filter(({ type }) => type === 'feature');
  const critical = [
    ...features.filter(({ system: own }) => isTicked(own['critical'])).map(wordsOf),
    ...criticalIn(text),
  ];
  const scars = items.filter(({ type }) => type === 'scar');
  const counted = scars.filter((scar) => entryOf(scar) !== null);
  const morale = wholeIn(system['morale']);
  const worn = gear.filter((item) => isTicked(item.system['equipped']) && !isStowed(item));
  const states = statusesOf(actor);
  const tired = items.filter(({ type, name }) => type === 'fatigue' || isFatigue(name));
  const sheet = {
    str: attributeIn(foundryPair(at(system, 'abilities', 'STR')), 'str', report),
    dex: attributeIn(foundryPair(at(system, 'abilities', 'DEX')), 'dex', report),
    wil: attributeIn(foundryPair(at(system, 'abilities', 'WIL')), 'wil', report),
    armor: armorSum([system['armor'], ...worn.map((item) => item.system['armor'])]),
    weapons: [...weapons],
    detachment: isTicked(system['isDetachment']),
    leaderWil: morale === null || morale < 0 || morale > MAX_ATTRIBUTE ? null : morale,
    deprived: states.has('deprived') || isTicked(system['deprived']),
    fatigue: within(tired.length, 0, 99),
    criticalEffect: critical.join(' '),
    scars: counted.map((scar) => ({
      entry: entryOf(scar) ?? 1,
      pending: scar.system['resolved'] === false,
    })),
  };
  effectsLeft(actor, report);
  const carried = gear.filter((item) => !armed.includes(item) && !isFatigue(item.name));
  const books = carried.filter(({ system: own }) => !['', 'none'].includes(wordsIn(own['magic'])));
  const notes: NoteSection[] = [
    { heading: message('foreign.description'), text },
    {
      heading: message('foreign.abilities'),
      text: lines(features.filter(({ system: own }) => !isTicked(own['critical'])).map(wordsOf)),
    },
    { heading: cairnMessage('foreign.story'), text: storyOf(actor) },
    {
      heading: message('foreign.gear'),
      text: carried
        .filter((item) => !books.includes(item))
        .map((item) => gearLine(item, locale))
        .join(BETWEEN),
    },
    { heading: cairnMessage('foreign.spellbooks'), text: lines(books.map(wordsOf)) },
    {
      heading: cairnMessage('foreign.scarsAndGrowth'),
      text: lines(items.filter(({ type }) => type === 'scar' || type === 'growth').map(wordsOf)),
    },
    {
      heading: message('foreign.otherFigures'),
      text: otherFigures(actor, states.has('panicked') || isTicked(system['panicked']), locale),
    },
  ];
  return {
    name: actor.name,
    kind: actor.type === 'character' ? 'character' : 'creature',
    points: pointsIn(foundryPair(system['hp'])),
    ...{ sheet, notes, tags: [], understood: [], ...report },
  };
}

function doubled(damage: string, paired: boolean): string {
  return paired && damage !== '' && !damage.includes('+') ? `${damage}+${damage}` : damage;
}

/** What lies in a container, or was left somewhere, isn't at hand. */
function isStowed({ system }: FoundryItem): boolean {
  return wordsIn(system['container']) !== '' || system['carried'] === false;
}

function entryOf({ system }: FoundryItem): number | null {
  const entry = wholeIn(system['entry']);
  return entry !== null && entry >= 1 && entry <= LAST_SCAR ? entry : null;
}

/** The name of an item is often the first sentence of what is said of it. */
function wordsOf({ name, system }: FoundryItem): string {
  const rest = plainIn(system['description']);
  const shown = rest === '…' || rest === name ? '' : rest;
  return [name, shown].filter((part) => part !== '').join(/[.!?…:]$/.test(name) ? ' ' : ': ');
}

function lines(words: readonly string[]): string {
  return words
    .filter((word) => word !== '')
    .map((word) => `- ${word}`)
    .join('\n');
}

function gearLine({ name, system }: FoundryItem, locale: Locale): string {
  const most = wholeIn(at(system, 'uses', 'max')) ?? 0;
  const armor = wholeIn(system['armor']) ?? 0;
  return [
    unstarred(name),
    ...(most > 0 ? [`(${wholeIn(at(system, 'uses', 'value')) ?? 0}/${most})`] : []),
    ...(armor > 0 ? [`(${say(cairnMessage('read.armor', { armor }), locale)})`] : []),
  ].join(' ');
}

function storyOf({ system, items }: FoundryActor): string {
  const answers = listIn(system['backgroundTables']).map((one) =>
    [plainIn(at(one, 'question')), plainIn(at(one, 'answer'))].filter((part) => part !== '').join(' '),
  );
  const traits = Object.values(objectIn(system['traits'])).map((trait) => nameIn(trait));
  const omen = isTicked(at(system, 'omen', 'enabled')) ? written(at(system, 'omen', 'text')) : '';
  const background = items.filter(({ type }) => type === 'background').map(({ name }) => name);
  return [
    [...background, nameIn(system['background']), nameIn(system['career'])]
      .filter((part) => part !== '')
      .join(BETWEEN),
    traits.filter((trait) => trait !== '').join(BETWEEN),
    written(system['bond']),
    omen,
    ...answers,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function otherFigures({ system, items }: FoundryActor, panicked: boolean, locale: Locale): string {
  const gold = items
    .filter(({ type }) => type === 'coin')
    .reduce((sum, { system: own }) => sum + (wholeIn(own['value']) ?? 0), 0);
  const rate = wholeIn(system['dayRate']) ?? 0;
  const age = wholeIn(system['age']) ?? 0;
  return [
    ...(age > 0 ? [cairnMessage('foreign.age', { age })] : []),
    ...(gold > 0 ? [cairnMessage('foreign.gold', { gold })] : []),
    ...(rate > 0 ? [cairnMessage('foreign.dayRate', { rate })] : []),
    ...(panicked ? [cairnMessage('foreign.panicked')] : []),
  ]
    .map((one) => say(one, locale))
    .join(BETWEEN_LONGER);
}
