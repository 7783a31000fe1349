import { expect } from '@playwright/test';
import { join } from 'node:path';
import { damage } from '#electron/testing/damage.ts';
import { openSqlite } from '#electron/store/sqlite.ts';
import { ask } from '../../e2e/support/bridge.ts';
import { openScreen } from '../../e2e/support/screens.ts';
import type { Evening } from './watched-app.ts';

/** Milliseconds that a large database may take altogether. */
const PATIENCE = { timeout: 300_000 };

/** Data are looked through, kept and brought back; a damaged row is taken out of a large table. */
export async function keepSafe({ page, during, campaignId, folder }: Evening): Promise<void> {
  await during('options are opened', () => openScreen(page, 'Opções'));
  await during('backups are looked at', async () => {
    await page.getByRole('tab', { name: 'Segurança' }).click();
    await expect(page.getByRole('region', { name: 'Cópias de segurança' })).toBeVisible();
  });
  await during('a backup is made', () => ask(page, 'backups:make'));
  await during('the data are checked', () => ask(page, 'data:check'));
  await during('everything is searched', () => ask(page, 'search:all', { text: 'capanga', campaignId }));
  const db = openSqlite(join(folder, 'rodada.db'));
  const { id: key } = db
    .prepare<[], { id: string }>('SELECT id FROM creatures WHERE removed_at IS NULL ORDER BY id DESC LIMIT 1')
    .get() ?? { id: '' };
  damage(db, `UPDATE creatures SET sheet = '{"' WHERE id = '${key}'`);
  db.close();
  await during('damage is looked for', () => ask(page, 'damage:list', { campaignId, tables: ['creatures'] }));
  const row = { table: 'creatures', key } as const;
  await during('a damaged row is removed', () => ask(page, 'damage:remove', row));
  await during('it is brought back', () => ask(page, 'damage:restore', row));
  const { list } = await ask(page, 'backups:show');
  await during('a backup is restored', async () => {
    // The page is loaded anew before it can be answered.
    await Promise.all([
      page.waitForEvent('load', PATIENCE),
      ask(page, 'backups:restore', { name: list[0]?.name ?? '' }).catch(() => undefined),
    ]);
    await page.getByRole('banner').waitFor(PATIENCE);
  });
}
