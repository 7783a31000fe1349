import type { CreatureTaker, Dropped, FileCreature } from '#shared/creature-files/creature.ts';
import { readCreatures, type CreatureReading } from '#shared/creature-files/read-creatures.ts';
import { readCsv } from '#shared/creature-files/read-csv.ts';
import type { StatLineFault } from '#shared/rules/stat-lines.ts';
import type { RuleSystem } from '#shared/rules/system.ts';

/** What was read of a text, all at once. */
interface Read {
  readonly creatures: readonly FileCreature[];
  readonly faults: readonly StatLineFault[];
  readonly dropped: Dropped;
}

/** Reads all creatures of a text that comes in pieces of this length. */
export function readAll(
  text: string,
  fileName: string | null,
  system: RuleSystem,
  length = 7,
): Read & CreatureReading {
  const { taken, take } = taker();
  return { ...readCreatures(cut(text, length), fileName, system, take), ...taken };
}

/** Reads all creatures of a table that comes in small pieces. */
export function readTable(text: string, system: RuleSystem): Read | null {
  const { taken, take } = taker();
  const dropped = readCsv(cut(text, 7), system, take);
  return dropped === null ? null : { ...taken, dropped };
}

function cut(text: string, length: number): () => Iterable<string> {
  return function* pieces() {
    for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
  };
}

function taker(): { readonly taken: Omit<Read, 'dropped'>; readonly take: CreatureTaker } {
  const creatures: FileCreature[] = [];
  const faults: StatLineFault[] = [];
  return {
    taken: { creatures, faults },
    take: { creature: (one) => creatures.push(one), fault: (one) => faults.push(one) },
  };
}
