import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openSqlite } from '#electron/store/sqlite.ts';
import { closeApp, launchApp, type LaunchedApp } from './launch.ts';
import { test } from './support/app.ts';
import { axeFaultsInThemes } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { freshFolder } from './support/data-folder.ts';
import { chooseFile } from './support/choose-file.ts';
import { killApp } from './support/kill.ts';

const DATA = 'rodada.db';
const BACKUP = 'rodada-2026-11-28T21-04-09.000-hand.db';

/** A folder with the data of a first start, and what was done to them. */
async function spoilt(untouched: string, spoil: (file: string) => void): Promise<string> {
  const userData = await freshFolder();
  const file = join(userData, DATA);
  copyFileSync(untouched, file);
  spoil(file);
  return userData;
}

/** Starts the app on a folder, and ends it after the test's part. */
async function onData(userData: string, part: (launched: LaunchedApp) => Promise<void>): Promise<void> {
  const launched = await launchApp({ userData });
  try {
    await part(launched);
  } finally {
    await closeApp(launched.app);
  }
}

const title = (page: Page) => page.getByRole('heading', { name: 'Os dados não foram abertos' });
const way = (page: Page, name: string) => page.getByRole('button', { name });
const isOpen = (page: Page) => expect(page.getByRole('banner')).toBeVisible();

function putBackup(userData: string, untouched: string): void {
  mkdirSync(join(userData, 'backups'));
  copyFileSync(untouched, join(userData, 'backups', BACKUP));
}

test.describe('whatever became of the data, a window says it and nothing is touched', () => {
  const cases: readonly [what: string, spoil: (file: string) => void, words: RegExp][] = [
    ['cut short', (file) => truncateSync(file, 5000), /danificado/],
    ['of something else', (file) => writeFileSync(file, 'lista de compras'), /não é do Rodada/],
    ['of a newer version', (file) => raiseVersion(file), /versão mais nova do Rodada/],
    ['without a table', (file) => run(file, 'DROP TABLE combats'), /faltam partes.*combats/],
    ['marked read-only', (file) => chmodSync(file, 0o444), /só pode ser lido/],
  ];
  for (const [what, spoil, words] of cases) {
    test(`a file ${what}`, async ({ untouched }) => {
      const userData = await spoilt(untouched, spoil);
      const before = readFileSync(join(userData, DATA));
      await onData(userData, async ({ page }) => {
        await expect(title(page)).toBeVisible();
        await expect(page.getByRole('alert')).toContainText(words);
      });
      expect(readFileSync(join(userData, DATA))).toEqual(before);
      expect(readdirSync(userData).filter((name) => name.startsWith('rodada'))).toEqual([DATA]);
    });
  }

  test('a folder, or a link to what is away', async () => {
    const userData = await freshFolder();
    mkdirSync(join(userData, DATA));
    await onData(userData, async ({ page }) => {
      await expect(page.getByRole('alert')).toContainText('há uma pasta');
      rmSync(join(userData, DATA), { recursive: true });
      symlinkSync(join(userData, 'longe', DATA), join(userData, DATA));
      await way(page, 'Tentar de novo').click();
      await expect(page.getByRole('alert')).toContainText('é um atalho');
    });
    expect(existsSync(join(userData, 'longe'))).toBe(false);
  });
});

