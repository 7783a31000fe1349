import type { Json, JsonObject } from '#shared/json.ts';
import { MAX_ARMOR } from '#shared/rules/cairn/sheet/sheet.ts';
import { wholeIn, within, wordsIn } from '#shared/rules/kit/foreign/loose.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import type { Report } from './figures.ts';

const GROUP = /^(\d{0,2})d(\d{1,4})(kh?1?)?$/;
const POOL = /^\{([^{}]{1,80})\}kh?1?$/;
const CRITICAL = /(?:critical damage|dano cr[ií]tico)[*_]*\s*:\s*[*_]*\s*(.+)$/iu;
const MOST_DICE = 20;

/** Foundry's damage as Cairn's dice: `2d6k` keeps the highest of two, which is `d6+d6`. Null for anything else. */
export function damageDice(written: string): string | null {
  const bare = written.replace(/\s+/g, '').toLowerCase();
  const pool = POOL.exec(bare)?.[1]?.replaceAll(',', '+') ?? bare;
  const dice: string[] = [];
  for (const part of pool.split('+')) {
    const [, times = '', sides = '', keep] = GROUP.exec(part) ?? [];
    const count = times === '' ? 1 : Number(times);
    const face = Number(sides);
    // Several dice that aren't told to keep the highest would be added up, which Cairn never does.
    if (face < 2 || face > 1000 || count < 1 || (count > 1 && keep === undefined)) return null;
    dice.push(...Array.from({ length: Math.min(count, MOST_DICE + 1) }, () => `d${face}`));
  }
  return dice.length === 0 || dice.length > MOST_DICE ? null : dice.join('+');
}

/** A weapon of a file before its dice are read. */
export interface RoughWeapon {
  readonly id: string;
  readonly name: string;
  readonly damage: string;
  readonly blast: boolean;
  readonly ignoresArmor: boolean;
  readonly bulky: boolean;
}

/** The weapons whose dice are Cairn's; the others are told. */
export function weaponsOf(rough: readonly RoughWeapon[], report: Report): readonly JsonObject[] {
  return rough.flatMap(({ damage, name, ...weapon }) => {
    const dice = damageDice(damage);
    if (dice === null || name === '') {
      const source = `${name}: ${damage}`.slice(0, 200);
      report.dropped.push({ source, why: cairnMessage('read.diceNotUnderstood') });
      return [];
    }
    return [{ ...weapon, name, dice }];
  });
}

/** Armour as it counts, of everything worn. */
export function armorSum(parts: readonly (Json | undefined)[]): number {
  return within(
    parts.reduce<number>((sum, part) => sum + Math.max(0, wholeIn(part) ?? 0), 0),
    0,
    MAX_ARMOR,
  );
}

/** What lines of notes say of critical damage. */
export function criticalIn(notes: string): readonly string[] {
  return notes.split('\n').flatMap((line) => {
    const said = CRITICAL.exec(line.slice(0, 4000))?.[1]?.replaceAll('*', '').trim() ?? '';
    return said === '' ? [] : [said];
  });
}

/** Whether words say that an attack ignores armour. */
export function ignoresArmor(words: string): boolean {
  return /ignores? armou?r|ignora(?:m)? (?:a )?armadura/i.test(words);
}

/** A value that is written, whatever it is. */
export function isWritten(value: Json | undefined): boolean {
  return wordsIn(value) !== '';
}
