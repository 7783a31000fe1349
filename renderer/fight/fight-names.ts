import type { LabelScheme } from '#shared/combat/labels.ts';
import type { Name } from '#shared/combat/name.ts';
import { namesApart } from '#shared/combat/names.ts';
import type { CombatState } from '#shared/combat/state.ts';

/** The group of those in the fight, or still to come, who are of this kind; null when there is none. */
export function groupOfKind(state: CombatState, name: string): string | null {
  const known = [...state.combatants, ...state.reserves.map(({ combatant }) => combatant)];
  return known.find((one) => one.group !== null && one.name === name)?.group ?? null;
}

/** So many newcomers of one kind, and how they are told apart. */
interface Newcomers {
  readonly name: string;
  readonly quantity: number;
  /** By numbers when left out. */
  readonly labels?: LabelScheme;
}

/** Names for newcomers of one kind that keep all in the fight apart; beside labelled ones even a single newcomer gets a label. */
export function newcomerNames({ name, quantity, labels }: Newcomers, used: readonly Name[]): readonly Name[] {
  const labelled = used.some((one) => one.name === name && one.label !== null);
  // Names that come several times are labelled.
  const asked = labelled ? Math.max(2, quantity) : quantity;
  const names = Array.from({ length: asked }, () => ({
    name,
    own: false,
    ...(labels !== undefined && { labels }),
  }));
  return namesApart(names, used).slice(0, quantity);
}
