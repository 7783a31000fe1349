import { z } from 'zod';
import { defineCommand } from '../../../combat/command.ts';
import { refuse, requireCombatant, who, type Play } from '../../../combat/play.ts';
import { requireRunning } from '../../../combat/status.ts';
import type { Combatant, CombatState } from '../../../combat/state.ts';
import { ATTRIBUTE_NAMES } from '../wounds/attribute-loss.ts';
import { fightOf, patchFight } from '../fight.ts';
import { optionsSlot } from '../options.ts';
import { attributesOf } from '../own.ts';
import { rollSave } from '../wounds/save.ts';
import { canAct } from '../conditions/standing.ts';
import { say } from '../words/texts.ts';
import { tellSave } from '../told.ts';

/** Whether the DES save of round 1 doesn't stand in a combatant's way: only PCs make it, and only then (C3). */
export function mayAct(state: CombatState, { id, side }: Combatant): boolean {
  if (state.round !== 1 || side !== 'pc') return true;
  return optionsSlot.read(state.options, 'options').waiveActSaves || fightOf(state).cleared.includes(id);
}

/** The PCs who still have to save for DES to act in round 1 (C3). */
export function awaitingSave(state: CombatState): Combatant[] {
  const { step, able, late } = fightOf(state);
  if (state.status !== 'running' || step !== 'pcs') return [];
  return state.combatants.filter(
    (one) => (able.includes(one.id) || canAct(one)) && !mayAct(state, one) && !late.includes(one.id),
  );
}

const fields = z.strictObject({
  waive: z.union([z.literal('all'), z.array(z.string())]).default([]),
});

/** Rolls the DES save of every PC that hasn't made it yet, in the order given, except those waived; who fails loses the turn (C3). */
export const actSaves = defineCommand('act-saves', fields, (play, { waive }) => {
  requireRunning(play);
  const waiting = awaitingSave(play.state);
  if (waiting.length === 0) refuse(say('error.noActSaves'));
  if (waive !== 'all') for (const id of waive) requireWaiting(play, waiting, id);
  for (const combatant of waiting) {
    if (waive === 'all' || waive.includes(combatant.id)) clear(play, combatant);
    else save(play, combatant);
  }
});

function requireWaiting(play: Play, waiting: readonly Combatant[], id: string): void {
  const { name } = requireCombatant(play.state, id, 'waive');
  if (!waiting.some((one) => one.id === id)) refuse(say('error.noActSave', { name }), 'waive');
}

function clear(play: Play, combatant: Combatant): void {
  patchFight(play, { cleared: [...fightOf(play.state).cleared, combatant.id] });
  const said = say('actSave.waived', { name: combatant.name });
  play.events.push({ type: 'told', who: who(combatant), said, rule: 'C3' });
}

function save(play: Play, combatant: Combatant): void {
  const { id, name } = combatant;
  const rolled = rollSave(play.dice, attributesOf(combatant).dex.current, `save:${id}`);
  const { cleared, late } = fightOf(play.state);
  patchFight(play, rolled.passed ? { cleared: [...cleared, id] } : { late: [...late, id] });
  tellSave(play, who(combatant), rolled, say('actSave.rolled', { name }), ATTRIBUTE_NAMES.dex, 'C3');
}
