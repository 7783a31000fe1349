import { RodadaError } from '#shared/errors.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Locale } from '#shared/text/locale.ts';
import { message } from '#shared/text/message.ts';
import { columnsOf } from './columns.ts';
import { MOST_CREATURES, type CreatureTaker, type Dropped, type ImportKind } from './creature.ts';
import { readForeign } from './foreign-file.ts';
import { readJson } from './json-file.ts';
import { beginningOf, readCsv, withoutMark } from './read-csv.ts';

/** As what a text was read, and what of the whole of it was left out. */
export interface CreatureReading {
  readonly kind: ImportKind;
  readonly dropped: Dropped;
}

const TABLE_NAME = /\.(?:csv|tsv|tab)$/i;
const JSON_NAME = /\.json$/i;
/** Stat lines are read as a whole. */
const MOST_IN_LINES = 20_000_000;

/**
 * Reads creatures of a text in pieces as what it is: Rodada's own file, another tool's, a table with headings, or stat
 * lines; notes that are made of figures are in `locale`. Never throws for one bad creature among others; `BAD_FILE` for a text that is none of these, and for one of more than
 * `MOST_CREATURES`, as soon as that is seen.
 */
export function readCreatures(
  text: () => Iterable<string>,
  fileName: string | null,
  system: RuleSystem,
  take: CreatureTaker,
  locale: Locale = 'pt-BR',
): CreatureReading {
  const pieces = () => withoutMark(text());
  const name = fileName ?? '';
  const counted = countingTaker(take);
  if (JSON_NAME.test(name) || /^\s*[{[]\s*["{}\]]/.test(beginningOf(pieces(), 1000))) {
    if (readJson(pieces, system, counted)) return { kind: 'json', dropped: [] };
    readForeign(pieces, system, counted, locale);
    return { kind: 'foreign', dropped: [] };
  }
  const dropped = readCsv(pieces, system, counted);
  if (dropped !== null) return { kind: 'csv', dropped };
  if (TABLE_NAME.test(name)) {
    const { told } = columnsOf(system);
    throw new RodadaError('BAD_FILE', message('creatureFile.noHeadings', { columns: told }));
  }
  readStatLines(pieces, system, counted);
  return { kind: 'stat-lines', dropped: [] };
}

function readStatLines(pieces: () => Iterable<string>, system: RuleSystem, take: CreatureTaker): void {
  if (system.statLines === undefined) {
    throw new RodadaError('BAD_FILE', message('creatureFile.notUnderstood'));
  }
  const source = beginningOf(pieces(), MOST_IN_LINES + 1);
  if (source.length > MOST_IN_LINES) {
    const megabytes = MOST_IN_LINES / 1_000_000;
    throw new RodadaError('BAD_FILE', message('creatureFile.linesTooBig', { megabytes }));
  }
  take.begins?.('stat-lines');
  const { creatures, faults } = system.statLines.read(source, MOST_CREATURES + 1);
  for (const creature of creatures) take.creature({ ...creature, tags: [] });
  for (const fault of faults) take.fault(fault);
}

/** Gives on what is taken, up to the most that one import takes. */
function countingTaker({ creature, fault, ...more }: CreatureTaker): CreatureTaker {
  let count = 0;
  const counted =
    <T>(give: (one: T) => void) =>
    (one: T): void => {
      count += 1;
      if (count > MOST_CREATURES) {
        throw new RodadaError('BAD_FILE', message('creatureFile.tooMany', { most: MOST_CREATURES }));
      }
      give(one);
    };
  return { ...more, creature: counted(creature), fault: counted(fault) };
}
