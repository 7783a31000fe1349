import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { WebContentsPrintOptions } from 'electron';
import type { ExportFormat } from '#shared/api/exports.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { saveInto } from './support/choose-file.ts';
import { readPdf } from './support/pdf.ts';
import { openScreen } from './support/screens.ts';
import { startSampleFight } from './support/sample-fight.ts';

/** Papers in points. */
const A4 = [595, 842];
const LETTER = [612, 792];
const LONG_NAME = 'Companhia Ágil de São Jão — “Ação & Reação” '.repeat(4).trim();
const NAME = 'Emboscada na ponte - A Torre de Vidro';
/** The same as a forum's post, which ends as plain text does. */
const FORUM = 'Emboscada na ponte (fórum) - A Torre de Vidro.txt';
const MANY = 2000;

/** The sample fight with a long name in it, some rounds played. */
async function playedFight(page: Parameters<typeof startSampleFight>[0], rounds: number) {
  const { combat } = await startSampleFight(page);
  let after = 0;
  const send = async (command: AnyCommand) => {
    after = (await ask(page, 'combats:command', { combatId: combat.id, after, command })).row.seq;
  };
  const joining = { id: 'longo', name: LONG_NAME, side: 'foe', hp: { current: 9, max: 9 } } as const;
  await send({ type: 'add-combatant', combatant: joining });
  await send({ type: 'start' });
  for (let count = 0; count < rounds; count += 1) {
    await send({ type: 'damage', target: 'c3', amount: 1 });
    await send({ type: 'add-condition', target: 'longo', condition: 'prone' });
    await send({ type: 'next-turn' });
  }
  return { combat, count: after, send };
}

test('a log goes home in every format under a sensible name', async ({ app, page, userData }) => {
  await saveInto(app, userData);
  const { combat } = await playedFight(page, 12);
  const exported = (format: ExportFormat) => ask(page, 'combats:export', { id: combat.id, format });
  const read = (extension: string) => readFile(join(userData, `${NAME}.${extension}`), 'utf8');

  expect(await exported('pdf')).toBe(`${NAME}.pdf`);
  const { pages, source } = await readPdf(join(userData, `${NAME}.pdf`));
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach(({ words, size }, index) => {
    expect(size).toEqual(A4);
    expect(words).toContain(`${index + 1} / ${pages.length}`);
    expect(words).toContain('· Rodada · A Torre de Vidro');
  });
  const words = pages.map((one) => one.words).join(' ');
  for (const part of ['Dália Véu', 'São Jão', '“Ação & Reação”']) expect(words).toContain(part);
  expect(source).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
  expect(source).toContain('/Lang (pt-BR)');
  expect(source).toMatch(/\/FontFile[23]?/);

  await exported('markdown');
  expect(await read('md')).toMatch(/^# Emboscada na ponte/);
  expect(await exported('bbcode')).toBe(FORUM);
  expect(await readFile(join(userData, FORUM), 'utf8')).toMatch(
    /^\[b\]\[u\]Emboscada na ponte\[\/u\]\[\/b\]/,
  );
  await exported('text');
  expect(await read('txt')).toMatch(/^Emboscada na ponte\n=+\n/);
  await exported('csv');
  expect(await read('csv')).toMatch(/^\uFEFFRodada;Turno de;Contagem;/);
  await exported('json');
  expect(JSON.parse(await read('json'))).toMatchObject({ format: 'rodada-log', id: combat.id });
  await exported('html');
  const html = await read('html');
  expect(html).toContain('url(data:font/woff2;base64,');
  expect(html.replaceAll(/data:[^)]*/g, '')).not.toMatch(/https?:|<script|<link/);
  expect(app.windows()).toHaveLength(1);
});

test(`${MANY} entries in one go on Letter: numbered sheets, no entry on two of them`, async ({
  app,
  page,
  userData,
}) => {
  await saveInto(app, userData);
  const { combat, count } = await playedFight(page, 0);
  // Each entry is told apart by the points given.
  await page.evaluate(`(async () => {
    for (let amount = 1; amount <= ${MANY}; amount += 1) {
      const command = { type: 'temp-hp', target: amount % 9 === 0 ? 'longo' : 'c3', amount };
      await window.rodada.call('combats:command', { combatId: '${combat.id}', after: ${count} + amount - 1, command });
    }
  })()`);
  const heard = await page.evaluateHandle<string[]>(
    `{ const steps = []; window.rodada.on('export:progress', (told) => steps.push(told.step + ' ' + told.entries)); steps }`,
  );
  const options = { paper: 'letter' as const };
  await ask(page, 'combats:export', { id: combat.id, format: 'pdf', options });
  const entries = MANY + 2;
  expect(await heard.jsonValue()).toEqual([
    'reading 0',
    `setting ${entries}`,
    `printing ${entries}`,
    `writing ${entries}`,
  ]);
  const { pages } = await readPdf(join(userData, `${NAME}.pdf`));
  pages.forEach(({ words, size }, index) => {
    expect(size).toEqual(LETTER);
    expect(words).toContain(`${index + 1} / ${pages.length}`);
  });
  // From name to tail, every entry stands whole on one sheet, once.
  const whole = pages.flatMap(({ words }) => [
    ...words.matchAll(/(?:Reação” ?|Véu|\S+) fica com (\d+) pontos? temporários? · pelo narrador/g),
  ]);
  expect(whole.map(([, points]) => Number(points)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: MANY }, (_, index) => index + 1),
  );
  const longs = pages.flatMap(({ words }) => [
    ...words.replaceAll(' ', '').matchAll(new RegExp(`${LONG_NAME.replaceAll(' ', '')}ficacom`, 'g')),
  ]);
  expect(longs).toHaveLength(Math.floor(MANY / 9));
});

