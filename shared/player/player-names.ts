import { labelAt, type LabelScheme } from '#shared/combat/labels.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { DEFAULT_LOCALE } from '#shared/text/locale.ts';
import { withoutHidden } from './without-hidden.ts';

/** What the players know everybody by whom they have been shown: combatant's id to name. */
export type PlayerNames = ReadonlyMap<string, string>;

/** A name taken apart: whose kind it is, and its place among them from 0 (null: it has no number or letters). */
interface Labelled {
  readonly base: string;
  readonly scheme: LabelScheme;
  readonly place: number | null;
}

/**
 * The names of those the players see now, added to the names they have `known` so far.
 *
 * The narrator's numbers can't be shown as they are: "Capanga 1" beside "Capanga 3" tells of the hidden one between them,
 * and a "Capanga 2" by itself of two more. Nor can they be counted anew at every look: at the table a number is somebody's
 * name, and none may change or come back. So the players' numbers are given when somebody is first shown and kept, whatever
 * becomes of the others: a gap in them means one they have seen go, whether it left or hid. Where nobody hides they are the
 * narrator's own. Characters keep their names, and colours stay: they are on the table, and no count.
 */
export function playerNames(state: CombatState, known: PlayerNames = new Map()): PlayerNames {
  return namesOfSeen(withoutHidden(state).combatants, known);
}

/** The same for those who are seen, given in the order of the fight. */
export function namesOfSeen(
  seen: readonly Pick<Combatant, 'id' | 'name' | 'side'>[],
  known: PlayerNames,
): PlayerNames {
  const names = new Map(known);
  const taken = new Set(known.values());
  const give = (id: string, name: string): void => {
    names.set(id, name);
    taken.add(name);
  };
  const kinds = new Map<string, (Labelled & { readonly id: string })[]>();
  for (const { id, name, side } of seen) {
    if (names.has(id)) continue;
    if (side === 'pc') give(id, name);
    else {
      const labelled = takeApart(name);
      kinds.set(labelled.base, [...(kinds.get(labelled.base) ?? []), { ...labelled, id }]);
    }
  }
  for (const [base, fresh] of kinds) {
    const last = lastPlace(base, known);
    const [only] = fresh;
    if (last === null && only !== undefined && fresh.length === 1 && !taken.has(base)) {
      give(only.id, base);
      continue;
    }
    let place = last ?? -1;
    for (const { id, scheme } of fresh.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))) {
      const next = (): string => `${base} ${labelAt(scheme, (place += 1), DEFAULT_LOCALE).suffix}`;
      let name = next();
      while (taken.has(name)) name = next();
      give(id, name);
    }
  }
  return names;
}

/** Those whom the players know by another name than the narrator does: the narrator's name and theirs. */
export function namedApart(
  { combatants }: CombatState,
  names: PlayerNames,
): readonly { readonly name: string; readonly shown: string }[] {
  return combatants.flatMap(({ id, name, hidden }: Combatant) => {
    const shown = names.get(id);
    return hidden || shown === undefined || shown === name ? [] : [{ name, shown }];
  });
}

/** The last place given among those of a name, or null when there is none yet; one by itself, without a number, is the first. */
function lastPlace(base: string, known: PlayerNames): number | null {
  const places = [...known.values()]
    .map(takeApart)
    .filter((one) => one.base === base)
    .map(({ place }) => place ?? 0);
  return places.length === 0 ? null : Math.max(...places);
}

function takeApart(name: string): Labelled {
  const number = /^(.+) (\d{1,4})$/u.exec(name);
  const [, beforeNumber, digits] = number ?? [];
  if (beforeNumber !== undefined) return { base: beforeNumber, scheme: 'numbers', place: Number(digits) - 1 };
  const [, beforeLetters, letters] = /^(.+) ([A-Z]{1,2})$/u.exec(name) ?? [];
  if (beforeLetters === undefined || letters === undefined) {
    return { base: name, scheme: 'numbers', place: null };
  }
  return { base: beforeLetters, scheme: 'letters', place: placeOf(letters) };
}

const LETTERS = 26;
const BEFORE_FIRST_LETTER = 64;

/** `A` is 0, `Z` 25, `AA` 26. */
function placeOf(letters: string): number {
  return (
    Array.from(letters).reduce(
      (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - BEFORE_FIRST_LETTER,
      0,
    ) - 1
  );
}
