import type { CombatEvent, Sum, Who } from '#shared/combat/events.ts';
import type { RolledDie } from '#shared/dice/roll-expression.ts';
import { isParty } from '#shared/log/party.ts';
import { senseOf } from '#shared/log/sum-sense.ts';

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

/** The die that checks are rolled with. */
export const D20_SIDES = 20;

/** A roll for a place in the order. */
interface Rolled {
  readonly who: Who;
  readonly natural: number | null;
  readonly dice?: readonly Pick<RolledDie, 'sides' | 'natural'>[];
}

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
      return event.order.flatMap((one) => initiativeDice(one));
    case 'joined':
      return initiativeDice(event);
    case 'test': {
      const { actor, target, sums } = event;
      return sums.flatMap((sum, index) => {
        const roller = index > 0 && senseOf(sum).byTarget ? target : actor;
        return roller === null ? [] : diceOf(sum, isParty(roller));
      });
    }
    default:
      return [];
  }
}

function diceOf(sum: Sum, party: boolean): readonly Fallen[] {
  const lucky = senseOf(sum).lowWins ? -1 : 1;
  return sum.terms
    .flatMap(({ dice }) => dice)
    .map(({ sides, natural }) => ({ sides, party, surplus: lucky * (natural - middleOf(sides)) }));
}

function initiativeDice({ who, natural, dice }: Rolled): readonly Fallen[] {
  if (natural === null) return [];
  const party = isParty(who);
  const rolled = dice ?? [{ sides: D20_SIDES, natural }];
  return rolled.map((die) => ({ sides: die.sides, party, surplus: die.natural - middleOf(die.sides) }));
}

function middleOf(sides: number): number {
  return (sides + 1) / 2;
}
