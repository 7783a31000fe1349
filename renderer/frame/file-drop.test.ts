import { describe, expect, it } from 'vitest';
import { kindOf, takingOf } from './file-drop.ts';

describe('files dropped on the window', () => {
  it('are known by the end of their name', () => {
    expect(kindOf('A Torre.rodada')).not.toBeNull();
    expect(kindOf('A TORRE.RODADA')).toBe(kindOf('a.rodada'));
    expect(kindOf('torre.rodada.exe')).toBeNull();
    expect(kindOf('rodada')).toBeNull();
  });

  it('come several at once where all are of creatures, else one at a time', async () => {
    const taken: string[][] = [];
    const note = (files: readonly File[]): Promise<void> => {
      taken.push(files.map(({ name }) => name));
      return Promise.resolve();
    };
    const kinds = [
      { endings: ['.json', '.csv'], take: (file: File) => note([file]), takeSeveral: note },
      { endings: ['.png'], take: (file: File) => note([file]) },
    ];
    const drop = async (...names: string[]) => {
      const taking = takingOf(
        names.map((name) => new File([], name)),
        kinds,
      );
      if (typeof taking !== 'function') return 'key' in taking ? taking.key : '';
      await taking();
      return 'taken';
    };
    expect(await drop('a.json', 'b.CSV')).toBe('taken');
    expect(await drop('a.png')).toBe('taken');
    expect(await drop('a.png', 'b.png')).toBe('drop.one');
    expect(await drop('a.json', 'b.png')).toBe('drop.one');
    expect(await drop('a.exe')).toBe('drop.unknown');
    expect(await drop()).toBe('drop.nothing');
    expect(taken).toEqual([['a.json', 'b.CSV'], ['a.png']]);
  });
});
