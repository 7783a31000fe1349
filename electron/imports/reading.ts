import { z } from 'zod';
import {
  MOST_PREVIEWED,
  PREVIEW_MARKS,
  type ImportPreview,
  type ReadCreature,
  type ReadFault,
} from '#shared/api/bestiary.ts';
import {
  type CreatureTaker,
  type FileCreature,
  type ImportKind,
  MOST_CREATURES,
} from '#shared/creature-files/creature.ts';
import { type CreatureReading, readCreatures } from '#shared/creature-files/read-creatures.ts';
import { RodadaError } from '#shared/errors.ts';
import { creatureDraft } from '#shared/records/creature.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { faultsOf } from '#shared/schema/read.ts';
import { folded } from '#shared/text/folded.ts';
import { printable } from '#shared/text/printable.ts';
import type { Locale } from '#shared/text/locale.ts';
import { type Message, plain, message } from '#shared/text/message.ts';
import type { WorkPlace } from '#electron/files/work-place.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { listCharacters } from '#electron/store/characters.ts';
import { readableCreatures } from '#electron/store/creatures.ts';
import { beginReading, keepRead } from './kept-reading.ts';
import { knownNames } from './known-names.ts';
import type { NamedText } from './sources.ts';

/** Creatures to be read of a text. */
export interface ReadingAsked {
  readonly campaignId: string;
  /** The name of the file or folder; null for pasted text and for several files. */
  readonly fileName: string | null;
  readonly texts: readonly NamedText[];
  /** The narrator's language, for notes that are made of figures. */
  readonly locale: Locale;
}

const ownFields = creatureDraft.pick({ name: true, hp: true, notes: true, tags: true });
/** So many characters of what is refused are told. */
const MOST_SOURCE = 200;

/**
 * Reads creatures of a text or of several files, says which names the campaign has already, and keeps them (in a table
 * that is this connection's own) until others are read. `BAD_FILE` for a text that holds none; of several files, one that
 * can't be read is a fault among others.
 */
export function readForImport(
  { db, step }: Pick<WorkPlace, 'db' | 'step'>,
  { campaignId, fileName, texts, locale }: ReadingAsked,
): ImportPreview {
  const { system: systemId } = requireCampaign(db, campaignId, 'campaignId');
  const reading = beginReading(db, campaignId);
  const seen = new Set<string>();
  const party = new Set(listCharacters(db, campaignId).map(({ name }) => folded(name)));
  const idNamed = knownNames(db, campaignId);
  const several = texts.length > 1;
  const marks: number[] = [];
  const creatures: ReadCreature[] = [];
  const faults: ReadFault[] = [];
  let faultCount = 0;
  let at: Place = { file: null, kind: 'csv' };
  const compare = (creature: FileCreature): ReadCreature => {
    const id = idNamed(folded(creature.name));
    const [there] = id === null ? [] : readableCreatures(db, [id]);
    // Stat lines hold no tags.
    const facts = ({ hp, sheet, notes, tags }: Pick<FileCreature, 'hp' | 'sheet' | 'notes' | 'tags'>) =>
      JSON.stringify([hp, sheet, notes.trim(), at.kind === 'stat-lines' ? [] : tags]);
    const known = there === undefined ? null : { id: there.id, same: facts(there) === facts(creature) };
    return { ...creature, known, where: whereOf(at, creature.line) };
  };
  const total = (): number => marks.length + faultCount;
  db.exec('BEGIN');
  try {
    const take = checking({
      begins: (kind) => (at = { ...at, kind }),
      creature(creature) {
        step(marks.length + faultCount, null);
        const read = compare(creature);
        keepRead(db, marks.length, read);
        marks.push(marksOf(read, seen, party));
        if (creatures.length < MOST_PREVIEWED) creatures.push(read);
      },
      fault(fault) {
        step(marks.length + faultCount, null);
        faultCount += 1;
        if (faults.length < MOST_PREVIEWED) faults.push({ ...fault, where: whereOf(at, fault.line) });
      },
    });
    const read = (text: NamedText): CreatureReading => {
      at = { file: several ? text.name : null, kind: 'csv' };
      return readCreatures(text.open(), text.name, systemOf(systemId), take, locale);
    };
    const readings = several
      ? texts.flatMap((text) => readAmong(text, { read, take, total }))
      : texts.map((text) => readAlone(text, read));
    const found = { count: marks.length, marks: Uint8Array.from(marks), creatures, faults, faultCount };
    const files = texts.filter(({ name }) => name !== null).length;
    const dropped = readings.flatMap((one) => one.dropped);
    return { reading, fileName, files, kind: readings.at(-1)?.kind ?? 'csv', dropped, ...found };
  } finally {
    db.exec('COMMIT');
  }
}

