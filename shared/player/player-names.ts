import { nameToFind, shownName, type Name } from '#shared/combat/names.ts';
import type { LabelScheme } from '#shared/combat/labels.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { Locale } from '#shared/text/locale.ts';
import { withoutHidden } from './without-hidden.ts';

/** What the players know everybody by whom they have been shown: by combatant's id. */
export type PlayerNames = ReadonlyMap<string, Name>;

/** Somebody to be named for the players. */
type Seen = Name & Pick<CombatState['combatants'][number], 'id' | 'side'>;

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
export function namesOfSeen(seen: readonly Seen[], known: PlayerNames): PlayerNames {
  const names = new Map(known);
  const taken = new Set([...known.values()].map(nameToFind));
  const give = (id: string, name: Name): void => {
    names.set(id, name);
    taken.add(nameToFind(name));
  };
  const kinds = new Map<string, Seen[]>();
  for (const one of seen) {
    const { id, name, label, side } = one;
    if (names.has(id)) continue;
    if (side === 'pc' || label?.scheme === 'colours') give(id, { name, label });
    else kinds.set(name, [...(kinds.get(name) ?? []), one]);
  }
  // Those who need no label come first, so that none of another kind comes to be called like them.
  for (const [name, fresh] of kinds) {
    const [only] = fresh;
    const alone = { name, label: null };
    if (only === undefined || fresh.length > 1 || lastPlaces(name, known).size > 0) continue;
    if (taken.has(nameToFind(alone))) continue;
    give(only.id, alone);
    kinds.delete(name);
  }
  for (const [name, fresh] of kinds) {
    const places = new Map(lastPlaces(name, known));
    const next = (scheme: LabelScheme): Name => {
      const place = Math.max(places.get(scheme) ?? 0, places.get(null) ?? 0) + 1;
      places.set(scheme, place);
      return { name, label: { scheme, place } };
    };
    for (const { id, label } of fresh.toSorted((a, b) => placeOf(a) - placeOf(b))) {
      const scheme = label?.scheme ?? 'numbers';
      let given = next(scheme);
      while (taken.has(nameToFind(given))) given = next(scheme);
      give(id, given);
    }
  }
  return names;
}

/** Those whom the players know by another name than the narrator does: the narrator's name and theirs. */
export function namedApart(
  { combatants }: CombatState,
  names: PlayerNames,
  locale: Locale,
): readonly { readonly name: string; readonly shown: string }[] {
  return combatants.flatMap((one) => {
    const known = names.get(one.id);
    if (one.hidden || known === undefined) return [];
    const name = shownName(one, locale);
    const shown = shownName(known, locale);
    return shown === name ? [] : [{ name, shown }];
  });
}

/** The last place given among those of a name by each scheme; one by itself, under none, is the first by any. */
function lastPlaces(name: string, known: PlayerNames): ReadonlyMap<LabelScheme | null, number> {
  const places = new Map<LabelScheme | null, number>();
  for (const one of known.values()) {
    const scheme = one.label?.scheme ?? null;
    if (one.name !== name || scheme === 'colours') continue;
    places.set(scheme, Math.max(places.get(scheme) ?? 0, placeOf(one)));
  }
  return places;
}

function placeOf({ label }: Name): number {
  return label?.place ?? 1;
}
