import { z } from 'zod';
import { removeCondition } from '#shared/combat/conditions/held.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { refreshStanding } from '#shared/combat/health.ts';
import { patchCombatant, refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import { markActed, requireAction } from '#shared/rules/cairn/turn/act.ts';
import { stabilise } from './critical-damage.ts';
import { regainAttribute } from './attribute-loss.ts';
import { deathRound } from './dying.ts';
import { attributesOf, pendingOf } from '#shared/rules/cairn/own.ts';
import { DOOMED } from '#shared/rules/cairn/scars/scars.ts';
import { ATTRIBUTES } from '#shared/rules/cairn/sheet/sheet.ts';
import { has, isDead } from '#shared/rules/cairn/conditions/standing.ts';
import { mendScar } from '#shared/rules/cairn/scars/suffer-scar.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const stabiliseFields = z.strictObject({
  target: z.string(),
  /** Who helps, spending its action; null: somebody the tracker need not know. */
  by: z.string().nullable().default(null),
});

/** Helps one who is dying, whose hour ends (C10). */
export const stabiliseCommand = defineCommand('stabilise', stabiliseFields, (play, { target, by }) => {
  requireNotEnded(play);
  const combatant = requireCombatant(play.state, target, 'target');
  const dying = has(combatant, 'critical') || deathRound(combatant) !== null;
  if (!dying || isDead(combatant))
    refuse(cairnMessage('error.notDying', { name: nameOf(combatant) }), 'target');
  if (by !== null) markActed(play, [requireAction(play, by, 'by').id]);
  stabilise(play, target);
  refreshStanding(play, target);
});

/** How long a rest is (C15). */
export const RESTS = ['moments', 'week'] as const;

/** One of the rests. */
export type Rest = (typeof RESTS)[number];

const recoverFields = z.strictObject({ target: z.string(), rest: z.enum(RESTS).default('moments') });

/** Why somebody can't rest: dead, dying, or deprived of what a short rest needs (C10, C15); null when it can. */
export function restRefusal(combatant: Combatant, rest: Rest): Message | null {
  const name = nameOf(combatant);
  if (isDead(combatant)) return cairnMessage('error.dead', { name });
  if (has(combatant, 'critical') || has(combatant, 'mortal-wound'))
    return cairnMessage('error.dying', { name });
  return rest === 'moments' && isDeprived(combatant) ? cairnMessage('error.deprived', { name }) : null;
}

/** Rests: a few moments bring all PG back, unless deprived; a week with help brings the attributes back, too (C15). */
export const recover = defineCommand('recover', recoverFields, (play, { target, rest }) => {
  requireNotEnded(play);
  const combatant = requireCombatant(play.state, target, 'target');
  const refusal = restRefusal(combatant, rest);
  if (refusal !== null) refuse(refusal, 'target');
  if (has(combatant, 'stabilised')) removeCondition(play, target, 'stabilised');
  if (!isDeprived(combatant)) restorePoints(play, combatant);
  if (rest === 'week') {
    for (const id of ATTRIBUTES) regainAttribute(play, target, id, attributesOf(combatant)[id].max);
  }
  refreshStanding(play, target);
});

/** Without what it needs, one doesn't get PG back by resting (C15). */
export function isDeprived(combatant: Combatant): boolean {
  return has(combatant, 'deprived');
}

function restorePoints(play: Play, combatant: Combatant): void {
  const { current, max, temp } = combatant.hp;
  const to = Math.max(current, max);
  patchCombatant(play, combatant.id, { hp: { current: to, max, temp } });
  play.events.push({ type: 'healed', target: who(combatant), amount: to - current, from: current, to, max });
}

const pendingFields = z.strictObject({ target: z.string(), entry: z.int() });

/** Rolls the part of a scar that waited for recovery (C13); entry 12 waits for its save instead. */
export const resolvePending = defineCommand('resolve-pending', pendingFields, (play, { target, entry }) => {
  requireNotEnded(play);
  const combatant = requireCombatant(play.state, target, 'target');
  const name = nameOf(combatant);
  if (isDead(combatant)) refuse(cairnMessage('error.dead', { name }), 'target');
  if (!pendingOf(combatant).includes(entry))
    refuse(cairnMessage('error.nothingPending', { name, entry }), 'entry');
  if (entry === DOOMED) refuse(cairnMessage('error.doomed', { name }), 'entry');
  mendScar(play, target, entry);
  refreshStanding(play, target);
});
