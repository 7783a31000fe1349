import type { CheckedTable, DamagedRow } from '#shared/api/damage.ts';
import { plain, type Message, message } from '#shared/text/message.ts';
import type { WorkPlace } from '#electron/files/work-place.ts';
import { listCombats } from '#electron/store/combats/combats.ts';
import { walkRows } from '#electron/store/damage/damaged-rows.ts';

const TABLES = [
  'characters',
  'sessions',
  'creatures',
  'encounters',
  'encounter_pieces',
  'encounter_objects',
  'object_sizes',
  'materials',
  'combats',
] as const satisfies readonly CheckedTable[];

/** A damaged row that stays behind when its campaign is copied or written to a file. */
export interface LeftBehind extends DamagedRow {
  readonly table: (typeof TABLES)[number];
}

/** Says of a row that it stays behind when a campaign is copied, or written to a file. */
export function saysLeft(
  key: 'damage.notCopied' | 'damage.leftBehind',
  { table, name, why }: LeftBehind,
): Message {
  return message(key, { kind: message(`damage.kind.${table}`), name: plain(name), why });
}

/**
 * What of a campaign stays behind: all that is damaged, but for fights, which go as they are stored if they can be listed
 * at all.
 */
export function leftBehind(
  { db, step }: Pick<WorkPlace, 'db' | 'step'>,
  campaignId: string,
): readonly LeftBehind[] {
  const listed = new Set(listCombats(db, campaignId).map(({ id }) => id));
  const left: LeftBehind[] = [];
  for (const { damaged } of walkRows(db, { tables: TABLES, campaignId })) {
    step(0, null);
    for (const row of damaged) {
      const table = TABLES.find((one) => one === row.table);
      if (table !== undefined && !(table === 'combats' && listed.has(row.key))) left.push({ ...row, table });
    }
  }
  return left;
}
