import { copyFile, cp, mkdtemp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { expect, test } from '@playwright/test';
import { findRuntime } from '../../build/setup/electron-runtime.mjs';
import { inProject, toolNode } from '../../build/setup/project.mjs';
import { capture, must } from '../../build/setup/run.mjs';
import { closeApp, launchApp } from './launch.ts';

// Packing needs an Electron folder to pack into; this one has only the names, and a file with fuses to be set.
const electronNames = [
  ...['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox', 'version', 'resources.pak'],
  join('locales', 'pt-BR.pak'),
];
const electronWithFuses = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('111111111'),
]);

let folder: string;
let unpacked: string;
const asar = (): string => join(unpacked, 'resources', 'app.asar');

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rodada-package-'));
  const electron = join(folder, 'electron');
  await mkdir(join(electron, 'locales'), { recursive: true });
  await mkdir(join(electron, 'resources'));
  await writeFile(join(electron, 'electron'), electronWithFuses, { mode: 0o755 });
  for (const name of electronNames) await writeFile(join(electron, name), '');
  await must('The app could not be packed', toolNode(), [
    inProject('node_modules', 'electron-builder', 'cli.js'),
    ...['--linux', 'dir', '--x64', '--publish', 'never'],
    `-c.electronDist=${electron}`,
    `-c.directories.output=${join(folder, 'dist')}`,
  ]);
  unpacked = join(folder, 'dist', 'linux-unpacked');
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('the package holds the built app, SQLite for its platform and nothing else', () => {
  const files = listPackage(asar(), { isPack: false }).map((path) => path.replaceAll('\\', '/'));
  const belongs =
    /^\/(package\.json$|out(\/|$)|node_modules$|node_modules\/better-sqlite3($|\/(LICENSE|package\.json)$|\/(lib|prebuilds)(\/|$)))/;
  expect(files.filter((path) => !belongs.test(path))).toEqual([]);
  expect(files.filter((path) => path.endsWith('.node'))).toEqual([
    '/node_modules/better-sqlite3/prebuilds/linux-x64.node',
  ]);
  expect(files).toContain('/out/main/main.js');
  expect(files).toContain('/out/renderer/index.html');
  expect(files.filter((path) => /gallery/i.test(path))).toEqual([]);
});

test('the package brings what desktops read: its entry, and that campaign files are its own', async () => {
  const read = (name: string) => readFile(join(unpacked, name), 'utf8');
  expect(await read('rodada.desktop')).toMatch(/^MimeType=application\/vnd\.rodada\.campaign\+json;$/m);
  expect(await read('rodada-mime.xml')).toContain('<glob pattern="*.rodada"/>');
});

test('the package carries the licence', async () => {
  expect(await readFile(join(unpacked, 'LICENSE'), 'utf8')).toContain('Rodada contributors');
});

test('the packed Electron runs this app alone: no Node mode, no inspector, no options from outside', async () => {
  const wire = await getCurrentFuseWire(join(unpacked, 'rodada'));
  expect(wire[FuseV1Options.RunAsNode]).toBe(FuseState.DISABLE);
  expect(wire[FuseV1Options.EnableNodeCliInspectArguments]).toBe(FuseState.DISABLE);
  expect(wire[FuseV1Options.EnableNodeOptionsEnvironmentVariable]).toBe(FuseState.DISABLE);
  expect(wire[FuseV1Options.GrantFileProtocolExtraPrivileges]).toBe(FuseState.DISABLE);
  expect(wire[FuseV1Options.OnlyLoadAppFromAsar]).toBe(FuseState.ENABLE);
});

test('the packed app opens', async () => {
  const { app, page } = await launchApp({ appPath: asar() });
  try {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await closeApp(app);
  }
});

/** What development goes by and a package must not: each would keep it from opening. */
const SWITCHES = {
  RODADA_SQLITE_BINDING: '/nowhere/evil.node',
  ELECTRON_RENDERER_URL: 'http://127.0.0.1:9/',
};

/** The package on a real Electron, under its own name and with its own files about it, as it is installed. */
async function install(): Promise<string> {
  const runtime = await findRuntime();
  const installed = join(folder, 'installed');
  await cp(dirname(runtime.executable), installed, { recursive: true, verbatimSymlinks: true });
  await rename(join(installed, basename(runtime.executable)), join(installed, 'rodada'));
  await cp(join(unpacked, 'resources'), join(installed, 'resources'), { recursive: true });
  await rm(join(installed, 'resources', 'default_app.asar'), { force: true });
  // The development runtime can't load what the package holds for the official one.
  const binding = runtime.env['RODADA_SQLITE_BINDING'];
  const own = join('app.asar.unpacked', 'node_modules', 'better-sqlite3', 'prebuilds', 'linux-x64.node');
  if (binding !== undefined) await copyFile(binding, join(installed, 'resources', own));
  return join(installed, 'rodada');
}

test('the installed app opens, obeys no switch of development and has no devtools', async () => {
  const executable = await install();
  const { app, page } = await launchApp({ executable, appPath: null, env: SWITCHES });
  try {
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await app.evaluate(({ app: running }) => running.isPackaged)).toBe(true);
    expect(page.url()).toBe('app://rodada/index.html');
    const opened = await app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      window?.webContents.openDevTools();
      return window?.webContents.isDevToolsOpened();
    });
    expect(opened).toBe(false);
    await page.keyboard.press('Control+Shift+I');
    await page.keyboard.press('F12');
    expect(app.windows()).toHaveLength(1);
  } finally {
    await closeApp(app);
  }
  const { flags } = await findRuntime();
  const smoke = await capture(executable, [...flags, '--disable-gpu', '--smoke'], { env: SWITCHES });
  expect(smoke.code, smoke.output).toBe(0);
  expect(smoke.output).toContain('Luta de amostra até o fim');
});
