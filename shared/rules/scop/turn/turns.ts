import { expireAtCount } from '#shared/combat/conditions/held.ts';
import { bringCountersBack } from '#shared/combat/counters/counters.ts';
import type { TickTime } from '#shared/combat/conditions/own-condition.ts';
import { raiseTicks } from '#shared/combat/conditions/ticks.ts';
import { refreshStanding } from '#shared/combat/health.ts';
import {
  patchState,
  refuse,
  requireCombatant,
  who,
  type Play,
  type StartFields,
} from '#shared/combat/play.ts';
import { requireSomebodyToCome } from '#shared/combat/turns/nobody.ts';
import type { TurnStyle } from '#shared/combat/turns/turn-style.ts';
import { surprise } from '#shared/rules/scop/conditions/conditions.ts';
import { fightOf, patchFight } from '#shared/rules/scop/fight.ts';
import { arrive, engageAtStart, groupCommands, type GroupCommand } from './groups.ts';
import { optionsSlot } from '#shared/rules/scop/options.ts';
import { patchOwn } from '#shared/rules/scop/own.ts';
import { canAct } from '#shared/rules/scop/wounds/standing.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { woundDiceOf } from '#shared/rules/scop/wounds/wounds.ts';

/** Turns of everybody at once, in engagement groups (S5, S7): a round is one turn, nothing is rolled for order. */
export const groupTurns: TurnStyle<GroupCommand> = {
  kind: 'groups',
  commands: groupCommands,
  surprise,
  begin(play, fields) {
    requireNoOrder(play, fields);
    play.events.push({ type: 'started', order: [] });
    beginTurn(play, 1);
    engageAtStart(play);
    for (const id of fields.surprised) surprise(play, id);
  },
  next(play) {
    if (fightOf(play.state).intents.length > 0) refuse(scopMessage('error.unresolved'));
    raiseForAll(play, 'turn-end');
    beginTurn(play, play.state.round + 1);
    if (!play.state.combatants.some(canAct)) requireSomebodyToCome(play);
  },
  joined(play, id, { initiative, surprised }) {
    if (initiative !== null) refuse(scopMessage('error.noInitiative'), 'initiative');
    play.events.push({
      type: 'joined',
      who: who(requireCombatant(play.state, id)),
      total: null,
      natural: null,
    });
    patchFight(play, { arriving: [...fightOf(play.state).arriving, id] });
    weighWounds(play, id);
    if (surprised) surprise(play, id);
  },
  left: leaveTurn,
};

/** Whoever the narrator rules out does nothing more in this turn, and nobody aims at one who is gone. */
export function fateRuled(play: Play, id: string): void {
  const combatant = requireCombatant(play.state, id);
  if (!canAct(combatant)) leaveTurn(play, id);
  weighWounds(play, id);
}

function leaveTurn(play: Play, id: string): void {
  const { intents, moves, acted, arriving } = fightOf(play.state);
  patchFight(play, {
    intents: intents
      .filter(({ combatant, target }) => combatant !== id && target !== id)
      .map((intent) => ({ ...intent, hitting: intent.hitting.filter((one) => one !== id) })),
    moves: moves.filter(({ combatant }) => combatant !== id),
    acted: acted.filter((one) => one !== id),
    arriving: arriving.filter((one) => one !== id),
  });
}

/** Begins a turn: those on their way arrive (S6), what is due ends (H4), and the dice wounds cost are fixed for the whole of it (S11). */
function beginTurn(play: Play, round: number): void {
  patchState(play, { status: 'running', round, count: 0 });
  play.events.push({ type: 'round', round });
  arrive(play);
  patchFight(play, { moves: [], acted: [], arriving: [] });
  expireAtCount(play);
  for (const { id } of play.state.combatants) {
    refreshStanding(play, id);
    weighWounds(play, id);
  }
  bringCountersBack(play, 'round');
  bringCountersBack(play, 'turn');
  raiseForAll(play, 'turn-start');
}

function raiseForAll(play: Play, at: TickTime): void {
  const ids = play.state.combatants.map(({ id }) => id);
  raiseTicks(play, ids, at, play.state.count);
}

function weighWounds(play: Play, id: string): void {
  const { hp } = requireCombatant(play.state, id);
  patchOwn(play, id, { woundDice: woundDiceOf(hp, optionsSlot.read(play.state.options, 'options')) });
}

function requireNoOrder(play: Play, { surprised, initiative }: StartFields): void {
  if (initiative.size > 0) refuse(scopMessage('error.noInitiative'), 'initiative');
  for (const id of surprised) requireCombatant(play.state, id, 'surprised');
}
