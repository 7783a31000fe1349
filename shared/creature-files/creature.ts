import type { Creature } from '#shared/records/creature.ts';
import type { Message } from '#shared/text/message.ts';
import type { StatLineCreature, StatLineFault } from '#shared/rules/stat-lines.ts';

/** A creature as files hold it: without ids and stars, which are a bestiary's own. */
export type PlainCreature = Pick<Creature, 'name' | 'hp' | 'sheet' | 'notes' | 'tags'>;

/** A creature read from a file, with what was made of it. */
export interface FileCreature extends StatLineCreature {
  readonly tags: readonly string[];
  /** The points that are left, where the file says so; `hp` are the most. */
  readonly left?: number;
  /** Whether it is one of the players' characters, where the file says so. */
  readonly isCharacter?: boolean;
  /** What of it went to the notes, by the headings it stands under there. */
  readonly noted?: readonly Message[];
}

/** Takes in what is read of a file, one by one. */
export interface CreatureTaker {
  /** Told first, as what the file is read. */
  readonly begins?: (kind: ImportKind) => void;
  readonly creature: (creature: FileCreature) => void;
  readonly fault: (fault: StatLineFault) => void;
}

/** Columns or fields of a whole file that were left out, with why. */
export type Dropped = StatLineCreature['dropped'];

/** Most creatures that one import takes. */
export const MOST_CREATURES = 100_000;

/** What is read: Rodada's own file, a table, stat lines, or another tool's file. */
export type ImportKind = 'json' | 'csv' | 'stat-lines' | 'foreign';
