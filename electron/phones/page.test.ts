import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { phoneWords } from '#shared/player/player-screen.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { readPage } from './page.ts';

const SCREEN = { locale: 'en', words: phoneWords('en'), shown: { kind: 'waiting' } } as const;

/** A built renderer of two pages, of which the phones' has these files. */
function built(assets: readonly string[] = ['assets/face.woff2']): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'assets'));
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_common.js'] },
    'phones.html': { file: 'assets/phones.js', imports: ['_common.js'], css: ['assets/phones.css'], assets },
    '_common.js': { file: 'assets/common.js', imports: ['_common.js'] },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const page = '<html lang="pt-BR"><meta name="lost" content="" />';
  writeFileSync(join(folder, 'phones.html'), page);
  for (const name of ['index.js', 'phones.js', 'phones.css', 'common.js', 'face.woff2', 'face.exe']) {
    writeFileSync(join(folder, 'assets', name), name);
  }
  return folder;
}

it('reads the page in the narrator’s language and exactly the files it is made of', async () => {
  const page = await readPage(built(), SCREEN);
  expect([...page].map(([path, { type, body }]) => [path, type, body.toString('utf8')])).toEqual([
    ['', 'text/html; charset=utf-8', `<html lang="en"><meta name="lost" content="${SCREEN.words.lost}" />`],
    ['assets/phones.js', 'text/javascript; charset=utf-8', 'phones.js'],
    ['assets/phones.css', 'text/css; charset=utf-8', 'phones.css'],
    ['assets/face.woff2', 'font/woff2', 'face.woff2'],
    ['assets/common.js', 'text/javascript; charset=utf-8', 'common.js'],
  ]);
});

it('gives no file of a kind it doesn’t know', async () => {
  await expect(readPage(built(['assets/face.exe']), SCREEN)).rejects.toThrow('face.exe');
});
