import type { Json } from '#shared/json.ts';
import { isList, isObject } from '#shared/json-path.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { PlainCreature } from './creature.ts';

/** Stat lines of some creatures, and how many of these hold more than such a line does (tags, scars …). */
export interface WrittenLines {
  readonly text: string;
  readonly lossy: number;
}

/** Writes creatures as stat lines under their names, notes below; null for a system that has none. */
export function writeStatLines(
  creatures: readonly PlainCreature[],
  system: RuleSystem,
  locale: Locale,
): WrittenLines | null {
  const write = system.statLines?.write;
  if (!write) return null;
  const parts = creatures.map((creature) => {
    const { name, hp, sheet, notes } = creature;
    const heading = `## ${name.replace(/\s+/g, ' ')}`;
    const text = [heading, write(hp, sheet, locale), ...(notes === '' ? [] : ['', notes])].join('\n');
    return { text, whole: readsBack(text, creature, system) };
  });
  return {
    text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
    lossy: parts.filter(({ whole }) => !whole).length,
  };
}

function readsBack(text: string, creature: PlainCreature, system: RuleSystem): boolean {
  const read = system.statLines?.read(text).creatures ?? [];
  const [first] = read;
  return (
    read.length === 1 &&
    first?.name === creature.name &&
    first.hp === creature.hp &&
    first.notes === creature.notes &&
    creature.tags.length === 0 &&
    JSON.stringify(withoutIds(first.sheet)) === JSON.stringify(withoutIds(creature.sheet))
  );
}

/** Ids tell items apart for the program only. */
function withoutIds(value: Json | undefined): Json {
  if (isList(value)) return value.map(withoutIds);
  if (!isObject(value)) return value ?? null;
  const kept = Object.entries(value).filter(([key]) => key !== 'id');
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutIds(inner)]));
}
