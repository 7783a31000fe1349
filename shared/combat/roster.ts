import type { Combatant } from './state.ts';

/** Up to so many, looking through the list is quicker than an index of it. */
const FEW = 16;

const indexes = new WeakMap<readonly Combatant[], ReadonlyMap<string, number>>();

/** The place of an id in a list of combatants, −1 where nobody has it; a long list is looked through only once. */
export function placeOf(combatants: readonly Combatant[], id: string): number {
  if (combatants.length <= FEW) return combatants.findIndex((one) => one.id === id);
  let index = indexes.get(combatants);
  if (index === undefined) {
    index = new Map(combatants.map((one, place) => [one.id, place]));
    indexes.set(combatants, index);
  }
  return index.get(id) ?? -1;
}

/** A copy of a list of combatants, in which everybody's place is known as soon as in the list. */
export function copyOf(combatants: readonly Combatant[]): Combatant[] {
  const copy = [...combatants];
  const index = indexes.get(combatants);
  if (index !== undefined) indexes.set(copy, index);
  return copy;
}
