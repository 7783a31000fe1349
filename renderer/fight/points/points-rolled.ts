import type { OfType } from '#shared/combat/command.ts';
import type { CoreCommand } from '#shared/combat/commands/index.ts';
import { nameMessage } from '#shared/combat/names.ts';
import type { HalfTestKind } from '#shared/combat/play.ts';
import { shareOf, type Share } from '#shared/combat/share.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { parseDice } from '#shared/dice/expression.ts';
import { rollExpression } from '#shared/dice/roll-expression.ts';
import { typedSource, type TypedNaturals } from '#shared/dice/typed.ts';
import { slotsOfDice } from '#shared/rules/kit/slots-of-dice.ts';
import type { DiceSlot, RuleSystem } from '#shared/rules/system.ts';
import { type Message, message } from '#shared/text/message.ts';
import { diceFault } from '#renderer/fight/rolling/written-dice.ts';
import { areOpposed } from '#renderer/fight/targets.ts';
import type { PointsMode } from './points-figure.ts';

type RollPoints = OfType<CoreCommand, 'roll-points'>;
type What = NonNullable<RollPoints['what']>;

/** Points to be rolled once for all who are picked, as they were written. */
export interface RolledPoints {
  readonly what: What;
  readonly dice: string;
  /** What the test for half is made against; null for no test. */
  readonly difficulty: number | null;
}

/** A sign or `t`, then dice or a figure, and behind a blank the difficulty. */
const WRITTEN = /^(?<sign>[-−–+]|t)?\s*(?<dice>\d.*?|d.*?)(?:\s+(?<difficulty>\d{1,3}))?$/i;
const SIGNS: Readonly<Record<string, What>> = {
  '-': 'damage',
  '−': 'damage',
  '–': 'damage',
  '+': 'heal',
  t: 'temp',
};

/** Reads `8d6`, `8d6+3 15`, and `27 15` where the table has told what its dice came to; null for what is none of it. */
export function readRolled(source: string, mode: PointsMode): RolledPoints | null {
  const { sign = '', dice = '', difficulty } = WRITTEN.exec(source.trim())?.groups ?? {};
  const what = SIGNS[sign.toLowerCase()] ?? mode;
  const isDice = /d/i.test(dice) && diceFault(dice) === null;
  const isTold = /^\d+$/.test(dice) && difficulty !== undefined;
  if (what === 'ruling' || (!isDice && !isTold)) return null;
  return { what, dice, difficulty: difficulty === undefined ? null : Number(difficulty) };
}

/** What was understood: "8d6 uma vez para todos, metade com Reflexos 15". */
export function rolledWords({ dice, difficulty }: RolledPoints, kind: HalfTestKind | null): Message {
  if (difficulty === null) return message('tracker.points.rolled', { dice });
  if (kind === null) return message('error.noHalfTest');
  return message('tracker.points.rolledTest', { dice, kind: kind.label, difficulty });
}

/** Why there is no test for half although one is asked for; null for nothing in the way. */
export function testRefusal(
  { what, difficulty }: RolledPoints,
  kind: HalfTestKind | null,
): { readonly missing: Message } | null {
  const isRefused = difficulty !== null && (kind === null || what !== 'damage');
  return isRefused ? { missing: message('error.noHalfTest') } : null;
}

/** How it is meant: what the test is of, and what the narrator says of each one. */
export interface RolledMeant {
  readonly kind: HalfTestKind | null;
  readonly shares: Readonly<Record<string, Share>>;
}

/** The command: whoever's turn it is has rolled against its opponents; else nobody has. */
export function rolledCommand(
  state: CombatState,
  targets: readonly Combatant[],
  { what, dice, difficulty }: RolledPoints,
  { kind, shares }: RolledMeant,
): RollPoints {
  const inTurn = state.combatants.find(({ id }) => id === state.turn?.who);
  const isOwn =
    what === 'damage' && inTurn !== undefined && targets.every(({ side }) => areOpposed(side, inTurn.side));
  return {
    type: 'roll-points',
    what,
    dice,
    ...(isOwn && { by: inTurn.id }),
    ...(difficulty !== null && kind !== null && { test: { kind: kind.id, difficulty } }),
    targets: targets.map(({ id }) => ({
      target: id,
      ...(shares[id] !== undefined && { share: shares[id] }),
    })),
  };
}

/** The dice it asks for: the points once, then the test of each one who makes it. */
export function rolledSlots(
  { health }: RuleSystem,
  state: CombatState,
  { what = 'damage', dice, test, targets }: RollPoints,
): readonly DiceSlot[] {
  const label = message(`tracker.points.dice.${what}`);
  const rolled = slotsOfDice(dice, what, label);
  const { halfTest } = health;
  if (test === undefined || halfTest === undefined) return rolled;
  const tests = targets.flatMap(({ target, share }) => {
    const one = state.combatants.find(({ id }) => id === target);
    if (one === undefined || share !== undefined) return [];
    const count = halfTest.dice(state, one, test.kind);
    return [{ purpose: 'test', label: nameMessage(one), sides: 20, count }];
  });
  return [...rolled, ...tests];
}

/** The dice that the loss itself asks for, once it is known what it comes to; none where a test may halve it. */
export function slotsOfLoss(
  { health }: RuleSystem,
  state: CombatState,
  { what, dice, test, targets }: RollPoints,
  typed: TypedNaturals,
): readonly DiceSlot[] {
  if (what !== 'damage' || test !== undefined) return [];
  const missing: string[] = [];
  const source = typedSource(typed, (sides, purpose) => {
    missing.push(purpose);
    return sides;
  });
  const { total } = rollExpression(parseDice(dice), diceFrom(source), what);
  if (missing.length > 0) return [];
  const losses = targets.map(({ target, share = 'whole' }) => ({
    target,
    amount: shareOf(Math.max(0, total), share, health.rounding),
  }));
  return health.lossSlots?.(state, losses) ?? [];
}