test('from the log’s menu: for players, what was chosen is kept, and the system prints the same page', async ({
  app,
  page,
  userData,
}) => {
  await saveInto(app, userData);
  const { send } = await playedFight(page, 1);
  await send({ type: 'hide', combatants: ['c4'], hidden: true });
  await openScreen(page, 'Registro');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Exportar…' }).click();
  const menu = page.getByRole('dialog', { name: /^Exportar/ });
  await menu.getByLabel('Formato').selectOption('Planilha (CSV)');
  await menu.getByRole('checkbox', { name: 'Para jogadores' }).check();
  const title = menu.getByLabel('Título para os jogadores');
  await expect(title).toHaveAttribute('placeholder', 'Combate');
  await title.fill('A travessia');
  await menu.getByText('Vírgula (,)').click();
  await menu.getByRole('button', { name: 'Gravar para jogadores…' }).click();
  const name = 'A travessia (para jogadores) - A Torre de Vidro.csv';
  await expect(page.getByText(`Gravado: ${name}`)).toBeVisible();
  const table = await readFile(join(userData, name), 'utf8');
  expect(table).toContain('Rodada,Turno de,Contagem');
  expect(table).toMatch(/"Começa o combate: [^"(]+"/);
  expect(table).not.toContain('se esconde');
  expect(await ask(page, 'settings:get')).toMatchObject({
    exporting: { format: 'csv', forPlayers: true, separator: ',', bom: true, paper: 'A4', corrections: true },
  });

  await menu.getByLabel('Formato').selectOption('PDF');
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    const contents: unknown = Object.getPrototypeOf(window?.webContents);
    const print = (options: WebContentsPrintOptions, done: (ok: boolean, why: string) => void) => {
      process.env['RODADA_TEST_PRINTED'] = JSON.stringify(options.pageSize);
      done(true, '');
    };
    if (typeof contents === 'object' && contents !== null) Object.assign(contents, { print });
  });
  await menu.getByText('Carta', { exact: true }).click();
  await menu.getByRole('button', { name: 'Imprimir para jogadores…' }).click();
  await expect(page.getByText('Enviado para a impressora.')).toBeVisible();
  expect(await app.evaluate(() => process.env['RODADA_TEST_PRINTED'])).toBe('"Letter"');
  await page.screenshot({ path: join(userData, 'menu.png') });
});

test('a session goes home with its notes, the party before and after, and every fight', async ({
  app,
  page,
  userData,
}) => {
  await saveInto(app, userData);
  const { combat, send } = await playedFight(page, 2);
  const session = await ask(page, 'sessions:save', {
    campaignId: combat.campaignId,
    date: '2026-11-28',
    title: 'A ponte',
    notes: '# Ida\n\nChovia *muito*.\n\n- ponte\n- rio',
  });
  await ask(page, 'combats:move', { id: combat.id, sessionId: session.id });
  await send({ type: 'end' });
  await openScreen(page, 'Registro');
  await openScreen(page, 'Campanhas');
  await page.getByRole('tab', { name: /Sessões/ }).click();
  const title = `Exportar a sessão ${session.number}`;
  await page.getByRole('button', { name: title }).click();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Gravar…' }).click();
  const name = `Sessão ${session.number}, A ponte - A Torre de Vidro.pdf`;
  await expect(page.getByText(`Gravado: ${name}`)).toBeVisible();
  const { pages } = await readPdf(join(userData, name));
  const words = pages.map((one) => one.words).join(' ');
  for (const part of [
    'Chovia muito',
    'O grupo',
    '25/25 PV',
    'Emboscada na ponte',
    'Dália Véu sofre 1 de dano',
  ])
    expect(words).toContain(part);
});

test('giving an export up writes nothing, and closing the save dialog neither', async ({
  app,
  page,
  userData,
}) => {
  await saveInto(app, userData);
  const { combat } = await playedFight(page, 1);
  const path = join(userData, `${NAME}.pdf`);
  await writeFile(path, 'before');
  await page.evaluate(
    `void window.rodada.on('export:progress', ({ step }) => step === 'printing' && window.rodada.call('exports:cancel'))`,
  );
  expect(await ask(page, 'combats:export', { id: combat.id, format: 'pdf' })).toBeNull();
  expect(await readFile(path, 'utf8')).toBe('before');
  await expect.poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await app.evaluate(({ dialog }) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' });
  });
  expect(await ask(page, 'combats:export', { id: combat.id, format: 'json' })).toBeNull();
});
