import type { CombatEvent, Sum, Who } from '../combat/events.ts';
import { isParty } from './party.ts';

/** How dice of one kind fell: how many, and what they came to above (or below) what is expected of them. */
export interface DiceLuck {
  readonly dice: number;
  readonly total: number;
}

/** The luck of both sides with dice of one kind; null for a side that rolled none. */
export interface DieKind {
  readonly sides: number;
  readonly party: DiceLuck | null;
  readonly foes: DiceLuck | null;
}

/** The die that tests are rolled with. */
export const D20_SIDES = 20;

/** Purposes of sums that somebody's opponent rolls. */
const ROLLED_BY_TARGET: ReadonlySet<string> = new Set(['defense', 'opposed']);
/** Purposes of sums where rolling low is lucky: saves under an attribute (C1). */
const LOW_IS_LUCKY: ReadonlySet<string> = new Set(['save']);

interface Fallen {
  readonly sides: number;
  readonly party: boolean;
  /** What it came to above the middle of its faces, which is expected of it. */
  readonly surplus: number;
}

/** The luck of both sides by kind of die, the most sides first: the sum of the naturals less what is expected of each. */
export function luckByDie(events: readonly CombatEvent[]): readonly DieKind[] {
  const fallen = events.flatMap(fallenIn);
  const sides = [...new Set(fallen.map((die) => die.sides))].toSorted((a, b) => b - a);
  return sides.map((kind) => {
    const ofKind = fallen.filter((die) => die.sides === kind);
    return {
      sides: kind,
      party: luckOf(ofKind.filter(({ party }) => party)),
      foes: luckOf(ofKind.filter(({ party }) => !party)),
    };
  });
}

function luckOf(dice: readonly Fallen[]): DiceLuck | null {
  if (dice.length === 0) return null;
  return { dice: dice.length, total: dice.reduce((sum, { surplus }) => sum + surplus, 0) };
}

function fallenIn(event: CombatEvent): readonly Fallen[] {
  switch (event.type) {
    case 'started':
      return event.order.flatMap(({ who, natural }) => initiativeDie(who, natural));
    case 'joined':
      return initiativeDie(event.who, event.natural);
    case 'test': {
      const { actor, target, sums } = event;
      return sums.flatMap((sum, index) => {
        const roller = index > 0 && ROLLED_BY_TARGET.has(sum.purpose) ? target : actor;
        return roller === null ? [] : diceOf(sum, isParty(roller));
      });
    }
    default:
      return [];
  }
}

function diceOf({ purpose, terms }: Sum, party: boolean): readonly Fallen[] {
  const lucky = LOW_IS_LUCKY.has(purpose) ? -1 : 1;
  return terms
    .flatMap(({ dice }) => dice)
    .map(({ sides, natural }) => ({ sides, party, surplus: lucky * (natural - middleOf(sides)) }));
}

function initiativeDie(who: Who, natural: number | null): readonly Fallen[] {
  if (natural === null) return [];
  return [{ sides: D20_SIDES, party: isParty(who), surplus: natural - middleOf(D20_SIDES) }];
}

function middleOf(sides: number): number {
  return (sides + 1) / 2;
}
