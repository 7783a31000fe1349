import { describe, expect, it } from 'vitest';
import type { Sum } from '#shared/combat/events.ts';
import { EVENTS, sum, term } from '#shared/log/testing/events.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { say } from '#shared/text/translate.ts';
import { resultsOf } from './result.ts';
import { act, fightState, heroes } from '#renderer/fight/testing/fight.ts';

const attack: AnyCommand = { type: 'attack', attacker: 'agata', target: 'capanga-1', weapon: 'sword' };

interface Die {
  readonly natural: number;
  readonly kept: boolean;
}

const d = (...naturals: readonly number[]): readonly Die[] =>
  naturals.map((natural) => ({ natural, kept: true }));

/** A sum of terms with these dice each. */
function sumOf(
  ...terms: readonly (readonly Die[] | { readonly decides: true; readonly dice: readonly Die[] })[]
): Sum {
  return sum(
    'test',
    terms.map((one) => {
      const { dice, ...said } = 'dice' in one ? one : { dice: one };
      return { ...term('dado', 0), ...said, dice: dice.map((die) => ({ sides: 6, ...die })) };
    }),
  );
}

function results(naturals: readonly number[], command: AnyCommand = attack) {
  return resultsOf(act(fightState(), command, naturals).events, heroes.health.unit);
}

describe('the result card', () => {
  it('names every figure of the sums and its rule, and what was applied', () => {
    const [card] = results([17, 9, 6]);
    expect(card && say(card.headline ?? { plain: '' }, 'pt-BR')).toBe('Acerta: 24 contra 19');
    const written = card?.sums.map(({ total, terms }) => [
      total,
      terms.map(({ value, label, rule }) => `${value} ${say(label, 'pt-BR')} ${rule}`),
    ]);
    expect(written).toEqual([
      [24, ['17 d20 H6', '7 Luta H6']],
      [19, ['9 d20 H7', '6 Fortitude H7', '4 Classe de armadura H7']],
      [11, ['6 1d8 H12', '2 ½ do nível H12', '3 FOR H12']],
    ]);
    expect(card?.applied.map(({ text, then }) => [say(text, 'pt-BR'), then])).toEqual([
      ['Capanga 1: 12 → 1 PV', null],
    ]);
    expect(card?.dice.map(({ sides, natural }) => `d${sides}:${natural}`)).toEqual([
      'd20:17',
      'd20:9',
      'd8:6',
    ]);
  });

  it('tells a fall on the line of the points that caused it', () => {
    const [card] = results([19, 2, 8]);
    expect(card?.tone).toBe('critical');
    expect(card?.sums.at(-1)).toMatchObject({ total: 26, multiplier: 2 });
    const [line] = card?.applied ?? [];
    expect(line && say(line.text, 'pt-BR')).toBe('Capanga 1: 12 → 0 PV');
    expect(line?.then && say(line.then, 'pt-BR')).toBe('cai');
  });

  it('is there for points by hand, without a headline', () => {
    const [card] = results([], { type: 'damage', target: 'nilo', amount: 4 });
    expect(card?.headline).toBeNull();
    expect(card?.applied.map(({ text }) => say(text, 'pt-BR'))).toEqual(['Guarda Nilo: 11 → 7 PV']);
  });

  it.each<[string, readonly Sum[], readonly number[]]>([
    ['one d20, not that of the other side', [sumOf(d(17)), sumOf(d(9))], [17]],
    ['both of 2d6', [sumOf(d(4, 3))], [4, 3]],
    [
      'the one kept of a pool',
      [
        sumOf([
          { natural: 2, kept: false },
          { natural: 5, kept: true },
        ]),
      ],
      [5],
    ],
    ['not the one that only adds', [sumOf(d(11), d(2))], [11]],
    [
      'those that the system says',
      [sumOf(d(11), { decides: true, dice: d(6) }, { decides: true, dice: d(8) })],
      [6, 8],
    ],
    [
      'the first that counts, where the others are eliminated',
      [sumOf([{ natural: 6, kept: false }], d(2))],
      [2],
    ],
    ['none, where all are', [sumOf([{ natural: 6, kept: false }])], []],
    ['those of the first sum that was rolled', [sumOf(), sumOf(d(3))], [3]],
  ])('draws large the dice that decided: %s', (_what, sums, large) => {
    const event = { ...EVENTS.test, sums };
    const [card] = resultsOf([event], heroes.health.unit);
    expect(card?.dice.filter(({ decides }) => decides).map(({ natural }) => natural)).toEqual(large);
  });

  it('is not there for a new turn', () => {
    expect(results([], { type: 'next-turn' })).toEqual([]);
  });
});
