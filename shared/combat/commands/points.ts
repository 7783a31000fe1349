import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { requireFighter } from '#shared/combat/fighter.ts';
import { refreshStanding } from '#shared/combat/health.ts';
import { patchCombatant, refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { nameOf } from '#shared/combat/name.ts';
import { message } from '#shared/text/message.ts';

const fields = z.strictObject({ target: z.string(), amount: z.int().min(0) });

/** Points lost by the narrator's word: temporary ones first, then as the system says. */
export const damage = defineCommand('damage', fields, (play, { target, amount }) => {
  requireNotEnded(play);
  requireCombatant(play.state, target, 'target');
  play.system.health.hurt(play, target, amount, null);
});

/** Points regained, never over the maximum, where the system lets them be. */
export const heal = defineCommand('heal', fields, (play, { target, amount }) => {
  requireNotEnded(play);
  giveBack(play, target, amount);
});

/** Gives points back, never over the maximum, where the system lets them be. */
export function giveBack(play: Play, target: string, amount: number): void {
  const combatant = requireCombatant(play.state, target, 'target');
  requireFighter(combatant, 'target');
  if (combatant.fate === 'dead') refuse(message('error.deadByWord', { name: nameOf(combatant) }), 'target');
  const refusal = play.system.health.healRefusal?.(combatant) ?? null;
  if (refusal !== null) refuse(refusal, 'target');
  const { current, max, temp } = combatant.hp;
  const to = Math.max(current, Math.min(max, current + amount));
  // Down by the narrator's word, it gets up with the first points.
  const fate = combatant.fate === 'down' && amount > 0 ? undefined : combatant.fate;
  patchCombatant(play, target, { hp: { current: to, max, temp }, fate });
  play.events.push({ type: 'healed', target: who(combatant), amount, from: current, to, max });
  refreshStanding(play, target);
}

/** Temporary points: the higher of old and new. */
export const tempHp = defineCommand('temp-hp', fields, (play, { target, amount }) => {
  requireNotEnded(play);
  giveTemporary(play, target, amount);
});

/** Gives temporary points, unless there are more already. */
export function giveTemporary(play: Play, target: string, amount: number): void {
  const combatant = requireCombatant(play.state, target, 'target');
  requireFighter(combatant, 'target');
  const from = combatant.hp.temp;
  const to = Math.max(from, amount);
  patchCombatant(play, target, { hp: { ...combatant.hp, temp: to } });
  play.events.push({ type: 'temp', target: who(combatant), from, to });
}
