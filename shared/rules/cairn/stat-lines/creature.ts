import type { Message } from '#shared/text/message.ts';
import type { StatLineCreature } from '#shared/rules/stat-lines.ts';
import { sheetSchema, sheetSlot, type Weapon } from '#shared/rules/cairn/sheet/sheet.ts';
import { weaponFigure } from '#shared/rules/cairn/sheet/weapon-words.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { BETWEEN } from '#shared/text/lists.ts';
import { readAttacks } from './attacks.ts';
import { listItems, withoutMarkup } from './markup.ts';
import type { StatParts } from './stat-parts.ts';
import { WORDS, type StatField } from './words.ts';

/** A creature's figures and attacks, or why its line can't be read. */
export type LineReading =
  | { readonly kind: 'creature'; readonly creature: Omit<StatLineCreature, 'name' | 'line'> }
  | { readonly kind: 'fault'; readonly why: Message };

type Numbers = Readonly<Record<StatField, number>>;

const MAXIMA: Numbers = { hp: 9999, armor: 3, str: 99, dex: 99, wil: 99 };
const REQUIRED = ['hp', 'str', 'dex', 'wil'] as const;

const CRITICAL = /^[*_]*(?:critical damage|dano cr[ií]tico)[*_]*\s*:[*_]*\s*(.+)$/is;
const LEADER_WIL = /(?:leader(?:['’]s)? WIL|VON d[eoa]s? l[ií]der)\s*\((\d+)\)/i;
const SPEAKS_OF_DETACHMENT = /(?:detachment|destacamento)/i;

/** Makes a creature of a stat line taken apart and the notes below it; a missing or wrong number is a fault, nothing is guessed. */
export function readCreature({ figures, rest, before, language }: StatParts, notes: string): LineReading {
  const words = WORDS[language];
  const fault = (why: Message): LineReading => ({ kind: 'fault', why });
  if (/^\d+$/.test(before)) {
    const value = `${before},${figures[0]?.value ?? ''}`;
    return fault(cairnMessage('read.notNumber', { value, field: words[figures[0]?.field ?? 'hp'] }));
  }
  const numbers: Record<StatField, number | null> = {
    hp: null,
    armor: null,
    str: null,
    dex: null,
    wil: null,
  };
  for (const { field, value } of figures) {
    if (value === null) continue;
    if (numbers[field] !== null) return fault(cairnMessage('read.twice', { field: words[field] }));
    if (!/^\d+$/.test(value)) return fault(cairnMessage('read.notNumber', { value, field: words[field] }));
    const number = Number(value);
    const maximum = MAXIMA[field];
    if (number > maximum) return fault(cairnMessage('read.tooMuch', { field: words[field], maximum, value }));
    numbers[field] = number;
  }
  const { hp, str, dex, wil, armor } = numbers;
  const absent: StatField[] = REQUIRED.filter((field) => numbers[field] === null);
  // Armour may be left out, but not its number alone.
  if (armor === null && figures.some(({ field }) => field === 'armor')) absent.push('armor');
  if (absent.length > 0 || hp === null || str === null || dex === null || wil === null) {
    return fault(cairnMessage('read.missing', { fields: absent.map((field) => words[field]).join(BETWEEN) }));
  }
  return { kind: 'creature', creature: creatureOf({ hp, str, dex, wil, armor: armor ?? 0 }, rest, notes) };
}

function creatureOf(
  numbers: Numbers,
  rest: readonly string[],
  notes: string,
): Omit<StatLineCreature, 'name' | 'line'> {
  const { hp, str, dex, wil, armor } = numbers;
  const { weapons, detachment, dropped } = readAttacks(rest);
  const items = listItems(notes);
  const effects = items.flatMap((item) => CRITICAL.exec(item)?.[1] ?? []);
  const leader = LEADER_WIL.exec(notes)?.[1];
  const leaderWil = leader === undefined || Number(leader) > MAXIMA.wil ? null : Number(leader);
  const sheet = sheetSlot.write(
    sheetSchema.parse({
      str,
      dex,
      wil,
      armor,
      weapons,
      detachment,
      leaderWil,
      criticalEffect: withoutMarkup(effects.join(' ')),
    }),
  );
  const understood: Message[] = [
    cairnMessage('read.points', { hp }),
    ...(armor > 0 ? [cairnMessage('read.armor', { armor })] : []),
    cairnMessage('read.attributes', { str, dex, wil }),
    ...(weapons.length > 0 ? weapons.map(sayWeapon) : [cairnMessage('read.unarmed')]),
    ...(detachment ? [cairnMessage('read.detachment')] : []),
    ...(effects.length > 0 ? [cairnMessage('read.criticalEffect')] : []),
  ];
  const doubtful: Message[] = [
    ...(leaderWil === null ? [] : [cairnMessage('read.leaderWil', { wil: leaderWil })]),
    ...(!detachment && SPEAKS_OF_DETACHMENT.test(notes) ? [cairnMessage('read.mayBeDetachment')] : []),
  ];
  return { hp, sheet, notes, understood, dropped, doubtful };
}

function sayWeapon(weapon: Weapon): Message {
  return cairnMessage('read.attack', { weapon: weapon.name, figure: weaponFigure(weapon) });
}
