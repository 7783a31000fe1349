import { describe, expect, it } from 'vitest';
import type { Outcome, Sum } from '#shared/combat/events.ts';
import { explainSum, figuresOf, figuresText, sumText } from './arithmetic.ts';
import { EVENTS, sum, term } from './testing/events.ts';

const attack = sum('attack', [term('d20', 17, 20), term('Luta', 7), term('posição mais alta', 1)]);
const opposed = (total: number): Sum => sum('defense', [term('d20', total, 20)]);

function texts(sums: readonly Sum[], outcome: Outcome = 'success'): readonly string[] {
  return figuresOf({ ...EVENTS.test, sums, outcome }).map((figures) => figuresText(figures, 'pt-BR'));
}

describe('sums in figures', () => {
  it('sets a sum out', () => {
    expect(sumText(attack, 'pt-BR')).toBe('17 + 7 + 1 = 25');
  });

  it('H11: sets the whole of a critical in brackets', () => {
    const critical = sum('damage', [term('1d8', 6, 8), term('½ nível', 2), term('FOR', 3)], 2);
    expect(sumText(critical, 'pt-BR')).toBe('(6 + 2 + 3) × 2 = 22');
    expect(sumText(sum('damage', [term('1d8', 6, 8)], 3), 'pt-BR')).toBe('6 × 3 = 18');
  });

  it('H12: shows the minimum that raises a critical after its multiplication', () => {
    const raised = sum('damage', [term('1d4', 1, 4), term('FOR', -3), term('mínimo', 5)], 2, 1);
    expect(sumText(raised, 'pt-BR')).toBe('(1 − 3) × 2 + 5 = 1');
    expect(explainSum(raised, 'pt-BR').parts.map(({ afterMultiplier }) => afterMultiplier)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('uses a true minus, leaves out zeros, and needs no sum for one figure', () => {
    expect(sumText(sum('test', [term('d20', 9, 20), term('zero', 0), term('caído', -4)]), 'pt-BR')).toBe(
      '9 − 4 = 5',
    );
    expect(sumText(sum('test', [term('FOR', -3), term('d20', 5, 20)]), 'en')).toBe('−3 + 5 = 2');
    expect(sumText(opposed(14), 'pt-BR')).toBe('14');
    expect(sumText(sum('test', []), 'pt-BR')).toBe('0');
    expect(sumText(sum('test', [term('zero', 0)]), 'pt-BR')).toBe('0');
  });

  it('never claims a sum that does not add up', () => {
    expect(sumText(sum('damage', [term('1d6', 2, 6)], 1, 5), 'pt-BR')).toBe('2 → 5');
  });

  it('writes decimals in the way of the language', () => {
    const halved = sum('damage', [term('metade', 2.5)], 3);
    expect(sumText(halved, 'pt-BR')).toBe('2,5 × 3 = 7,5');
    expect(sumText(halved, 'en')).toBe('2.5 × 3 = 7.5');
  });

  it('compares an attack with its defence, and names what the sentence does not', () => {
    const damage = sum('damage', [term('1d8', 6, 8), term('FOR', 5)]);
    expect(texts([attack, opposed(15), damage])).toEqual(['17 + 7 + 1 = 25 ≥ 15', '6 + 5 = 11']);
    expect(texts([sum('test', [term('d20', 14, 20), term('Controle', 5)]), opposed(15)])).toEqual([
      'Teste 14 + 5 = 19 ≥ 15',
    ]);
    expect(texts([sum('save', [term('d20', 8, 20)])])).toEqual(['Teste 8']);
  });

  it.each<readonly [Outcome, number, string]>([
    ['success', 25, '≥'],
    ['failure', 25, '≤'],
    ['failure', 26, '<'],
    ['failure', 24, '≥'],
    ['critical', 26, '<'],
  ])('is true as arithmetic for a %s against %i', (outcome, defense, sign) => {
    expect(texts([attack, opposed(defense)], outcome)).toEqual([`17 + 7 + 1 = 25 ${sign} ${defense}`]);
  });

  it('explains a sum with a name, a rule and dice at every figure', () => {
    const critical = sum('damage', [term('1d8', 6, 8), term('FOR', -1)], 2);
    expect(explainSum(critical, 'pt-BR')).toEqual({
      isDamage: true,
      label: 'Teste',
      total: '10',
      multiplier: '2',
      parts: [
        {
          sign: '+',
          value: '6',
          label: '1d8',
          rule: 'H6',
          dice: [{ sides: 8, natural: 6, kept: true }],
          afterMultiplier: false,
        },
        { sign: '−', value: '1', label: 'FOR', rule: 'H6', dice: [], afterMultiplier: false },
      ],
    });
  });
});
