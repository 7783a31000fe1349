import { fit } from '#renderer/commands/fit.ts';
import type { PaletteEntry, PaletteGroup } from '#renderer/commands/palette.svelte.ts';

const AT_REST = 6;
const FOUND = 8;
const BY_OTHER_WORDS = 4;
const LATER_THAN_ANY = 100;
/** Whoever names a command means it, even where it can't be done now. */
const LATER_STILL = 200;

/** What the palette shows for a search: the best first, under headings with the best first; without one, some of each. */
export function rank(groups: readonly PaletteGroup[], query: string): readonly PaletteGroup[] {
  if (query.trim() === '') {
    return groups
      .map((group) => ({ ...group, entries: possible(group.entries).slice(0, AT_REST) }))
      .filter(({ entries }) => entries.length > 0);
  }
  return groups
    .map((group) => {
      const found = group.entries.flatMap((entry) => {
        const fits = fit(entry.label, query) ?? (entry.excerpt === undefined ? null : BY_OTHER_WORDS);
        if (fits === null) return [];
        const later = (entry.disabled ? LATER_THAN_ANY : 0) + (entry.isHelp ? LATER_STILL : 0);
        return [{ entry, place: fits + later }];
      });
      found.sort((a, b) => a.place - b.place);
      const best = found[0]?.place ?? Infinity;
      return { group: { ...group, entries: found.slice(0, FOUND).map(({ entry }) => entry) }, best };
    })
    .filter(({ best }) => best !== Infinity)
    .sort((a, b) => a.best - b.best)
    .map(({ group }) => group);
}

/**
 * What is found with what the line says to do: first where it is understood, or where nothing else has those words in its name.
 */
export function withSaid(
  groups: readonly PaletteGroup[],
  said: { readonly title: string; readonly entry: PaletteEntry | null },
  query: string,
): readonly PaletteGroup[] {
  const { title, entry } = said;
  if (entry === null) return groups;
  const group = { id: 'said', title, entries: [entry] };
  const named = groups.some(({ entries }) => entries.some(({ label }) => fit(label, query) !== null));
  return entry.disabled === true && named ? [...groups, group] : [group, ...groups];
}

function possible(entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
  return entries.filter(({ disabled }) => !disabled);
}
