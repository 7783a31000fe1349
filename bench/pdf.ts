import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logToWrite } from '../electron/export/log-writing.ts';
import { listCampaigns } from '../electron/store/campaigns.ts';
import { listCombats } from '../electron/store/combats/combats.ts';
import { mustOpen } from '../electron/store/opening/open-store.ts';
import { exportOptions } from '../shared/api/exports.ts';
import { escapeHtml } from '../shared/log/formats/escape-html.ts';
import { closeApp, launchApp } from '../tests/e2e/launch.ts';
import { ask } from '../tests/e2e/support/bridge.ts';
import { saveInto } from '../tests/e2e/support/choose-file.ts';
import { compareMeasured, type Ratio } from './measure.ts';
import { prepareFight } from './prepared-fight.ts';

const FIGHT = { combatants: 10, entries: 5000 };
const ROUNDS = 5;
const LIMIT = 1.3;

/**
 * The PDF of a long fight in the running app, from asking for it over the bridge to the finished file. Against the same
 * runtime printing the same words as plain paragraphs (`bare-print`), asked for in the same way.
 */
export async function pdfBench(): Promise<Ratio> {
  const folder = mkdtempSync(join(tmpdir(), 'rodada-bench-'));
  const userData = join(folder, 'data');
  prepareFight(userData, FIGHT);
  const { id, words } = fightIn(userData);
  const bareHtml = join(folder, 'bare.html');
  writeFileSync(bareHtml, bareTo(words));
  const ours = await launchApp({ userData, welcome: true });
  const theirs = await launchApp({
    ...{ userData: join(folder, 'bare'), welcome: true },
    appPath: join(import.meta.dirname, 'bare-print'),
  });
  try {
    await saveInto(ours.app, folder);
    return await compareMeasured(
      `PDF of a fight of ${FIGHT.entries} / Chromium printing the same text as bare HTML`,
      LIMIT,
      () => exporting(ours.page, id),
      async () => {
        const begun = performance.now();
        await theirs.app.evaluate(
          ({ app }, paths) => new Promise((done) => app.emit('print', paths, done)),
          [bareHtml, join(folder, 'bare.pdf')],
        );
        return performance.now() - begun;
      },
      ROUNDS,
    );
  } finally {
    await closeApp(ours.app);
    await closeApp(theirs.app);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function exporting(page: Page, id: string): Promise<number> {
  const begun = performance.now();
  const file = await ask(page, 'combats:export', { id, format: 'pdf', options: exportOptions.parse({}) });
  const taken = performance.now() - begun;
  if (file === null) throw new Error('Nothing was exported.');
  return taken;
}

function fightIn(folder: string): { readonly id: string; readonly words: readonly string[] } {
  const { db } = mustOpen({ folder, now: new Date() });
  try {
    const [combat] = listCampaigns(db).flatMap((campaign) => listCombats(db, campaign.id));
    const id = combat?.id ?? '';
    const options = exportOptions.parse({});
    const asked = { what: 'fight', id, options, locale: 'pt-BR', fontCss: '', timeZone: 'UTC' } as const;
    return { id, words: wordsOf(logToWrite(db, asked).write('html')) };
  } finally {
    db.close();
  }
}

/** What stands on a page, line by line. */
function wordsOf(page: string): readonly string[] {
  const body = /<main>([^]*)<\/main>/.exec(page)?.[1] ?? '';
  return body
    .replaceAll(/<svg[^]*?<\/svg>/g, '')
    .replaceAll(/<\/span><p>|<\/p><span[^>]*>|<\/t[hd]>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function bareTo(words: readonly string[]): string {
  const lines = words.map((line) => `<p>${line}</p>`);
  return `<!doctype html>\n<meta charset="utf-8">\n<title>${escapeHtml('Log')}</title>\n${lines.join('\n')}\n`;
}
