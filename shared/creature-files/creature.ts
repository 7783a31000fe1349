import type { Creature } from '#shared/records/creature.ts';
import type { StatLineCreature, StatLineFault } from '#shared/rules/stat-lines.ts';

/** A creature as files hold it: without ids and stars, which are a bestiary's own. */
export type PlainCreature = Pick<Creature, 'name' | 'hp' | 'sheet' | 'notes' | 'tags'>;

/** A creature read from a file, with what was made of it. */
export interface FileCreature extends StatLineCreature {
  readonly tags: readonly string[];
}

/** What a file holds. */
export interface FileReading {
  readonly creatures: readonly FileCreature[];
  readonly faults: readonly StatLineFault[];
  /** Of the whole file. */
  readonly dropped: StatLineCreature['dropped'];
}

/** What is read: Rodada's own file, a table, or stat lines. */
export type ImportKind = 'json' | 'csv' | 'stat-lines';
