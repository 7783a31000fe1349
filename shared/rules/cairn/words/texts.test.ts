import { describe, expect, it } from 'vitest';
import { cairn } from '../testing/fight.ts';
import { texts } from './texts.ts';

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

describe('texts', () => {
  it('both languages have the same keys, the same values in each, and words for all', () => {
    expect(Object.keys(texts.en).toSorted()).toEqual(Object.keys(texts['pt-BR']).toSorted());
    for (const [key, ptBR] of Object.entries(texts['pt-BR'])) {
      const [, en = ''] = Object.entries(texts.en).find(([other]) => other === key) ?? [];
      expect(en.trim(), key).not.toBe('');
      expect(ptBR.trim(), key).not.toBe('');
      expect(placeholders(en), key).toEqual(placeholders(ptBR));
    }
  });

  it('every condition has its own id and words', () => {
    const ids = cairn.conditions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
