import type { CombatState } from '#shared/combat/state.ts';
import { reactionsLeft, type Reaction } from '#shared/rules/rituals-d20/attack/reactions.ts';
import type { PlainAttack } from '#shared/rules/system.ts';
import { combatantOf } from '#renderer/fight/view.svelte.ts';
import { reactionInForce } from './reaction-offers.ts';

/** The reaction chosen for an attack, by its attacker, and whose it is: another target is asked anew. */
export type ChosenReactions = Readonly<
  Record<string, { readonly target: string; readonly reaction: Reaction }>
>;

/** How each target reacts to each of several attacks made together: a reaction more than it has left is none (N5). */
export function reactionsTogether(
  state: CombatState,
  attacks: readonly PlainAttack[],
  chosen: ChosenReactions,
): readonly Reaction[] {
  const spent = new Map<string, number>();
  return attacks.map(({ attacker, target: id }) => {
    const target = combatantOf(state, id);
    const said = chosen[attacker];
    if (target === null || said === undefined || said.target !== id) return 'none';
    const reaction = reactionInForce(target, said.reaction);
    const before = spent.get(id) ?? 0;
    if (reaction === 'none' || reactionsLeft(target) <= before) return 'none';
    spent.set(id, before + 1);
    return reaction;
  });
}
