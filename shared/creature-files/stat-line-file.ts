import type { Json } from '#shared/json.ts';
import { isList, isObject } from '#shared/json-path.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { PlainCreature } from './creature.ts';

/** How stat lines are written. */
export interface LineWriting {
  readonly locale: Locale;
  /** Told of each creature that holds more than such a line does (tags, scars …). */
  readonly lose: () => void;
}

/** Writes creatures as stat lines under their names, notes below, one by one; null for a system that has none. */
export function writeStatLines(
  creatures: Iterable<PlainCreature>,
  system: RuleSystem,
  { locale, lose }: LineWriting,
): Iterable<string> | null {
  const write = system.statLines?.write;
  if (!write) return null;
  function* lines(line: NonNullable<typeof write>): Generator<string> {
    let before = '';
    for (const creature of creatures) {
      const { name, hp, sheet, notes } = creature;
      const heading = `## ${name.replace(/\s+/g, ' ')}`;
      const text = [heading, line(hp, sheet, locale), ...(notes === '' ? [] : ['', notes])].join('\n');
      if (!readsBack(text, creature, system)) lose();
      yield `${before}${text}\n`;
      before = '\n';
    }
  }
  return lines(write);
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
