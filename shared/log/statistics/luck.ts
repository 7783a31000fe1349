import type { CombatEvent, Sum, Who } from '#shared/combat/events.ts';
import type { RolledDie } from '#shared/dice/roll-expression.ts';
import type { Side } from '#shared/combat/state.ts';
import { plain } from '#shared/text/message.ts';
import { senseOf } from '#shared/log/sum-sense.ts';

/** How dice of one kind fell: how many, and what they came to above (or below) what is expected of them. */
export interface DiceLuck {
  readonly dice: number;
  readonly total: number;
}

/** The luck of the characters and of their foes with dice of one kind; null for a side that rolled none. An ally's dice are neither's. */
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
  readonly side: Side;
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
      party: luckOf(ofKind.filter(({ side }) => side === 'pc')),
      foes: luckOf(ofKind.filter(({ side }) => side === 'foe')),
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
    case 'rerolled':
      return event.order.flatMap((one) => initiativeDice(one));
    case 'joined':
      return initiativeDice(event);
    case 'test': {
      // A free roll is no one's luck in the fight, and may be none that players know of.
      if (event.open !== undefined) return [];
      return event.sums.flatMap((sum, index) => {
        const roller = rollerOf(event, index);
        return roller === null ? [] : diceOf(sum, roller.side);
      });
    }
    case 'rolled': {
      const { by, sums } = event;
      return by === null ? [] : sums.flatMap((sum) => diceOf(sum, by.side));
    }
    default:
      return [];
  }
}

/** Who rolled a sum of a check: the target its defence, the actor all else. */
function rollerOf(
  { actor, target, sums }: Extract<CombatEvent, { type: 'test' }>,
  index: number,
): Who | null {
  const sum = sums[index];
  return index > 0 && sum !== undefined && senseOf(sum).byTarget ? target : actor;
}

/** Of a roll what those of one side rolled, with nothing said but who and which dice; null where they rolled nothing. */
export function rolledBy(event: CombatEvent, side: Side): CombatEvent | null {
  if (event.type === 'started' || event.type === 'rerolled') {
    const order = event.order.filter(({ who }) => who.side === side);
    return order.length === 0
      ? null
      : { type: event.type, order: order.map((one) => ({ ...one, total: 0 })) };
  }
  if (event.type === 'joined') return event.who.side === side ? { ...event, total: null } : null;
  if (event.type === 'rolled') {
    if (event.by?.side !== side) return null;
    return { ...event, said: plain(''), verdict: plain(''), sums: event.sums.map(diceAlone) };
  }
  if (event.type !== 'test' || event.open !== undefined) return null;
  const own = event.sums.flatMap((sum, index) => {
    const roller = rollerOf(event, index);
    return roller?.side === side ? [{ sum, roller }] : [];
  });
  const [first] = own;
  if (first === undefined) return null;
  const said = plain('');
  return {
    type: 'test',
    act: 'roll',
    actor: first.roller,
    target: null,
    said,
    outcome: 'neutral',
    verdict: said,
    sums: own.map(({ sum }) => diceAlone(sum)),
    rule: '',
  };
}

/** A sum's dice without their words; the sense stays by which a low one is lucky. */
function diceAlone(sum: Sum): Sum {
  const { lowWins = false } = senseOf(sum);
  const terms = sum.terms.flatMap(({ dice }) =>
    dice.map((die) => ({ label: plain(''), value: die.natural, rule: '', dice: [die] })),
  );
  return { purpose: 'roll', sense: { lowWins }, label: plain(''), terms, multiplier: 1, total: 0 };
}

function diceOf(sum: Sum, side: Side): readonly Fallen[] {
  const lucky = senseOf(sum).lowWins ? -1 : 1;
  return sum.terms
    .flatMap(({ dice }) => dice)
    .map(({ sides, natural }) => ({ sides, side, surplus: lucky * (natural - middleOf(sides)) }));
}

function initiativeDice({ who, natural, dice }: Rolled): readonly Fallen[] {
  if (natural === null) return [];
  const rolled = dice ?? [{ sides: D20_SIDES, natural }];
  return rolled.map((die) => ({
    sides: die.sides,
    side: who.side,
    surplus: die.natural - middleOf(die.sides),
  }));
}

function middleOf(sides: number): number {
  return (sides + 1) / 2;
}
