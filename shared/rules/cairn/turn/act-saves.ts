import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { ATTRIBUTE_NAMES } from '#shared/rules/cairn/wounds/attribute-loss.ts';
import { fightOf, patchFight } from '#shared/rules/cairn/fight.ts';
import { optionsSlot } from '#shared/rules/cairn/options.ts';
import { attributesOf } from '#shared/rules/cairn/own.ts';
import { rollSave } from '#shared/rules/cairn/wounds/save.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { isAble } from './able.ts';
import { tellSave } from '#shared/rules/cairn/told.ts';
import { nameOf } from '#shared/combat/name.ts';

/** Whether the DES save of round 1 doesn't stand in a combatant's way: only PCs make it, and only then (C3). */
export function mayAct(state: CombatState, { id, side }: Combatant): boolean {
  if (state.round !== 1 || side !== 'pc') return true;
  return optionsSlot.read(state.options, 'options').waiveActSaves || fightOf(state).cleared.includes(id);
}

/** The PCs who still have to save for DES to act in round 1 (C3). */
export function awaitingSave(state: CombatState): Combatant[] {
  const fight = fightOf(state);
  if (state.status !== 'running' || state.round !== 1 || fight.step !== 'pcs') return [];
  if (optionsSlot.read(state.options, 'options').waiveActSaves) return [];
  const settled = new Set([...fight.cleared, ...fight.late]);
  return state.combatants.filter((one) => one.side === 'pc' && !settled.has(one.id) && isAble(state, one));
}

const fields = z.strictObject({
  waive: z.union([z.literal('all'), z.array(z.string())]).default([]),
});

/** Rolls the DES save of every PC that hasn't made it yet, in the order given, except those waived; who fails loses the turn (C3). */
export const actSaves = defineCommand('act-saves', fields, (play, { waive }) => {
  requireRunning(play);
  const waiting = awaitingSave(play.state);
  if (waiting.length === 0) refuse(cairnMessage('error.noActSaves'));
  const waived = new Set(waive === 'all' ? waiting.map(({ id }) => id) : waive);
  if (waive !== 'all') requireWaiting(play, new Set(waiting.map(({ id }) => id)), waive);
  const cleared: string[] = [];
  const late: string[] = [];
  for (const combatant of waiting) {
    if (waived.has(combatant.id)) tellWaived(play, combatant);
    const passed = waived.has(combatant.id) || save(play, combatant);
    (passed ? cleared : late).push(combatant.id);
  }
  const before = fightOf(play.state);
  patchFight(play, { cleared: [...before.cleared, ...cleared], late: [...before.late, ...late] });
});

function requireWaiting(play: Play, waiting: ReadonlySet<string>, ids: readonly string[]): void {
  for (const id of ids) {
    const name = nameOf(requireCombatant(play.state, id, 'waive'));
    if (!waiting.has(id)) refuse(cairnMessage('error.noActSave', { name }), 'waive');
  }
}

function tellWaived(play: Play, combatant: Combatant): void {
  const said = cairnMessage('actSave.waived', { name: nameOf(combatant) });
  play.events.push({ type: 'told', who: who(combatant), said, rule: 'C3' });
}

function save(play: Play, combatant: Combatant): boolean {
  const { id } = combatant;
  const name = nameOf(combatant);
  const rolled = rollSave(play.dice, attributesOf(combatant).dex.current, `save:${id}`);
  tellSave(play, {
    actor: who(combatant),
    save: rolled,
    said: cairnMessage('actSave.rolled', { name }),
    attribute: ATTRIBUTE_NAMES.dex,
    rule: 'C3',
  });
  return rolled.passed;
}
