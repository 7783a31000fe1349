import type { ImportKind } from './creature.ts';
import { RodadaError } from '#shared/errors.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { message } from '#shared/text/translate.ts';
import type { FileReading } from './creature.ts';
import { readJson } from './json-file.ts';
import { readCsv } from './read-csv.ts';

/** What a text holds, and as what it was read. */
export interface CreatureReading extends FileReading {
  readonly kind: ImportKind;
}

const TABLE_NAME = /\.(?:csv|tsv|tab)$/i;
const JSON_NAME = /\.json$/i;

/**
 * Reads creatures of a text as what it is: Rodada's own file, a table with headings, or stat lines. Never throws for one
 * bad creature among others; `BAD_FILE` for a text that is none of these.
 */
export function readCreatures(source: string, fileName: string | null, system: RuleSystem): CreatureReading {
  const name = fileName ?? '';
  if (JSON_NAME.test(name) || /^\uFEFF?\s*[{[]\s*["{}\]]/.test(source)) {
    return { kind: 'json', ...readJson(source, system) };
  }
  const table = readCsv(source, system);
  if (table !== null) return { kind: 'csv', ...table };
  if (TABLE_NAME.test(name)) throw new RodadaError('BAD_FILE', message('creatureFile.noHeadings'));
  if (system.statLines === undefined)
    throw new RodadaError('BAD_FILE', message('creatureFile.notUnderstood'));
  const { creatures, faults } = system.statLines.read(source);
  return {
    kind: 'stat-lines',
    creatures: creatures.map((creature) => ({ ...creature, tags: [] })),
    faults,
    dropped: [],
  };
}
