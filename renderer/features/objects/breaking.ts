import type { ObjectTables } from '#shared/api/objects.ts';
import { parseDice } from '#shared/dice/expression.ts';
import type { AttackOdds } from '#shared/rules/attack-odds.ts';
import { chanceToLose } from '#shared/rules/attack-odds.ts';
import type { ObjectAttackOutcome } from '#shared/rules/objects/attack.ts';
import { objectStats, sizeOf, type ObjectStats } from '#shared/rules/objects/campaign-tables.ts';
import { objectOdds } from '#shared/rules/objects/odds.ts';
import type { ObjectSize } from '#shared/rules/objects/sizes.ts';
import { type Message, message } from '#shared/text/message.ts';

/** The object that is struck in the calculator. */
export interface StruckObject {
  readonly size: string;
  /** Null: the size is the one chosen (O4). */
  readonly meters: number | null;
  readonly material: string;
  readonly moving: boolean;
}

/** The blow of the calculator. */
export interface Blow {
  readonly attackBonus: number;
  readonly damage: string;
}

/** The object's figures by the campaign's tables; null where they have no row for it (O1, O2, O4, O6). */
export function struckStats(
  { size, meters, material, moving }: StruckObject,
  { sizes, materials }: ObjectTables,
): { readonly size: ObjectSize; readonly stats: ObjectStats } | null {
  const offered = sizes.filter(({ hidden }) => !hidden);
  const found = sizeOf({ size: meters === null ? size : null, meters }, { sizes: offered, offered });
  const made = materials.find(({ id, hidden }) => id === material && !hidden);
  if (found === undefined || made === undefined) return null;
  return { size: found, stats: objectStats(found, made, moving) };
}

/** What one blow does to an object with so many points left, exactly (O3). Throws `BAD_DICE` or `NOT_ALLOWED`. */
export interface BlowOdds {
  readonly hit: number;
  readonly hurt: number;
  readonly destroy: number;
  readonly meanDamage: number;
  /** Blows until it breaks, on average; null when it never does. */
  readonly blows: number | null;
}

/** The odds of a blow (O3). Throws `BAD_DICE` for damage that isn't understood, `NOT_ALLOWED` for too many dice. */
export function blowOdds({ attackBonus, damage }: Blow, stats: ObjectStats, hitPoints: number): BlowOdds {
  const odds = objectOdds({ ...stats, attackBonus, damage, damageBonus: 0, hitPoints });
  return {
    hit: odds.hit,
    hurt: chanceToLose(odds, 1),
    destroy: hitPoints === 0 ? 0 : chanceToLose(odds, hitPoints),
    meanDamage: odds.meanDamage,
    blows: blowsToBreak(odds, hitPoints),
  };
}

/** How many blows with these odds take so many points, on average; null when they never do. */
export function blowsToBreak({ damage }: Pick<AttackOdds, 'damage'>, hitPoints: number): number | null {
  const losses = Object.entries(damage).map(([loss, chance]) => [Number(loss), chance] as const);
  const none = damage['0'] ?? 0;
  if (losses.every(([loss]) => loss === 0)) return null;
  const needed: number[] = [0];
  for (let left = 1; left <= hitPoints; left += 1) {
    const after = losses.reduce(
      (sum, [loss, chance]) => (loss === 0 ? sum : sum + chance * (needed[Math.max(0, left - loss)] ?? 0)),
      0,
    );
    needed.push((1 + after) / (1 - none));
  }
  return needed[hitPoints] ?? 0;
}

/** Naturals typed with blanks or commas between; null for anything else. */
export function readNaturals(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.every((part) => /^\d{1,4}$/.test(part)) ? parts.map(Number) : null;
}

/** How many dice a damage rolls, for those typed from the table. */
export function damageDice(damage: string): string {
  const dice = parseDice(damage).flatMap((term) => (term.kind === 'dice' ? [term.label] : []));
  return dice.join(' + ');
}

/** What a blow did, in words (O3). */
export function blowInWords(
  { hit, damage, hitPoints, destroyed }: ObjectAttackOutcome,
  { total, difficulty }: { readonly total: number; readonly difficulty: number },
): Message {
  const values = { total, difficulty, damage, hitPoints };
  if (!hit) return message('breaking.miss', values);
  if (destroyed) return message('breaking.destroyed', values);
  return message(damage === 0 ? 'breaking.unhurt' : 'breaking.hit', values);
}
