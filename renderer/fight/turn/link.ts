import type { CombatState } from '#shared/combat/state.ts';
import type { IndividualCommand } from '#shared/combat/turns/individual-commands.ts';
import { type Message, message } from '#shared/text/message.ts';
import { asOne } from '#shared/combat/commands/together.ts';

type LinkCommand = Extract<IndividualCommand, { type: 'link-initiative' | 'unlink-initiative' }>;

/**
 * What linking those picked means, the first picked leading: they share a place from now on; where they share one already,
 * each has its own again. Of one alone, and of nobody, it is said what is missing.
 */
export function linkOf(
  { linked }: Pick<CombatState, 'linked'>,
  picked: readonly string[],
): { readonly send: LinkCommand | ReturnType<typeof asOne<LinkCommand>> } | { readonly missing: Message } {
  const link = linked.find((ids) => picked.some((id) => ids.includes(id)));
  if (link !== undefined && picked.every((id) => link.includes(id))) {
    // The last one left has nobody to be linked to: it is freed with the others.
    const freed = picked.slice(0, link.length - 1);
    return { send: asOne(freed.map((combatant) => ({ type: 'unlink-initiative', combatant }) as const)) };
  }
  if (picked.length < 2) return { missing: message('tracker.link.none') };
  return { send: { type: 'link-initiative', combatants: [...picked] } };
}
