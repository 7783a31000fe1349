import type { Json } from '#shared/json.ts';
import { isObject } from '#shared/json-path.ts';
import type { ForeignCreature, ForeignFormat, NoteSection } from '#shared/rules/foreign.ts';
import { foundryActor, type FoundryActor, type FoundryItem } from '#shared/rules/kit/foreign/foundry.ts';
import { markdownIn, nameIn, plainIn } from '#shared/rules/kit/foreign/html.ts';
import { at, idGiver, isTicked, listIn, wholeIn, within, wordsIn } from '#shared/rules/kit/foreign/loose.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { BETWEEN, BETWEEN_LONGER } from '#shared/text/lists.ts';
import { plain, message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import type { Locale } from '#shared/text/locale.ts';
import { attributeIn, foundryPair, isFatigue, newReport, pointsIn, unstarred } from './figures.ts';
import { isSecondEdition } from './foundry-second.ts';
import { written, effectsLeft, speaksOfDetachment } from './notes.ts';
import { armorSum, criticalIn, ignoresArmor, isWritten, weaponsOf } from './weapons.ts';

const GAME = 'cairn';

/** Actors of Foundry's game of the first edition. */
export const foundryFirst: ForeignFormat = {
  tool: 'Foundry VTT',
  name: cairnMessage('foreign.foundryFirst'),
  recognise(value) {
    const actor = foundryActor(value);
    if (actor === null) return false;
    if (actor.game !== null) return actor.game === GAME;
    const known = actor.type === 'npc' || actor.type === 'character';
    return known && isObject(at(actor.system, 'abilities', 'STR')) && !isSecondEdition(actor);
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
  const id = idGiver();
  const armed = items.filter(
    ({ type, system: own }) => (type === 'weapon' || type === 'item') && isWritten(own['damageFormula']),
  );
  const weapons = weaponsOf(
    armed.map((item) => ({
      id: id(item.id),
      name: unstarred(item.name),
      damage: wordsIn(item.system['damageFormula']),
      blast: isTicked(item.system['blast']),
      ignoresArmor: ignoresArmor(plainIn(item.system['description'])),
      bulky: isTicked(item.system['bulky']),
    })),
    report,
  );
  const text = [system['description'], system['biography']].map(written).filter((part) => part !== '');
  const critical = [
    ...text.flatMap(criticalIn),
    ...items.map(({ system: own }) => plainIn(own['criticalDamage'])).filter((words) => /\p{L}/u.test(words)),
  ];
  const tired = items.filter(({ name }) => isFatigue(name));
  const sheet = {
    str: attributeIn(foundryPair(at(system, 'abilities', 'STR')), 'str', report),
    dex: attributeIn(foundryPair(at(system, 'abilities', 'DEX')), 'dex', report),
    wil: attributeIn(foundryPair(at(system, 'abilities', 'WIL')), 'wil', report),
    armor: armorOf(actor),
    weapons: [...weapons],
    deprived: isTicked(system['deprived']),
    fatigue: within(
      tired.reduce((sum, item) => sum + quantityOf(item), 0),
      0,
      99,
    ),
    criticalEffect: critical.join(' '),
  };
  speaksOfDetachment(text.join('\n'), report);
  effectsLeft(actor, report);
  const notes: NoteSection[] = [
    { heading: message('foreign.description'), text: text.join('\n\n') },
    { heading: cairnMessage('foreign.background'), text: nameIn(system['background']) },
    { heading: message('foreign.abilities'), text: featuresIn(system['features']) },
    { heading: message('foreign.gear'), text: gearOf(actor, armed, locale) },
    { heading: cairnMessage('foreign.spellbooks'), text: spellbooksOf(items) },
    { heading: message('foreign.otherFigures'), text: otherFigures(actor, locale) },
  ];
  return {
    name: actor.name,
    kind: actor.type === 'character' ? 'character' : 'creature',
    points: pointsIn(foundryPair(system['hp'])),
    ...{ sheet, notes, tags: [], understood: [], ...report },
  };
}

/** What is worn; where nothing worn says anything, what the actor itself has. */
function armorOf({ items, system }: FoundryActor): number {
  const worn = items.filter(
    ({ type, system: own }) => (type === 'armor' || type === 'item') && isTicked(own['equipped']),
  );
  const parts = worn.map(({ system: own }) => own['armor']);
  return parts.some((part) => (wholeIn(part) ?? 0) > 0) ? armorSum(parts) : armorSum([system['armor']]);
}

function gearOf({ items }: FoundryActor, armed: readonly FoundryItem[], locale: Locale): string {
  return items
    .filter((item) => !armed.includes(item) && item.type !== 'spellbook' && !isFatigue(item.name))
    .map((item) => {
      const armor = wholeIn(item.system['armor']) ?? 0;
      const count = quantityOf(item);
      const uses = wholeIn(at(item.system, 'uses', 'max')) ?? 0;
      return [
        unstarred(item.name),
        ...(count > 1 ? [`×${count}`] : []),
        ...(uses > 0 ? [`(${wholeIn(at(item.system, 'uses', 'value')) ?? 0}/${uses})`] : []),
        ...(armor > 0 ? [`(${say(cairnMessage('read.armor', { armor }), locale)})`] : []),
      ].join(' ');
    })
    .filter((name) => name !== '')
    .join(BETWEEN);
}

function spellbooksOf(items: readonly FoundryItem[]): string {
  return items
    .filter(({ type }) => type === 'spellbook')
    .map(
      ({ name, system }) =>
        `- ${[name, plainIn(system['description'])].filter((part) => part !== '').join(': ')}`,
    )
    .join('\n');
}

function featuresIn(value: Json | undefined): string {
  return listIn(value)
    .map((feature) => [nameIn(at(feature, 'name')), markdownIn(at(feature, 'description'))])
    .map((parts) =>
      parts
        .filter((part) => part !== '')
        .join(': ')
        .replace(/\n+/g, ' '),
    )
    .filter((line) => line !== '')
    .map((line) => `- ${line}`)
    .join('\n');
}

function otherFigures({ system }: FoundryActor, locale: Locale): string {
  const gold = wholeIn(system['gold']) ?? 0;
  return [
    ...(gold > 0 ? [say(cairnMessage('foreign.gold', { gold }), locale)] : []),
    ...(isTicked(system['panicked']) ? [say(cairnMessage('foreign.panicked'), locale)] : []),
  ].join(BETWEEN_LONGER);
}

function quantityOf({ system }: FoundryItem): number {
  return Math.max(1, wholeIn(system['quantity']) ?? 1);
}
