import { refuse, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { ownOf, patchOwn } from '#shared/rules/rituals-d20/own.ts';
import { sheetSlot } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/names.ts';

/** What one may do when attacked (N5). */
export const REACTIONS = ['none', 'block', 'dodge', 'counter'] as const;

/** What one does when attacked (N5). */
export type Reaction = (typeof REACTIONS)[number];

/** How many reactions a combatant has left until its next turn: Agilidade, less those spent (N5). */
export function reactionsLeft(combatant: Combatant): number {
  const { agility } = sheetSlot.read(combatant.sheet);
  return Math.max(0, agility - ownOf(combatant).reactionsSpent);
}

/** Spends a reaction; refused to the defeated and to one who has none left (N5). */
export function spendReaction(play: Play, combatant: Combatant, field: string): void {
  const { id, standing } = combatant;
  const name = nameOf(combatant);
  if (standing === 'defeated') refuse(ritualsMessage('refuse.defeatedReaction', { name }), field);
  if (reactionsLeft(combatant) === 0) refuse(ritualsMessage('refuse.noReactions', { name }), field);
  patchOwn(play, id, { reactionsSpent: ownOf(combatant).reactionsSpent + 1 });
}
