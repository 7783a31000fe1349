import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { say } from '#shared/text/translate.ts';
import { difficultyOf, outcomesOf, sentenceOf } from './outcome.ts';

const fallen = (any: number) => ({ mean: any, any, shares: [1 - any, any] });
const won = (pc: number, draw = 0) => ({ pc, draw, foe: 1 - pc - draw });
const words = (pc: number, any: number, draw = 0) =>
  say(sentenceOf({ win: { pc, draw, foe: Math.max(0, 1 - pc - draw) }, fallen: fallen(any) }), 'pt-BR');

describe('the outcomes of a forecast', () => {
  it('are whole percents that add up to 100, each at most one away from its share', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), fc.nat(10_000), (a, b, c) => {
        const all = a + b + c;
        fc.pre(all > 0);
        const { win, draw, loss } = outcomesOf({ win: { pc: a / all, draw: b / all, foe: c / all } });
        expect(win + draw + loss).toBe(100);
        expect(Math.abs(win - (100 * a) / all)).toBeLessThan(1 + 1e-9);
        expect(Math.abs(loss - (100 * c) / all)).toBeLessThan(1 + 1e-9);
      }),
    );
  });

  it('make a fight harder the fewer are won, and never easy while somebody often falls', () => {
    const tiers = [1, 0.97, 0.9, 0.82, 0.5, 0.1].map((pc) =>
      difficultyOf({ win: won(pc), fallen: fallen(0) }),
    );
    expect(tiers).toEqual(['trivial', 'trivial', 'fair', 'hard', 'harsh', 'deadly']);
    expect(difficultyOf({ win: won(1), fallen: fallen(0.4) })).toBe('fair');
  });

  it('are told in one sentence', () => {
    expect(words(0.82, 0.41)).toBe('Difícil: em 100 lutas, o grupo perde 18, e em 41 alguém cai.');
    expect(words(1, 0)).toBe('Fácil: em 100 lutas, o grupo não perde nenhuma e ninguém cai.');
    expect(words(0.999, 0.002)).toBe('Fácil: em 100 lutas, o grupo perde menos de uma e é raro alguém cair.');
    expect(words(0.001, 0.9999)).toBe('Mortal: em 100 lutas, o grupo perde 99, e em quase todas alguém cai.');
    expect(words(0, 1)).toBe('Mortal: em 100 lutas, o grupo perde todas.');
  });
});
