import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '#electron/testing/refusal.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { GIVEN_UP } from './work-place.ts';
import { unfinishedName, writeFileWhole } from './whole-file.ts';

describe('a file written piece by piece', () => {
  it('takes the place of the one there and leaves nothing else behind', () => {
    const folder = tempFolder();
    const path = join(folder, 'a.rodada');
    writeFileSync(path, 'before');
    const long = 'ção'.repeat(200_000);
    writeFileWhole(path, ['{', Buffer.from('"'), long, '"', '}']);
    expect(readFileSync(path, 'utf8') === `{"${long}"}`).toBe(true);
    expect(readdirSync(folder)).toEqual(['a.rodada']);
  });

  it('that is given up leaves the one there as it was', () => {
    const folder = tempFolder();
    const path = join(folder, 'a.rodada');
    writeFileSync(path, 'before');
    function* pieces() {
      yield 'x'.repeat(1_000_000);
      throw GIVEN_UP;
    }
    expect(() => writeFileWhole(path, pieces())).toThrow(GIVEN_UP);
    expect(readFileSync(path, 'utf8')).toBe('before');
    expect(readdirSync(folder)).toEqual(['a.rodada']);
  });

  it('clears away what programs before were cut off at, and nothing else', () => {
    const folder = tempFolder();
    const own = unfinishedName(join(folder, 'other.pdf'));
    const left = ['.log.md.0a1b2c3d.tmp', `.log.md.${process.pid + 1}-0a1b2c3d.tmp`];
    const kept = ['.hidden', 'notes.tmp', '.x.tmp'];
    for (const name of [...left, ...kept]) writeFileSync(join(folder, name), '');
    writeFileSync(own, '');
    writeFileWhole(join(folder, 'log.md'), ['x']);
    expect(readdirSync(folder).toSorted()).toEqual(
      [...kept, own.slice(folder.length + 1), 'log.md'].toSorted(),
    );
  });

  it('that can’t be written says why', async () => {
    const refusal = await refusalOf(() => writeFileWhole(join(tempFolder(), 'absent', 'a.md'), ['x']));
    expect(refusal).toMatchObject({ code: 'BAD_FILE' });
    expect(refusal.words).toContain('ENOENT');
  });
});
