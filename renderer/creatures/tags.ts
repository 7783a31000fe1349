import type { Creature } from '#shared/records/creature.ts';
import type { TagCount } from '#shared/api/bestiary.ts';
import { folded } from '#shared/text/folded.ts';
import { sortedBy } from '#shared/text/lists.ts';
import type { Locale } from '#shared/text/locale.ts';

/** The tags of some creatures, each once, in alphabetical order. */
export function tagsOf(creatures: readonly Pick<Creature, 'tags'>[], locale: Locale): string[] {
  const byFold = new Map<string, string>();
  for (const tag of creatures.flatMap(({ tags }) => tags)) {
    if (!byFold.has(folded(tag))) byFold.set(folded(tag), tag);
  }
  return sortedBy([...byFold.values()], locale, (tag) => tag);
}

/** The tags in use, each in its commonest spelling, in alphabetical order. */
export function tagNames(counts: readonly TagCount[], locale: Locale): string[] {
  const common = counts.toSorted((a, b) => b.count - a.count);
  return tagsOf(
    common.map(({ name }) => ({ tags: [name] })),
    locale,
  );
}

/** The creatures that carry a tag; all of them for null. */
export function withTag<C extends Pick<Creature, 'tags'>>(
  creatures: readonly C[],
  tag: string | null,
): readonly C[] {
  if (tag === null) return creatures;
  const wanted = folded(tag);
  return creatures.filter(({ tags }) => tags.some((one) => folded(one) === wanted));
}

/** Tags with those typed added: commas part them, and none comes twice. */
export function addTags(tags: readonly string[], typed: string): readonly string[] {
  return typed.split(',').reduce<readonly string[]>((all, part) => {
    const tag = part.trim();
    const known = all.some((one) => folded(one) === folded(tag));
    return tag === '' || known ? all : [...all, tag];
  }, tags);
}
