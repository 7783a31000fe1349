import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { ATTRIBUTE_NAMES } from '#shared/rules/cairn/wounds/attribute-loss.ts';
import { fightOf, MORALE_REASONS, patchFight } from '#shared/rules/cairn/fight.ts';
import { flee, groupWil, standingFoes } from './morale.ts';
import { rollSave } from '#shared/rules/cairn/wounds/save.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { tellSave } from '#shared/rules/cairn/told.ts';
import { nameOf } from '#shared/combat/name.ts';
import { namesTogether } from '#shared/combat/names.ts';

const fields = z.strictObject({
  reason: z.enum(MORALE_REASONS),
  /** Who saves together; left out: every enemy still in the fight. */
  group: z.array(z.string()).min(1).optional(),
  /** The narrator's word that nobody need save. */
  waive: z.boolean().default(false),
});

/** Answers a morale prompt: one VON save for the group, with its leader's VON if it has one; a fail, and they flee (C12). */
export const morale = defineCommand('morale', fields, (play, { reason, group, waive }) => {
  requireRunning(play);
  const { prompts } = fightOf(play.state);
  if (!prompts.some((one) => one.reason === reason)) refuse(cairnMessage('error.noPrompt'), 'reason');
  patchFight(play, { prompts: prompts.filter((one) => one.reason !== reason) });
  if (waive) {
    play.events.push({ type: 'told', who: null, said: cairnMessage('morale.waived'), rule: 'C12' });
    return;
  }
  const standing = standingFoes(play.state);
  const saving = group === undefined ? standing : group.map((id) => requireStanding(play, standing, id));
  const [speaker] = saving;
  // All have fallen or fled since it was asked: the question is answered.
  if (speaker === undefined) return;
  const save = rollSave(play.dice, groupWil(saving).wil, 'morale');
  const names = namesTogether(saving);
  const said = cairnMessage('morale.rolled', { names });
  tellSave(play, { actor: who(speaker), save, said, attribute: ATTRIBUTE_NAMES.wil, rule: 'C12' });
  if (!save.passed) for (const { id } of saving) flee(play, id);
});

function requireStanding(play: Play, standing: readonly Combatant[], id: string): Combatant {
  const combatant = requireCombatant(play.state, id, 'group');
  if (!standing.some((one) => one.id === id))
    refuse(cairnMessage('error.notMoral', { name: nameOf(combatant) }), 'group');
  return combatant;
}