test.describe('on a disk that can’t be written', () => {
  /** A small disk of its own with the data on it; null where the system doesn't let one be made. */
  async function disk(untouched: string): Promise<string | null> {
    const folder = await emptyDisk('8m');
    if (folder !== null) copyFileSync(untouched, join(folder, DATA));
    return folder;
  }
  async function emptyDisk(size: string): Promise<string | null> {
    const folder = await freshFolder();
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
    return mounted.status === 0 ? folder : null;
  }

  test('before there are any data, a window says so and leaves nothing half-made', async () => {
    const userData = await emptyDisk('64k');
    test.skip(userData === null, 'No disk can be mounted here.');
    if (userData === null) return;
    try {
      await onData(userData, async ({ page }) => {
        await expect(page.getByRole('alert')).toContainText('está cheio');
        expect(readdirSync(userData).filter((name) => name.startsWith('rodada'))).toEqual([]);
        await expect(way(page, 'Abrir só para ler')).toBeHidden();
        await expect(way(page, 'Começar de novo')).toBeHidden();
      });
    } finally {
      spawnSync('umount', [userData]);
    }
  });

  test('since it can only be read, a window says so, and all can be read', async ({ untouched }) => {
    const userData = await disk(untouched);
    test.skip(userData === null, 'No disk can be mounted here.');
    if (userData === null) return;
    spawnSync('mount', ['-o', 'remount,ro', userData]);
    try {
      await onData(userData, async ({ page }) => {
        await expect(page.getByRole('alert')).toContainText('só pode ser lido');
        await way(page, 'Abrir só para ler').click();
        await isOpen(page);
        await expect(page.getByRole('contentinfo')).toContainText('Só leitura: nada é gravado');
      });
    } finally {
      spawnSync('umount', [userData]);
    }
  });

  test('since it is full, a window says so, and all can be read', async ({ untouched }) => {
    const userData = await disk(untouched);
    test.skip(userData === null, 'No disk can be mounted here.');
    if (userData === null) return;
    spawnSync('dd', ['if=/dev/zero', `of=${join(userData, 'lotado')}`, 'bs=4096']);
    const before = readFileSync(join(userData, DATA));
    try {
      await onData(userData, async ({ page }) => {
        await expect(page.getByRole('alert')).toContainText('está cheio');
        await way(page, 'Abrir só para ler').click();
        await isOpen(page);
        expect(readFileSync(join(userData, DATA))).toEqual(before);
      });
    } finally {
      spawnSync('umount', [userData]);
    }
  });
});

test('what SQLite can recover is recovered without a word', async ({ untouched }) => {
  const userData = await spoilt(untouched, (file) => {
    const script = `
      const db = new (require('better-sqlite3'))(${JSON.stringify(file)});
      db.pragma('journal_mode = DELETE');
      db.pragma('cache_size = 1');
      db.exec("BEGIN IMMEDIATE; UPDATE creatures SET notes = hex(zeroblob(4000)); UPDATE campaigns SET name = 'Pela metade'");
      process.kill(process.pid, 'SIGKILL');`;
    spawnSync(process.execPath, ['-e', script]);
  });
  expect(existsSync(join(userData, `${DATA}-journal`))).toBe(true);
  await onData(userData, async ({ page }) => {
    await isOpen(page);
    expect((await ask(page, 'app:info')).storeNotice).toBeNull();
    expect((await ask(page, 'campaigns:list')).map(({ name }) => name)).not.toContain('Pela metade');
  });
});

test('the log of other data is kept, told of and never played in', async ({ untouched }) => {
  const other = await launchApp();
  await ask(other.page, 'campaigns:create', { name: 'De outro', system: 'cairn' });
  await killApp(other.app);
  const userData = await freshFolder();
  await onData(userData, ({ page }) => isOpen(page));
  copyFileSync(join(other.userData, `${DATA}-wal`), join(userData, `${DATA}-wal`));
  await onData(userData, async ({ page }) => {
    await expect(page.getByRole('region', { name: 'Aviso sobre os dados' })).toContainText('-guardado-');
    expect((await ask(page, 'campaigns:list')).map(({ name }) => name)).not.toContain('De outro');
  });
  expect(untouched).toBeTruthy();
});

