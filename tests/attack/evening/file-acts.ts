import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { CREATURE_FORMATS, MOST_CARDS } from '#shared/api/bestiary.ts';
import { exportFormat } from '#shared/api/exports.ts';
import { ask } from '../../e2e/support/bridge.ts';
import { chooseFile, chooseTarget } from '../../e2e/support/choose-file.ts';
import { openCampaign, openScreen } from '../../e2e/support/screens.ts';
import type { Evening } from './watched-app.ts';

/** Milliseconds that a large file may take altogether. */
const PATIENCE = { timeout: 300_000 };

/** A campaign file as far as another one is made of it. */
const filed = z.looseObject({ creatures: z.array(z.looseObject({})) });

/** Everything that can be written to a file is. */
export async function writeFiles(evening: Evening, combat: string): Promise<void> {
  const { app, page, during, campaignId, folder } = evening;
  const filter = { campaignId };
  const all = { kind: 'found', filter } as const;
  const found = { ...filter, search: '', offset: 0, limit: 200 };
  const { rows } = await ask(page, 'creatures:search', found);
  const some = { kind: 'these', campaignId, ids: rows.slice(0, MOST_CARDS).map(({ id }) => id) } as const;
  // The campaign's system has no stat lines.
  for (const format of CREATURE_FORMATS.filter((one) => one !== 'stat-lines')) {
    await chooseTarget(app, join(folder, `criaturas.${format}`));
    const which = format === 'cards' ? some : all;
    await during(`creatures go out as ${format}`, () => ask(page, 'creatures:export', { which, format }));
  }
  for (const format of exportFormat.options) {
    await chooseTarget(app, join(folder, `luta.${format}`));
    await during(`a log goes out as ${format}`, () => ask(page, 'combats:export', { id: combat, format }));
  }
  const [encounter] = await ask(page, 'encounters:list', { campaignId });
  for (const kind of ['initiative', 'creatures'] as const) {
    await chooseTarget(app, join(folder, `cartas-${kind}.pdf`));
    const asked = { id: encounter?.id ?? '', kind };
    await during(`cards go out: ${kind}`, () => ask(page, 'encounters:cards', asked));
  }
}

/** Whole campaigns are copied, go out and come in. */
export async function moveCampaigns(evening: Evening): Promise<void> {
  const { app, page, during, campaignId, folder } = evening;
  await during('a campaign is copied', () => ask(page, 'campaigns:duplicate', { id: campaignId }));
  const file = join(folder, 'noite.rodada');
  await chooseTarget(app, file);
  await during('a campaign goes out', () => ask(page, 'campaigns:export', { id: campaignId }));
  await chooseFile(app, file);
  await during('a campaign comes in', () => ask(page, 'campaigns:import'));
  const { creatures, ...others } = filed.parse(JSON.parse(await readFile(file, 'utf8')));
  await openScreen(page, 'Campanhas');
  await during('a campaign is dropped on the window', async () => {
    // Made in the page: what the tests' library sends there goes through main.
    await page.evaluate(
      ({ rest, creature, count, name }) => {
        const many = Array.from({ length: count }, (_, at) => ({ ...creature, id: `c${at}` }));
        const text = JSON.stringify({ ...rest, creatures: many });
        const dropped = new DataTransfer();
        dropped.items.add(new File([text], name));
        globalThis.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, cancelable: true }));
      },
      {
        rest: { ...others, encounters: [], fights: [] },
        creature: creatures[0],
        count: creatures.length,
        name: 'noite.rodada',
      },
    );
    await expect(page.getByText(/criaturas.*importad|importada/).first()).toBeVisible(PATIENCE);
  });
  await openCampaign(page, 'A estrada alagada');
}