/** Where something stands that is being read: in which of several files, and as what that is read. */
interface Place {
  readonly file: string | null;
  readonly kind: ImportKind;
}

/** Other tools keep one creature a file: a line says nothing there. */
function whereOf({ file, kind }: Place, line: number): Message {
  if (file === null) return message(kind === 'foreign' ? 'import.sheet' : 'import.line', { line });
  const named = { file: plain(printable(file)), line };
  if (line === 0 || (kind === 'foreign' && line === 1)) return message('import.ofFile', named);
  return message(kind === 'foreign' ? 'import.sheetOfFile' : 'import.lineOfFile', named);
}

/** Reads the one text there is; what is wrong with it names the file. */
function readAlone(text: NamedText, read: Among['read']): CreatureReading {
  try {
    return read(text);
  } catch (thrown) {
    if (!(thrown instanceof RodadaError) || thrown.code !== 'BAD_FILE' || text.name === null) throw thrown;
    const file = plain(printable(text.name));
    throw new RodadaError('BAD_FILE', message('import.refusedFile', { file, why: thrown.said }));
  }
}

interface Among {
  readonly read: (text: NamedText) => CreatureReading;
  readonly take: CreatureTaker;
  /** How many creatures and faults there are. */
  readonly total: () => number;
}

/** Reads one of several files: what is wrong with it doesn't keep the others out. */
function readAmong(text: NamedText, { read, take, total }: Among): readonly CreatureReading[] {
  const before = total();
  let reading: readonly CreatureReading[] = [];
  try {
    reading = [read(text)];
    if (total() === before) take.fault({ line: 0, source: '', why: message('import.nothing') });
  } catch (thrown) {
    if (!(thrown instanceof RodadaError) || thrown.code !== 'BAD_FILE') throw thrown;
    take.fault({ line: 0, source: '', why: thrown.said });
  }
  if (total() <= MOST_CREATURES) return reading;
  throw new RodadaError('BAD_FILE', message('creatureFile.tooMany', { most: MOST_CREATURES }));
}

/** Gives on the creatures that a bestiary takes, under names as it takes them; the others are faults. */
function checking({ creature, fault, ...more }: CreatureTaker): CreatureTaker {
  const quick = z.compile(ownFields);
  function check(one: FileCreature): void {
    const { name, hp, notes, tags, line } = one;
    const read = quick.safeParse({ name, hp, notes, tags });
    if (read.success) return creature({ ...one, ...read.data });
    for (const { said: why } of faultsOf(ownFields, { name, hp, notes, tags }).slice(0, 1)) {
      fault({ line, source: printable(name).slice(0, MOST_SOURCE), why });
    }
  }
  return { ...more, creature: check, fault };
}

function marksOf(creature: ReadCreature, seen: Set<string>, party: ReadonlySet<string>): number {
  const { known, dropped, doubtful, isCharacter } = creature;
  const name = folded(creature.name);
  const again = seen.has(name);
  seen.add(name);
  return (
    (dropped.length + doubtful.length > 0 ? PREVIEW_MARKS.look : 0) +
    (again ? PREVIEW_MARKS.again : 0) +
    (known === null ? 0 : PREVIEW_MARKS.known) +
    (known?.same === true ? PREVIEW_MARKS.same : 0) +
    (party.has(name) ? PREVIEW_MARKS.inParty : 0) +
    (isCharacter === undefined ? 0 : PREVIEW_MARKS.either) +
    (isCharacter === true ? PREVIEW_MARKS.character : 0)
  );
}
