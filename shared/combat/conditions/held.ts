import { RodadaError } from '#shared/errors.ts';
import type { JsonObject } from '#shared/json.ts';
import { message } from '#shared/text/message.ts';
import type { ConditionSpec } from './condition-spec.ts';
import { conditionsIn, heldLabel } from './known-conditions.ts';
import { requireFighter } from '#shared/combat/fighter.ts';
import {
  findCombatant,
  patchCombatant,
  patchState,
  refuse,
  requireCombatant,
  who,
  type Play,
} from '#shared/combat/play.ts';
import type { Combatant, Condition, Ending, HurtEnding, Lapse } from '#shared/combat/state.ts';
import { hasCome, lowestGoesFirst } from '#shared/combat/turns/counts.ts';
import { nameOf } from '#shared/combat/name.ts';
import { forgetTicks } from './ticks.ts';

/** A condition to put on someone. */
export interface ConditionToAdd {
  readonly target: string;
  readonly id: string;
  readonly details: JsonObject;
  /** Counted by H4 from the count being played; null: until removed (or until `ends`). */
  readonly rounds: number | null;
  readonly by: string | null;
  readonly note?: string | undefined;
  readonly endsIf?: HurtEnding | undefined;
  /** An end that isn't counted in rounds, such as the bearer's next turn. */
  readonly ends?: Ending;
}

/** The condition of that id on a combatant, or null. */
export function findCondition(combatant: Combatant, id: string): Condition | null {
  return combatant.conditions.find((condition) => condition.id === id) ?? null;
}

/** Whether a combatant has a condition. */
export function hasCondition(combatant: Combatant, id: string): boolean {
  return findCondition(combatant, id) !== null;
}

/** What is known of a condition of the system's or the fight's own; another id is a `BAD_REQUEST`. */
export function conditionSpec(play: Play, id: string): ConditionSpec {
  const spec = conditionsIn(play.system, play.state).find((one) => one.id === id);
  if (spec !== undefined) return spec;
  const said = message('error.unknownCondition', { system: play.system.name, condition: id });
  throw new RodadaError('BAD_REQUEST', said, { path: 'condition' });
}

/** Puts a condition on someone; the same one again replaces the old. Rounds before the start are refused (nothing is being counted). */
export function addCondition(play: Play, asked: ConditionToAdd): void {
  const { target, id, details, rounds, by, ends, note, endsIf } = asked;
  const combatant = requireCombatant(play.state, target, 'target');
  requireFighter(combatant, 'target');
  const spec = conditionSpec(play, id);
  if (rounds !== null && play.state.status === 'setup') refuse(message('error.roundsBeforeStart'), 'rounds');
  const own = play.state.ownConditions.find((one) => one.id === id);
  const counted: Ending | null =
    rounds === null ? null : { at: 'count', round: play.state.round + rounds, count: play.state.count };
  const condition: Condition = {
    id,
    details,
    ends: ends ?? counted,
    by,
    ...(note === undefined || note === '' ? {} : { note }),
    ...(endsIf === undefined ? {} : { endsIf }),
    ...(own === undefined ? {} : { own }),
  };
  patchCombatant(play, target, {
    conditions: [...combatant.conditions.filter((old) => old.id !== id), condition],
  });
  const causer = by === null ? null : findCombatant(play.state, by);
  play.events.push({
    type: 'condition-added',
    target: who(combatant),
    condition: id,
    label: spec.describe(condition),
    rounds,
    ends: condition.ends,
    by: causer ? who(causer) : null,
  });
}

/** Refuses what needs a condition that a combatant doesn't have. */
export function refuseAbsent({ system, state }: Play, combatant: Combatant, id: string): never {
  const condition = conditionsIn(system, state).find((one) => one.id === id)?.label ?? id;
  refuse(message('error.conditionAbsent', { name: nameOf(combatant), condition }), 'condition');
}

/** Takes a condition off; refused when the combatant doesn't have it. */
export function removeCondition(play: Play, target: string, id: string): void {
  const combatant = requireCombatant(play.state, target, 'target');
  const condition = findCondition(combatant, id);
  if (condition === null) refuseAbsent(play, combatant, id);
  drop(play, combatant, (one) => one.id === id, 'removed');
}

/** Ends what a wound of its bearer's ends: conditions that the narrator made so. */
export function endsByWound(play: Play, target: string): void {
  drop(play, requireCombatant(play.state, target), ({ own }) => own?.endsOnDamage === true, 'removed');
}

/** Ends what the count now begun has reached (H4): everything due in an earlier round, or in this one at this count or one before it. */
export function expireAtCount(play: Play): void {
  const due = ({ ends }: Condition): boolean =>
    ends?.at === 'count' && hasCome(play.state, ends, lowestGoesFirst(play));
  rememberLapsed(
    play,
    play.state.combatants.flatMap((combatant) => lapsesOf(play, combatant, due)),
  );
}

/** Ends what lasts until the bearer's own turn (H2), as that turn begins. */
export function expireAtOwnTurn(play: Play, id: string): void {
  const { round } = play.state;
  const combatant = requireCombatant(play.state, id);
  const due = ({ ends }: Condition): boolean => ends?.at === 'own-turn' && ends.round <= round;
  rememberLapsed(play, lapsesOf(play, combatant, due));
}

function lapsesOf(play: Play, combatant: Combatant, which: (one: Condition) => boolean): readonly Lapse[] {
  const { round, count } = play.state;
  const { id: target } = combatant;
  return drop(play, combatant, which, 'expired').map((condition) => ({ target, condition, round, count }));
}

const NONE: readonly Condition[] = [];

function drop(
  play: Play,
  combatant: Combatant,
  which: (one: Condition) => boolean,
  how: 'expired' | 'removed',
): readonly Condition[] {
  const gone = combatant.conditions.length === 0 ? NONE : combatant.conditions.filter(which);
  if (gone.length === 0) return NONE;
  patchCombatant(play, combatant.id, {
    conditions: combatant.conditions.filter((one) => !gone.includes(one)),
  });
  if (how === 'removed') forgetTicks(play, combatant.id, gone);
  for (const condition of gone) {
    const label = heldLabel(play.system, condition);
    play.events.push({
      type: 'condition-ended',
      target: who(combatant),
      condition: condition.id,
      label,
      how,
    });
  }
  return gone;
}

/** What ended by itself at this moment can still be extended; what ended before it is forgotten. */
function rememberLapsed(play: Play, ended: readonly Lapse[]): void {
  if (ended.length === 0) return;
  const { round, count, lapsed } = play.state;
  const now = lapsed.filter((one) => one.round === round && one.count === count);
  patchState(play, { lapsed: [...now, ...ended] });
}
