import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#electron/testing/refusal.ts';
import { openPieces } from './pieces.ts';

const pieces = openPieces();
const some = (text: string) => new TextEncoder().encode(text);

afterEach(() => pieces.clear());

describe('a file in pieces', () => {
  it('is whole for whoever uses it, and gone afterwards', async () => {
    await pieces.add(0, some('Lobo '));
    await pieces.add(5, some('e '));
    let path = '';
    const read = await pieces.finish(7, some('Urso'), (file) => {
      path = file;
      return Promise.resolve(readFileSync(file, 'utf8'));
    });
    expect(read).toBe('Lobo e Urso');
    expect(existsSync(path)).toBe(false);
  });

  it('begins anew at its first piece', async () => {
    await pieces.add(0, some('Lobo'));
    await pieces.add(0, some('Urso'));
    const read = (file: string) => Promise.resolve(readFileSync(file, 'utf8'));
    expect(await pieces.finish(4, some('!'), read)).toBe('Urso!');
  });

  it('is refused where a piece is missing, or nothing was begun', async () => {
    expect(await refusalOf(() => pieces.add(3, some('x')))).toMatchObject({
      code: 'BAD_REQUEST',
      path: 'at',
    });
    await pieces.add(0, some('Lobo'));
    expect(await refusalOf(() => pieces.add(3, some('x')))).toMatchObject({
      code: 'BAD_REQUEST',
      path: 'at',
    });
  });
});
