import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findRuntime } from '../../build/setup/electron-runtime.mjs';
import { projectFolder } from '../../build/setup/project.mjs';
import { capture } from '../../build/setup/run.mjs';
import { hasCommand } from '../../build/setup/system-packages.mjs';
import { closeApp, launchApp } from './launch.ts';
import { ask } from './support/bridge.ts';
import { freshFolder } from './support/data-folder.ts';
import { saveInto } from './support/choose-file.ts';
import { readNetLog } from './support/net-log.ts';
import { startSampleFight } from './support/sample-fight.ts';
import { openScreen } from './support/screens.ts';

test('a whole session asks the network for nothing, by Chromium’s own log (B4)', async () => {
  const folder = await freshFolder();
  const log = join(folder, 'net.json');
  const { app, page } = await launchApp({
    args: [`--log-net-log=${log}`, '--net-log-capture-mode=Everything'],
  });
  await page.getByRole('banner').waitFor();
  await saveInto(app, folder);
  for (const screen of ['Campanhas', 'Bestiário', 'Encontros', 'Combate', 'Registro', 'Objetos', 'Opções']) {
    await openScreen(page, screen);
  }
  await startSampleFight(page);
  await ask(page, 'player:open');
  // What a spell checker would look at, and what a page may try by itself.
  await openScreen(page, 'Campanhas');
  await page.evaluate(`
    const area = document.createElement('textarea');
    area.spellcheck = true;
    area.lang = 'pt-BR';
    document.body.append(area);
    area.focus();
  `);
  await page.keyboard.type('Um txeto kom herros. ');
  for (const tried of [
    "fetch('https://example.com/')",
    "new WebSocket('wss://example.com/')",
    "new EventSource('https://example.com/')",
    "navigator.sendBeacon('https://example.com/', 'x')",
    "(document.createElement('img')).src = 'https://example.com/x.png'",
    "document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: 'https://example.com' }))",
    "document.head.append(Object.assign(document.createElement('link'), { rel: 'dns-prefetch', href: 'https://example.com' }))",
  ]) {
    await page.evaluate(`Promise.resolve().then(() => ${tried}).then(() => undefined, () => undefined)`);
  }
  await app.evaluate(async ({ net }) => {
    await net.fetch('https://example.com/').catch(() => undefined);
  });
  await closeApp(app);

  const { addresses, reached } = await readNetLog(log);
  expect(addresses.filter((url) => !/^(app|file|data|blob|devtools):/.test(url))).toEqual([]);
  expect(reached).toEqual([]);
});

test('nothing connects to anywhere, by the system’s own account', async () => {
  test.skip(!hasCommand('strace'), 'strace isn’t installed');
  const runtime = await findRuntime();
  const folder = await freshFolder();
  const trace = join(folder, 'trace.txt');
  const run = await capture(
    'strace',
    [
      ...['-f', '-qq', '--seccomp-bpf', '-e', 'trace=connect,sendto,bind', '-o', trace],
      ...[runtime.executable, ...runtime.flags, '--disable-gpu', `--user-data-dir=${folder}`],
      ...[projectFolder, '--smoke'],
    ],
    { env: runtime.env },
  );
  expect(run.code, run.output).toBe(0);
  const calls = (await readFile(trace, 'utf8')).split('\n');
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.filter((call) => /AF_INET|inet_addr|inet_pton/.test(call))).toEqual([]);
});
