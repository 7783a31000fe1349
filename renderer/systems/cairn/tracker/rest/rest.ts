import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { restRefusal, type Rest } from '#shared/rules/cairn/wounds/recovery.ts';
import { isDead } from '#shared/rules/cairn/conditions/standing.ts';
import type { Message } from '#shared/text/message.ts';

/** Who rests when nobody is picked: the PCs that live. */
export function restersOf({ combatants }: CombatState): readonly string[] {
  return combatants.filter((one) => one.side === 'pc' && !isDead(one)).map(({ id }) => id);
}

/** Who of these can't have such a rest, and why (C15). */
export function unrested(combatants: readonly Combatant[], rest: Rest): ReadonlyMap<string, Message> {
  return new Map(
    combatants.flatMap((one): [string, Message][] => {
      const why = restRefusal(one, rest);
      return why === null ? [] : [[one.id, why]];
    }),
  );
}
