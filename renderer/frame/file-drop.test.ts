import { describe, expect, it } from 'vitest';
import { kindOf } from './file-drop.ts';

describe('files dropped on the window', () => {
  it('are known by the end of their name', () => {
    expect(kindOf('A Torre.rodada')).not.toBeNull();
    expect(kindOf('A TORRE.RODADA')).toBe(kindOf('a.rodada'));
    expect(kindOf('torre.rodada.exe')).toBeNull();
    expect(kindOf('rodada')).toBeNull();
  });
});
