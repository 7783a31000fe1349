import type { LabelScheme } from '#shared/combat/labels.ts';
import { type Named, namesApart } from '#shared/combat/names.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';

/** A number, letters, or a colour in brackets. */
const LABEL = /^(?:\d+|[A-Z]{1,2}|\(.+\))$/;

/** The name of a kind: without the label that tells one of it from the others. */
export function baseName(name: string): string {
  const labelled = /^(.+) (?:\d+|[A-Z]{1,2}|\([^()]+\))$/.exec(name);
  return labelled?.[1] ?? name;
}

/** The group of those in the fight, or still to come, who are of this kind; null when there is none. */
export function groupOfKind(state: CombatState, name: string): string | null {
  const known = [...state.combatants, ...state.reserves.map(({ combatant }) => combatant)];
  return known.find((one) => one.group !== null && baseName(one.name) === name)?.group ?? null;
}

/** Names for newcomers of one kind that keep all in the fight apart; beside labelled ones even a single newcomer gets a label. */
export function newcomerNames(
  name: string,
  quantity: number,
  used: readonly string[],
  labels: LabelScheme = 'numbers',
  locale: Locale = DEFAULT_LOCALE,
): readonly Named[] {
  const labelled = used.some((one) => one.startsWith(`${name} `) && LABEL.test(one.slice(name.length + 1)));
  // Names that come several times are labelled.
  const asked = labelled ? Math.max(2, quantity) : quantity;
  const names = Array.from({ length: asked }, () => ({ name, own: false, labels }));
  return namesApart(names, used, locale).slice(0, quantity);
}
