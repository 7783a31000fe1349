import { message } from '#shared/text/message.ts';
import { bringCountersBack } from '#shared/combat/counters/counters.ts';
import {
  patchState,
  refuse,
  requireCombatant,
  who,
  type Play,
  type StartFields,
} from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { linkedOrder } from './links.ts';
import { raiseAtTurnEnd } from '#shared/combat/conditions/ticks.ts';
import { individualCommands, type IndividualCommand } from './individual-commands.ts';
import { insertByInitiative, isLowestFirst, orderOf, type OrderRules } from './order.ts';
import { beginNextInOrder, canTakeTurn, passOn } from './pass-on.ts';
import type { Rolled } from './rolled.ts';
import { reversed, rollForAll, totalOf, totalOfGroup } from './rolls.ts';
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
      play.events.push({
        type: 'started',
        order: rolled.map(({ combatant, ...placed }) => ({ who: who(combatant), ...placed })),
        ...reversed(play.state, rules),
      });
      const rolledOrder = orderOf(rules, rolled, isLowestFirst(play.state, rules));
      const order = linkedOrder(rolledOrder, play.state.linked);
      patchState(play, { order, status: 'running', round: 1 });
      play.events.push({ type: 'round', round: 1 });
      bringCountersBack(play, 'round');
      for (const id of fields.surprised) unawareOf(play, id);
      beginNextInOrder(play, rules);
    },
    ...(rules.lowestFirst && { lowestFirst: rules.lowestFirst }),
    ...(rules.rerolls && { rerolls: rules.rerolls }),
    ...(rules.links && { links: rules.links }),
    next(play, typed) {
      raiseAtTurnEnd(play);
      passOn(play, rules, typed);
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

/** Puts one who joins into the order. */
function place(play: Play, rules: OrderRules, combatant: Combatant, typed: number | null): Rolled {
  const rolled = totalOf(play, rules, combatant, typed ?? totalOfGroup(play, rules, combatant));
  const entry = { id: combatant.id, initiative: rolled.total };
  patchState(play, { order: insertByInitiative(play.state, rules, entry) });
  return rolled;
}

function surpriseBy({ surprise }: OrderRules): TurnStyle['surprise'] {
  return surprise && ((play, id) => surprise(play, id, play.state.round));
}

function requireKnown(play: Play, { surprised, initiative }: StartFields): void {
  for (const id of initiative.keys()) requireCombatant(play.state, id, 'initiative');
  for (const id of surprised) requireCombatant(play.state, id, 'surprised');
}
