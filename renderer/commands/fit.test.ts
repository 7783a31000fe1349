import { describe, expect, it } from 'vitest';
import { fit } from './fit.ts';

describe('how well a name fits', () => {
  it('without accents or case', () => {
    expect(fit('Dália Véu', 'dalia')).not.toBeNull();
    expect(fit('Capitao', 'CAPITÃO')).toBe(0);
    expect(fit('Lobo', 'urso')).toBeNull();
  });

  it('the whole name before its beginning, that before another word, that before the midst of one', () => {
    const names = ['Sobrolho', 'O lobo', 'Lobo cinzento', 'Lobo'];
    const places = names.map((name) => fit(name, 'lob') ?? Infinity);
    expect(places).toEqual([...places].sort((a, b) => b - a));
    expect(fit('Lobo', 'lobo')).toBe(0);
    expect(fit('Sobrolho', 'brol')).toBe(3);
    expect(fit('O lobo', 'lobo')).toBe(2);
    expect(fit('Lobo cinzento', 'lobo')).toBe(1);
  });

  it('several words in any order, each of them somewhere', () => {
    expect(fit('Tema: alto contraste', 'contraste tema')).toBe(2);
    expect(fit('Tema: alto contraste', 'tema claro')).toBeNull();
  });
});
