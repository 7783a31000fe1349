import { describe, expect, it } from 'vitest';
import { systemOf } from '../../shared/rules/registry.ts';
import { refusalOf } from '../testing/refusal.ts';
import { previewOf } from './preview.ts';

const TEXT = `## Lobo
4 HP, 12 STR, 12 DEX, 9 WIL, bite (d6)

## Dragão
12 HP, 16 STR, 12 DEX, 9 WIL, bite (d10)

## LOBO
4 HP, 12 STR, 12 DEX, 9 WIL, bite (d6)`;

describe('the preview of an import', () => {
  it('marks names that the campaign has or that come again in the text', () => {
    const known = new Set(['dragao']);
    const preview = previewOf(TEXT, 'fichas.txt', { system: systemOf('cairn'), known });
    expect(preview.fileName).toBe('fichas.txt');
    expect(preview.creatures.map(({ name, duplicate }) => [name, duplicate])).toEqual([
      ['Lobo', false],
      ['Dragão', true],
      ['LOBO', true],
    ]);
    expect([...known]).toEqual(['dragao']);
  });

  it('is refused by a system without stat lines', async () => {
    const system = { ...systemOf('cairn'), statLines: null };
    expect(await refusalOf(() => previewOf(TEXT, null, { system, known: new Set() }))).toEqual({
      code: 'NOT_ALLOWED',
      path: undefined,
      words: 'Este sistema não importa fichas em linha.',
    });
  });
});
