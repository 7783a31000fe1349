import type { CombatRow } from '../../../shared/api/combats.ts';
import { namesApart } from '../../../shared/combat/names.ts';
import type { CombatState } from '../../../shared/combat/state.ts';

/** Every name the fight has known, of those who have left too, so that none comes back. */
export function namesUsed(state: CombatState, rows: readonly CombatRow[]): readonly string[] {
  const left = rows
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'left' ? [event.who.name] : []));
  return [...state.combatants.map(({ name }) => name), ...left];
}

/** Names for newcomers of one kind that keep all in the fight apart; beside numbered ones even a single newcomer gets a number. */
export function newcomerNames(name: string, quantity: number, used: readonly string[]): readonly string[] {
  const numbered = used.some((one) => one.startsWith(`${name} `) && /^\d+$/.test(one.slice(name.length + 1)));
  // Names that come several times are numbered.
  const asked = numbered ? Math.max(2, quantity) : quantity;
  const names = Array.from({ length: asked }, () => ({ name, own: false }));
  return namesApart(names, used).slice(0, quantity);
}
