import type { RowName } from '#shared/api/damage.ts';
import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import { listCommandTexts } from '#electron/store/combats/combat-commands.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { rawColumns } from './damaged-rows.ts';

/** What stands in a row, column by column as it is stored, and of a fight its commands; `NOT_FOUND` under `key` when it isn't there. */
export function rawText(db: Sqlite, row: RowName): string {
  const columns = rawColumns(db, row);
  if (columns === null) throw new RodadaError('NOT_FOUND', message('damage.notFound'), { path: 'key' });
  const parts = Object.entries(columns).map(
    ([name, value]) => `[${name}]\n${value === null ? '' : value.toString()}\n`,
  );
  const commands = row.table === 'combats' ? listCommandTexts(db, row.key) : [];
  return [
    `${row.table} ${row.key}\n`,
    ...parts,
    ...commands.map(
      ({ seq, at, command, rolls, events }) => `[${seq}] ${at}\n${command}\n${rolls}\n${events}\n`,
    ),
  ].join('\n');
}
