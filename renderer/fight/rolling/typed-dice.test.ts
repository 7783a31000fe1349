import { describe, expect, it } from 'vitest';
import { message } from '#shared/text/translate.ts';
import { readTyped, readAllTyped } from './typed-dice.ts';

const d20 = { purpose: 'attack', label: message('tracker.name'), sides: 20, count: 1 };
const damage = { purpose: 'damage', label: message('tracker.name'), sides: 6, count: 2 };

describe('dice typed from the table', () => {
  it('reads several figures separated by blanks', () => {
    expect(readTyped('  3   6 ', damage)).toEqual({ ok: true, naturals: [3, 6] });
  });

  it('leaves an empty field to the app', () => {
    expect(readTyped('   ', d20)).toEqual({ ok: true, naturals: [] });
  });

  it.each(['17,5', '1.5', 'abc', '-3', '1e1', '٣'])('does not take %s for a natural', (typed) => {
    expect(readTyped(typed, d20)).toEqual({
      ok: false,
      why: message('tracker.typed.notFigure', { figure: typed }),
    });
  });

  it.each([0, 21])('says that a d20 does not show %i', (natural) => {
    expect(readTyped(String(natural), d20)).toEqual({
      ok: false,
      why: message('error.dieOutOfRange', { natural, sides: 20 }),
    });
  });

  it('refuses more dice than the slot has', () => {
    expect(readTyped('1 2 3', damage)).toMatchObject({ ok: false });
  });

  it('keeps what is good and puts each fault at its field', () => {
    const { typed, faults } = readAllTyped(['17', 'x'], [d20, damage]);
    expect(typed).toEqual({ attack: [17] });
    expect(faults).toEqual([null, message('tracker.typed.notFigure', { figure: 'x' })]);
  });

  it('joins the dice of one purpose in their order', () => {
    const d4 = { ...damage, sides: 4, count: 1 };
    expect(readAllTyped(['3 6', '2'], [damage, d4]).typed).toEqual({ damage: [3, 6, 2] });
    expect(readAllTyped(['3', '2'], [damage, d4]).faults).toEqual([
      null,
      message('tracker.typed.earlierFirst'),
    ]);
  });
});
