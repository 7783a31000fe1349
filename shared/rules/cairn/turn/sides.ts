import { expireAtCount } from '#shared/combat/conditions/held.ts';
import { bringCountersBack } from '#shared/combat/counters/counters.ts';
import { TICK_TIMES, type TickTime } from '#shared/combat/conditions/own-condition.ts';
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
import type { Combatant, Side } from '#shared/combat/state.ts';
import { requireSomebodyToCome } from '#shared/combat/turns/nobody.ts';
import type { TurnStyle } from '#shared/combat/turns/turn-style.ts';
import { endHours } from '#shared/rules/cairn/wounds/dying.ts';
import { fightOf, patchFight, type Step } from '#shared/rules/cairn/fight.ts';
import { raiseMorale } from '#shared/rules/cairn/morale/morale.ts';
import { canAct } from '#shared/rules/cairn/conditions/standing.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';

/** The count of a step, which durations are counted on: the PCs' comes first in a round (C2). */
const STEP_COUNT: Readonly<Record<Step, number>> = { pcs: 1, foes: 0 };

const STEP_TEXT = { pcs: cairnMessage('step.pcs'), foes: cairnMessage('step.foes') } as const;

/** The step a side acts in. Allies act with the PCs: the rules speak only of the PCs and their opponents. */
export function stepOf(side: Side): Step {
  return side === 'foe' ? 'foes' : 'pcs';
}

/** Turns by sides: every PC able to act, then all opponents (C2). Nothing is rolled and nobody has a place in an order. */
export const sideTurns: TurnStyle<never> = {
  kind: 'sides',
  commands: [],
  begin(play, fields) {
    refuseOrder(fields);
    play.events.push({ type: 'started', order: [] });
    beginRound(play, 1);
    beginStep(play, 'pcs');
  },
  next(play) {
    if (fightOf(play.state).declared.length > 0) refuse(cairnMessage('error.unresolved'));
    const { round } = play.state;
    const ending = fightOf(play.state).step;
    if (ending !== null) raiseForStep(play, ending, ['turn-end']);
    if (ending === 'pcs' && someoneCanAct(play, 'foes')) {
      beginStep(play, 'foes');
      return;
    }
    if (ending === 'pcs') raiseForStep(play, 'foes', TICK_TIMES);
    beginRound(play, round + 1);
    const step = (['pcs', 'foes'] as const).find((one) => someoneCanAct(play, one));
    if (step === undefined) requireSomebodyToCome(play);
    if (step === 'foes') raiseForStep(play, 'pcs', TICK_TIMES);
    beginStep(play, step ?? 'pcs');
  },
  joined(play, id, { initiative, surprised }) {
    if (initiative !== null) refuse(cairnMessage('error.noInitiative'), 'initiative');
    if (surprised) refuse(cairnMessage('error.noSurprise'), 'surprised');
    const combatant = requireCombatant(play.state, id);
    const { step, able } = fightOf(play.state);
    if (stepOf(combatant.side) === step && canAct(combatant)) patchFight(play, { able: [...able, id] });
    play.events.push({ type: 'joined', who: who(combatant), total: null, natural: null });
  },
  left: leaveStep,
};

/** Whoever the narrator rules out has no part in the step any more; a casualty may call for morale (C12). */
export function fateRuled(play: Play, id: string): void {
  if (!canAct(requireCombatant(play.state, id))) leaveStep(play, id);
  raiseMorale(play);
}

function leaveStep(play: Play, id: string): void {
  const without = (ids: readonly string[]): string[] => ids.filter((one) => one !== id);
  const { able, acted, cleared, late, struck, declared } = fightOf(play.state);
  patchFight(play, {
    able: without(able),
    acted: without(acted),
    cleared: without(cleared),
    late: without(late),
    struck: without(struck),
    declared: declared
      .filter(({ attacker }) => attacker !== id)
      .map((one) => ({ ...one, targets: without(one.targets) }))
      .filter(({ targets }) => targets.length > 0),
  });
}

function beginRound(play: Play, round: number): void {
  patchState(play, { status: 'running', round });
  play.events.push({ type: 'round', round });
  bringCountersBack(play, 'round');
}

/** Begins a step: durations and dying hours end first (H4, C10), then it is noted who can act in it (C2). */
function beginStep(play: Play, step: Step): void {
  patchState(play, { count: STEP_COUNT[step] });
  expireAtCount(play);
  endHours(play);
  for (const { id } of play.state.combatants) refreshStanding(play, id);
  const able = play.state.combatants.filter((one) => stepOf(one.side) === step && canAct(one));
  raiseForStep(play, step, ['turn-start']);
  patchFight(play, { step, able: able.map(({ id }) => id), acted: [], late: [], struck: [] });
  play.events.push({ type: 'told', who: null, said: STEP_TEXT[step], rule: 'C2' });
  bringCountersBack(play, 'turn', ({ side }) => stepOf(side) === step);
  raiseMorale(play);
}

/** What conditions do to a side comes with its step, also where nobody of it can act. */
function raiseForStep(play: Play, step: Step, times: readonly TickTime[]): void {
  const side = play.state.combatants.filter((one) => stepOf(one.side) === step).map(({ id }) => id);
  for (const at of times) raiseTicks(play, side, at, STEP_COUNT[step]);
}

function someoneCanAct(play: Play, step: Step): boolean {
  return play.state.combatants.some((one: Combatant) => stepOf(one.side) === step && canAct(one));
}

function refuseOrder({ surprised, initiative }: StartFields): void {
  if (surprised.length > 0) refuse(cairnMessage('error.noSurprise'), 'surprised');
  if (initiative.size > 0) refuse(cairnMessage('error.noInitiative'), 'initiative');
}
