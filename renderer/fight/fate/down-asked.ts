import type { CombatState } from '#shared/combat/state.ts';

/** An act of one who is down, asked about once: the moment of the fight and the act. */
export type Asked = string | null;

/**
 * Whether an act of whose turn it is has to be asked about first, and what was asked then: one who is down acts only when
 * the same act is chosen twice in its turn, so that nobody does it by habit. Null: nothing is asked.
 */
export function askFirst(
  { turn, round, combatants }: CombatState,
  act: { readonly id: string; readonly own?: true },
  asked: Asked,
): Asked {
  if (act.own !== true || turn === null) return null;
  const who = combatants.find(({ id }) => id === turn.who);
  if (who?.standing !== 'down') return null;
  const now = `${round} ${turn.who} ${act.id}`;
  return asked === now ? null : now;
}
