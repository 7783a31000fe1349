import type { Combatant, CombatState, HitPoints, Standing } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Message } from '#shared/text/message.ts';
import { fightOf } from './fight.ts';
import { groupsOf } from './turn/groups.ts';
import { optionsSlot, type ScopOptions } from './options.ts';
import { ownOf } from './own.ts';
import { planStep } from './turn/plan-step.ts';
import { diceOf } from './checks/check-roll.ts';
import { isDead, isOut, woundDiceOf } from './wounds/wounds.ts';
import { scopMessage } from './words/texts.ts';

type VitalityBand = 'unhurt' | 'hurt' | 'badly-hurt' | 'out' | 'dead';

/** A combatant's running figures: its group, and the dice its wounds cost in this turn. */
export function figures(combatant: Combatant): JsonObject {
  const { group, woundDice } = ownOf(combatant);
  return { group, woundDice };
}

/** Dice its wounds cost it in this turn, in words; nothing while they cost none (S11). */
export function figuresLine(combatant: Combatant): readonly Message[] {
  const { woundDice } = ownOf(combatant);
  return woundDice === 0 ? [] : [scopMessage('tracker.woundsCost', { count: woundDice })];
}

/**
 * The running state of the fight: groups, intents, who is on the way, who has acted, who will roll with which dice, and how
 * badly everyone is wounded (`nextDice` counts from the next turn on).
 */
export function situation(state: CombatState): JsonObject {
  const { intents, moves, acted } = fightOf(state);
  return {
    groups: groupsOf(state).map(({ group, members }) => ({ group, members })),
    intents,
    moves,
    acted,
    tests: [true, false].flatMap((first) => checksOf(state, first)),
    vitality: Object.fromEntries(state.combatants.map((one) => [one.id, vitalityOf(state, one)])),
  };
}

function checksOf(state: CombatState, first: boolean): JsonObject[] {
  return planStep(state, first).checks.map(({ who, pool }) => ({
    combatant: who.id,
    first,
    dice: diceOf(pool).map(({ role, sides, count }) => ({ purpose: `${role}:${who.id}`, sides, count })),
  }));
}

function vitalityOf(state: CombatState, { hp, standing, fate }: Combatant): JsonObject {
  const options = optionsSlot.read(state.options, 'options');
  return {
    band: fate === 'dead' ? 'dead' : bandOf(hp, standing, options),
    nextDice: woundDiceOf(hp, options),
  };
}

/** How somebody is, in one word. */
function bandOf(hp: HitPoints, standing: Standing, options: ScopOptions): VitalityBand {
  if (isDead(hp, options)) return 'dead';
  if (isOut(hp, options) || standing !== 'up') return 'out';
  if (hp.current >= hp.max) return 'unhurt';
  return woundDiceOf(hp, options) > 0 ? 'badly-hurt' : 'hurt';
}