test.describe('the narrator chooses how to go on', () => {
  const text = (file: string) => writeFileSync(file, 'lista de compras');

  test('a backup, the newest good one first, with the keyboard', async ({ untouched }) => {
    const userData = await spoilt(untouched, text);
    putBackup(userData, untouched);
    await onData(userData, async ({ page }) => {
      const group = page.getByRole('group', { name: 'Abrir uma cópia de segurança' });
      await expect(group.getByRole('listitem').first()).toContainText(/a mais nova boa.*A Torre de Vidro/s);
      await page.keyboard.press('Tab');
      await expect(way(page, 'Abrir a cópia de')).toBeFocused();
      await page.keyboard.press('Enter');
      await isOpen(page);
      await expect(page.getByRole('region', { name: 'Aviso sobre os dados' })).toContainText('-guardado-');
      await expect(page.getByRole('banner')).toContainText('A Torre de Vidro');
    });
    const kept = readdirSync(userData).filter((name) => name.includes('-guardado-'));
    expect(kept.map((name) => readFileSync(join(userData, name), 'utf8'))).toEqual(['lista de compras']);
    expect(readFileSync(join(userData, 'backups', BACKUP))).toEqual(readFileSync(untouched));
  });

  test('a good backup rather than a newer one that is damaged', async ({ untouched }) => {
    const userData = await spoilt(untouched, text);
    putBackup(userData, untouched);
    const bytes = readFileSync(untouched);
    bytes.fill(0xaa, 4096 * 3, 4096 * 6);
    writeFileSync(join(userData, 'backups', 'rodada-2026-11-29T21-04-09.000-timer.db'), bytes);
    await onData(userData, async ({ page }) => {
      const backups = page.getByRole('listitem');
      await expect(backups).toHaveCount(2);
      await expect(backups.first()).toContainText(/28 de nov.*a mais nova boa/s);
      await expect(backups.last()).toContainText(/29 de nov.*danificada/s);
      await expect(backups.last().getByRole('button')).toHaveCount(0);
    });
    expect(readFileSync(join(userData, DATA), 'utf8')).toBe('lista de compras');
  });

  test('another folder, which is kept for the next starts', async ({ untouched }) => {
    const userData = await spoilt(untouched, text);
    const elsewhere = await freshFolder();
    await onData(userData, async ({ app, page }) => {
      await chooseFile(app, elsewhere);
      await way(page, 'Escolher outra pasta…').click();
      await isOpen(page);
      await ask(page, 'campaigns:create', { name: 'Na outra pasta', system: 'cairn' });
    });
    await onData(userData, async ({ page }) => {
      await isOpen(page);
      expect((await ask(page, 'campaigns:list')).map(({ name }) => name)).toContain('Na outra pasta');
    });
    rmSync(elsewhere, { recursive: true });
    await onData(userData, async ({ page }) => {
      await expect(page.getByRole('alert')).toContainText('não está aqui agora');
    });
    expect(existsSync(elsewhere)).toBe(false);
    expect(readFileSync(join(userData, DATA), 'utf8')).toBe('lista de compras');
  });

  test('only to read: all is shown, nothing is saved, and the status line says so', async ({ untouched }) => {
    const userData = await spoilt(untouched, (file) => chmodSync(file, 0o444));
    await onData(userData, async ({ page }) => {
      await way(page, 'Abrir só para ler').click();
      await isOpen(page);
      await expect(page.getByRole('contentinfo')).toContainText('Só leitura: nada é gravado');
      await expect(page.getByRole('contentinfo')).not.toContainText('Tudo salvo');
      expect(await ask(page, 'campaigns:list')).not.toHaveLength(0);
      await expect(ask(page, 'campaigns:create', { name: 'A', system: 'cairn' })).rejects.toThrow(
        /só podem ser lidos/,
      );
    });
    expect(readFileSync(join(userData, DATA))).toEqual(readFileSync(untouched));
  });

  test('to begin anew', async ({ untouched }) => {
    const userData = await spoilt(untouched, text);
    await onData(userData, async ({ page }) => {
      await way(page, 'Começar de novo').click();
      await isOpen(page);
      await expect(page.getByRole('region', { name: 'Aviso sobre os dados' })).toContainText('-guardado-');
      await ask(page, 'campaigns:create', { name: 'Nova', system: 'cairn' });
    });
    await onData(userData, async ({ page }) => {
      await isOpen(page);
      expect((await ask(page, 'campaigns:list')).map(({ name }) => name)).toContain('Nova');
    });
  });

  test('to try again, when what kept it is gone', async ({ untouched }) => {
    const userData = await spoilt(untouched, (file) => chmodSync(file, 0o444));
    await onData(userData, async ({ page }) => {
      await expect(title(page)).toBeVisible();
      chmodSync(join(userData, DATA), 0o644);
      await way(page, 'Tentar de novo').click();
      await isOpen(page);
    });
  });
});

test('axe-core finds nothing wrong while the data aren’t open, in any theme', async ({ untouched }) => {
  const userData = await spoilt(untouched, (file) => writeFileSync(file, 'lista de compras'));
  putBackup(userData, untouched);
  await onData(userData, async ({ page }) => {
    await expect(way(page, 'Abrir a cópia de')).toBeVisible();
    expect(await axeFaultsInThemes(page)).toEqual([]);
    await page.getByText('English', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'The data were not opened' })).toBeVisible();
  });
});

/** Writes a schema of the future into a closed database's header. */
function raiseVersion(file: string): void {
  const bytes = readFileSync(file);
  bytes.writeUInt32BE(999, 60);
  writeFileSync(file, bytes);
}

function run(file: string, sql: string): void {
  const db = openSqlite(file);
  db.pragma('foreign_keys = OFF');
  db.exec(sql);
  db.close();
}
