import { basename } from 'node:path';
import { contract } from '#shared/api/contract.ts';
import { safeFileName } from '#electron/export/safe-file-name.ts';
import { writeWhole } from '#electron/export/write-whole.ts';
import { rawText } from '#electron/store/damage/raw-text.ts';
import { removeDamaged, resetOptions, restoreDamaged } from '#electron/store/damage/ways-out.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';
import type { Services } from './services.ts';

type Channels =
  | `damage:${'list' | 'raw' | 'export' | 'remove' | 'reset' | 'restore'}`
  | 'data:check'
  | 'data:report';

/** What is damaged of what is stored: told, kept in a file, and taken out of the way. */
export function damageHandlers({
  db,
  now,
  knownDamage,
  dataCheck,
  chooseTextTarget,
}: Services): HandlersOf<Channels> {
  return {
    'damage:list': on(contract['damage:list'], knownDamage.list),
    'damage:raw': on(contract['damage:raw'], (row) => rawText(db, row)),
    'damage:export': on(contract['damage:export'], async (row) => {
      const text = rawText(db, row);
      const target = await chooseTextTarget(safeFileName(`${row.table}-${row.key}`, 'txt'));
      if (target === null) return null;
      await writeWhole(target, text);
      return basename(target);
    }),
    'damage:remove': on(contract['damage:remove'], (row) => {
      removeDamaged(db, row, now());
      return null;
    }),
    'damage:reset': on(contract['damage:reset'], (row) => {
      resetOptions(db, row);
      return null;
    }),
    'damage:restore': on(contract['damage:restore'], (row) => {
      restoreDamaged(db, row);
      return null;
    }),
    'data:check': on(contract['data:check'], () => dataCheck.check()),
    'data:report': on(contract['data:report'], () => dataCheck.last()),
  };
}
