import { describe, expect, it } from 'vitest';
import { addTags, tagsOf, withTag } from './tags.ts';

const beasts = [
  { name: 'Lobo', tags: ['fera', 'Floresta'] },
  { name: 'Dríade', tags: ['fada', 'floresta'] },
  { name: 'Lich', tags: [] },
];

describe('tags', () => {
  it('lists each once, accents and case aside', () => {
    expect(tagsOf([...beasts, { tags: ['água'] }], 'pt-BR')).toEqual(['água', 'fada', 'fera', 'Floresta']);
  });

  it('filters by one, accents and case aside', () => {
    expect(withTag(beasts, 'FLORESTA').map(({ name }) => name)).toEqual(['Lobo', 'Dríade']);
    expect(withTag(beasts, null)).toBe(beasts);
  });

  it('adds what is typed, parted by commas and never twice', () => {
    expect(addTags(['fera'], ' Fera, noturno ,, noturno')).toEqual(['fera', 'noturno']);
    expect(addTags(['fera'], '  ')).toEqual(['fera']);
  });
});
