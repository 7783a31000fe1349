import { z } from 'zod';
import { rowId } from '#shared/records/fields.ts';
import type { Message } from '#shared/text/message.ts';
import { channel } from './channel-contract.ts';

/** The tables whose rows are looked at one by one: whatever is shown of what is stored. */
export const CHECKED_TABLES = [
  'settings',
  'campaigns',
  'characters',
  'sessions',
  'creatures',
  'encounters',
  'encounter_pieces',
  'encounter_objects',
  'combats',
  'object_sizes',
  'materials',
] as const;

/** A table whose rows are looked at one by one. */
export type CheckedTable = (typeof CHECKED_TABLES)[number];

/** Which damaged rows are asked for: of one campaign, or with null of what stands above them. */
export const damageAsked = z.strictObject({
  campaignId: rowId.nullable(),
  tables: z.array(z.enum(CHECKED_TABLES)).min(1).max(CHECKED_TABLES.length),
});

/** A stored row by its table and what names it there. */
export const rowName = z.strictObject({ table: z.enum(CHECKED_TABLES), key: z.string().min(1).max(500) });

/** A stored row by its table and what names it there. */
export type RowName = z.output<typeof rowName>;

/** A row that isn't what was stored there. */
export interface DamagedRow extends RowName {
  readonly campaignId: string | null;
  /** As far as it can be read; of a part of an encounter the encounter's. */
  readonly name: string;
  readonly why: Message;
  /** Whether what is damaged of it can be what the system begins with: a campaign's house options. */
  readonly resettable: boolean;
}

/** What came of looking at everything that is stored. */
export interface DataReport {
  /** When it ended (ISO date-time). */
  readonly at: string;
  /** How many rows were looked at. */
  readonly rows: number;
  /** What SQLite finds wrong with the file itself, in its words; empty for nothing. */
  readonly file: readonly string[];
  readonly damaged: readonly DamagedRow[];
  /** Why it couldn't be looked at; null when it was. */
  readonly failed: Message | null;
}

/** What is asked of damaged rows, and of looking for them. */
export const damageContract = {
  /** The rows that can't be read. */
  'damage:list': channel<readonly DamagedRow[]>()(damageAsked),
  /** All that stands in a row, as it is stored. */
  'damage:raw': channel<string>()(rowName),
  /** Writes that to a file; its name, or null when the narrator closed the dialog. */
  'damage:export': channel<string | null>()(rowName),
  /** Takes a damaged row out of sight. */
  'damage:remove': channel<null>()(rowName),
  /** Gives a campaign whose options are damaged those its system begins with. */
  'damage:reset': channel<null>()(rowName),
  /** Makes a row that was removed or reset what it was. */
  'damage:restore': channel<null>()(rowName),
  /** Looks at all that is stored, off main's thread; every page is told what came of it. */
  'data:check': channel<DataReport>()(z.undefined()),
  /** What came of the last check; null before its end. */
  'data:report': channel<DataReport | null>()(z.undefined()),
};
