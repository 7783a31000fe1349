import { message } from '#shared/text/translate.ts';
import {
  findCombatant,
  patchState,
  refuse,
  requireCombatant,
  who,
  type Play,
  type StartFields,
} from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { raiseAtTurnEnd } from '#shared/combat/conditions/ticks.ts';
import { individualCommands, type IndividualCommand } from './individual-commands.ts';
import { insertByInitiative, orderOf, type OrderRules, type RolledInitiative } from './order.ts';
import { beginNextInOrder, canTakeTurn, passOn } from './pass-on.ts';
import type { TurnStyle } from './turn-style.ts';

/** Turns one by one, highest initiative first, in an explicit order (H1, H3). */
export function individualTurns(rules: OrderRules): TurnStyle<IndividualCommand> {
  const surprise = surpriseBy(rules);
  const unawareOf = (play: Play, id: string): void =>
    surprise === undefined ? refuse(message('error.noSurprise'), 'surprised') : surprise(play, id);
  return {
    kind: 'individual',
    commands: individualCommands(rules),
    initiativeBonus: (combatant) => rules.initiative(combatant).bonus,
    ...(surprise && { surprise }),
    ...(rules.readyAction !== undefined && { readyAction: rules.readyAction }),
    begin(play, fields) {
      requireKnown(play, fields);
      const rolled = rollForAll(play, rules, fields.initiative);
      const order = orderOf(rules, rolled);
      play.events.push({
        type: 'started',
        order: rolled.map(({ combatant, ...placed }) => ({ who: who(combatant), ...placed })),
      });
      patchState(play, { order, status: 'running', round: 1 });
      play.events.push({ type: 'round', round: 1 });
      for (const id of fields.surprised) unawareOf(play, id);
      beginNextInOrder(play, rules);
    },
    next(play) {
      raiseAtTurnEnd(play);
      passOn(play, rules);
    },
    joined(play, id, { initiative, surprised }) {
      const combatant = requireCombatant(play.state, id);
      const placed = place(play, rules, combatant, initiative);
      play.events.push({ type: 'joined', who: who(combatant), ...placed });
      if (surprised) unawareOf(play, id);
      const { order, turn, acted } = play.state;
      const playing = order.findIndex((entry) => entry.id === turn?.who);
      // Its place has been passed: it waits for the next round.
      if (order.findIndex((entry) => entry.id === id) < playing) patchState(play, { acted: [...acted, id] });
    },
    left(play, id) {
      const { order, acted, interrupted, turn } = play.state;
      patchState(play, {
        order: order.filter((entry) => entry.id !== id),
        acted: acted.filter((one) => one !== id),
        interrupted: interrupted.filter((one) => one.who !== id),
      });
      if (turn?.who !== id) return;
      patchState(play, { turn: null });
      if (play.state.combatants.some((one) => canTakeTurn(play, one))) passOn(play, rules);
    },
  };
}

/** The total of one, and the dice behind it where it was rolled. */
interface Rolled extends Omit<RolledInitiative, 'natural'> {
  readonly natural: number | null;
}

/** Everybody's total, typed or rolled, in the order they were given. */
function rollForAll(
  play: Play,
  rules: OrderRules,
  typed: ReadonlyMap<string, number>,
): readonly (Rolled & { readonly combatant: Combatant })[] {
  const shares = rules.rollsByGroup?.(play.state.options) === true;
  // The first of a group in the order says what those after it get.
  const ofGroups = new Map<string, number>();
  return play.state.combatants.map((combatant) => {
    const { id } = combatant;
    const group = shares ? combatant.group : null;
    const mates = group === null ? undefined : ofGroups.get(group);
    const rolled = totalOf(play, rules, combatant, typed.get(id) ?? mates ?? null);
    if (group !== null) ofGroups.set(group, Math.max(rolled.total, mates ?? rolled.total));
    return { combatant, ...rolled };
  });
}

/** Puts one who joins into the order. */
function place(play: Play, rules: OrderRules, combatant: Combatant, typed: number | null): Rolled {
  const rolled = totalOf(play, rules, combatant, typed ?? totalOfGroup(play, rules, combatant));
  const entry = { id: combatant.id, initiative: rolled.total };
  patchState(play, { order: insertByInitiative(play.state, rules, entry) });
  return rolled;
}

function totalOf(play: Play, rules: OrderRules, combatant: Combatant, known: number | null): Rolled {
  const total = known ?? totalOfEntry(combatant);
  return total === null ? rules.roll(play, combatant) : { total, natural: null };
}

/** What one of its group has already, where groups share a roll. */
function totalOfGroup(play: Play, rules: OrderRules, { group }: Combatant): number | null {
  if (group === null || rules.rollsByGroup?.(play.state.options) !== true) return null;
  const { order } = play.state;
  const mate = order.find(({ id }) => findCombatant(play.state, id)?.group === group);
  return mate?.initiative ?? null;
}

/** An entry without a total acts as the round begins to close: it has nothing to roll with. */
function totalOfEntry({ kind }: Combatant): number | null {
  return kind === 'entry' ? 0 : null;
}

function surpriseBy({ surprise }: OrderRules): TurnStyle['surprise'] {
  return surprise && ((play, id) => surprise(play, id, play.state.round));
}

function requireKnown(play: Play, { surprised, initiative }: StartFields): void {
  for (const id of initiative.keys()) requireCombatant(play.state, id, 'initiative');
  for (const id of surprised) requireCombatant(play.state, id, 'surprised');
}
