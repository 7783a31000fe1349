import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type ElectronApplication } from '@playwright/test';
import type { BaseWindow, SaveDialogOptions } from 'electron';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ExportFormat } from '../../shared/api/combats.ts';
import type { Command } from '../../shared/combat/command.ts';
import { launchApp } from './launch.ts';
import { ask } from './support/bridge.ts';
import { startSampleFight } from './support/sample-fight.ts';

/** A4 in points. */
const A4 = [595, 842];
const LONG_NAME = 'Companhia Ágil de São Jão — “Ação & Reação” '.repeat(4).trim();

/** Has the system's save dialog answer with the name offered, in a folder. */
async function saveInto(app: ElectronApplication, folder: string): Promise<void> {
  await app.evaluate(({ dialog }, target) => {
    dialog.showSaveDialog = (first: BaseWindow | SaveDialogOptions, second?: SaveDialogOptions) => {
      const options = second ?? first;
      const offered = 'defaultPath' in options ? options.defaultPath : undefined;
      const name = offered?.split(/[\\/]/).at(-1) ?? '';
      return Promise.resolve({ canceled: false, filePath: `${target}/${name}` });
    };
  }, folder);
}

async function readPdf(path: string) {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      return { words: words.replace(/\s+/g, ' '), size: page.view.slice(2).map(Math.round) };
    }),
  );
  return { pages, source: (await readFile(path)).toString('latin1') };
}

test('a log goes home as PDF, Markdown and JSON under a sensible name', async () => {
  const { app, page, userData } = await launchApp();
  try {
    await saveInto(app, userData);
    const { combat } = await startSampleFight(page);
    let after = 0;
    const send = async (command: Command) => {
      after = (await ask(page, 'combats:command', { combatId: combat.id, after, command })).row.seq;
    };
    const joining = { id: 'longo', name: LONG_NAME, side: 'foe', hp: { current: 9, max: 9 }, sheet: {} };
    await send({ type: 'add-combatant', combatant: joining });
    await send({ type: 'start' });
    for (let count = 0; count < 12; count += 1) {
      await send({ type: 'damage', target: 'c3', amount: 1 });
      await send({ type: 'add-condition', target: 'longo', condition: 'prone' });
      await send({ type: 'next-turn' });
    }
    const exported = (format: ExportFormat) => ask(page, 'combats:export', { id: combat.id, format });

    expect(await exported('pdf')).toBe('Emboscada na ponte - A Torre de Vidro.pdf');
    const { pages, source } = await readPdf(join(userData, 'Emboscada na ponte - A Torre de Vidro.pdf'));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach(({ words, size }, index) => {
      expect(size).toEqual(A4);
      expect(words).toContain(`${index + 1} / ${pages.length}`);
      expect(words).toContain('Rodada · A Torre de Vidro');
    });
    const words = pages.map((one) => one.words).join(' ');
    for (const part of ['Emboscada na ponte', 'Dália Véu', 'São Jão', '“Ação & Reação”']) {
      expect(words).toContain(part);
    }
    expect(source).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(source).toContain('/Lang (pt-BR)');

    expect(await exported('markdown')).toBe('Emboscada na ponte - A Torre de Vidro.md');
    const markdown = await readFile(join(userData, 'Emboscada na ponte - A Torre de Vidro.md'), 'utf8');
    expect(markdown).toMatch(/^# Emboscada na ponte/);
    await exported('json');
    const json = await readFile(join(userData, 'Emboscada na ponte - A Torre de Vidro.json'), 'utf8');
    expect(JSON.parse(json)).toMatchObject({ format: 'rodada-log', id: combat.id });
    expect(app.windows()).toHaveLength(1);
  } finally {
    await app.close();
  }
});

test('closing the save dialog writes nothing', async () => {
  const { app, page } = await launchApp();
  try {
    await app.evaluate(({ dialog }) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' });
    });
    const { combat } = await startSampleFight(page);
    expect(await ask(page, 'combats:export', { id: combat.id, format: 'pdf' })).toBeNull();
  } finally {
    await app.close();
  }
});
