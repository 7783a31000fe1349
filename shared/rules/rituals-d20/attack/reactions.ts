import type { Counter } from '#shared/combat/counters/counter.ts';
import { findCounter } from '#shared/combat/counters/counters.ts';
import { countReaction, REACTIONS as COUNTER } from '#shared/combat/counters/reactions.ts';
import type { JsonObject } from '#shared/json.ts';
import { refuse, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { sheetSlot } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** What one may do when attacked (N5). */
export const REACTIONS = ['none', 'block', 'dodge', 'counter'] as const;

/** What one does when attacked (N5). */
export type Reaction = (typeof REACTIONS)[number];

/** The reactions that somebody with this sheet has by the rules: as many as Agilidade, back as its own turn begins (N5). */
export function reactionsFrom(sheet: JsonObject): readonly Counter[] {
  const { agility: max } = sheetSlot.read(sheet);
  const name = ritualsMessage('counter.reactions');
  return max <= 0 ? [] : [{ id: COUNTER, name, current: max, max, returns: 'turn', byRules: true }];
}

/** How many reactions a combatant has left until its next turn (N5). */
export function reactionsLeft(combatant: Combatant): number {
  return findCounter(combatant, COUNTER)?.current ?? 0;
}

/** How many reactions a combatant has in all until its next turn (N5). */
export function reactionsOf(combatant: Combatant): number {
  return findCounter(combatant, COUNTER)?.max ?? 0;
}

/** Spends a reaction; refused to the defeated and to one who has none left (N5). */
export function spendReaction(play: Play, combatant: Combatant, field: string): void {
  const name = nameOf(combatant);
  if (combatant.standing === 'defeated') refuse(ritualsMessage('refuse.defeatedReaction', { name }), field);
  if (reactionsLeft(combatant) === 0) refuse(ritualsMessage('refuse.noReactions', { name }), field);
  countReaction(play, combatant, field);
}
