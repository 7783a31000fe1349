import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message } from '#shared/text/message.ts';
import {
  fieldOf,
  firstOpen,
  fittingSources,
  isGiven,
  naturalsOf,
  typeKey,
  typeText,
  type Asked,
  type DiceLine,
} from './dice-line.ts';

const die = (purpose: string, sides: number, count = 1): Asked => ({ purpose, sides, count });
const ATTACK = [die('attack', 20), die('damage', 8), die('fire', 6, 2)];
const EMPTY: DiceLine = { sources: [], at: 0 };

/** The line after these keys, each taken. */
function after(slots: readonly Asked[], keys: readonly string[], from = EMPTY): DiceLine {
  return keys.reduce((line, key) => typeKey(slots, line, key).line, from);
}
const typed = (slots: readonly Asked[], keys: string) => after(slots, keys.split(''));

describe('figures typed into a line of dice', () => {
  it.each([
    ['a d20 after two figures', '127', ['12', '7'], 2],
    ['a d20 after 3 to 9', '97', ['9', '7'], 2],
    ['a d20 with a 2, by a blank', '2 7', ['2', '7'], 2],
    ['a d8 after one figure, several of one kind one after the other', '12735', ['12', '7', '3 5'], 2],
    ['with blanks between all of them', '12 7 3 5', ['12', '7', '3 5'], 2],
    ['a dot leaves a die to the app', '..3.', ['.', '.', '3 .'], 2],
    ['so does a comma, which is what a number pad writes', ',7', ['.', '7'], 2],
  ])('go on by themselves: %s', (_what, keys, sources, at) => {
    expect(typed(ATTACK, keys)).toEqual({ sources, at });
  });

  it('are refused where the die doesn’t show them, and nothing changes', () => {
    const line = typed(ATTACK, '2');
    expect(typeKey(ATTACK, line, '5')).toEqual({
      line,
      refused: message('error.dieOutOfRange', { natural: 25, sides: 20 }),
    });
    expect(typeKey(ATTACK, EMPTY, '0').refused).toEqual(
      message('error.dieOutOfRange', { natural: 0, sides: 20 }),
    );
    const full = typed(ATTACK, '12735');
    expect(typeKey(ATTACK, full, '1')).toEqual({
      line: full,
      refused: message('tracker.typed.full', { count: 2, sides: 6 }),
    });
  });

  it('read the 0 of a d10 as its 10', () => {
    expect(typed([die('damage', 10, 2)], '03').sources).toEqual(['10 3']);
  });

  it('go back by Backspace, die by die and field by field', () => {
    const back = (line: DiceLine) => typeKey(ATTACK, line, 'Backspace').line;
    const line = typed(ATTACK, '1273');
    expect(back(line)).toEqual({ sources: ['12', '7', ''], at: 2 });
    expect(back(back(line))).toEqual({ sources: ['12', '7', ''], at: 1 });
    expect(back(back(back(line)))).toEqual({ sources: ['12', '', ''], at: 1 });
  });

  it('are pasted over the fields from one on, or not at all', () => {
    expect(typeText(ATTACK, EMPTY, ' 12  7\n3 5 ').line.sources).toEqual(['12', '7', '3 5']);
    expect(typeText(ATTACK, { sources: ['12', '', ''], at: 1 }, '4').line.sources).toEqual(['12', '4', '']);
    expect(typeText(ATTACK, EMPTY, '17,5').refused).toEqual(
      message('tracker.typed.notFigure', { figure: '17,5' }),
    );
    expect(typeText(ATTACK, EMPTY, '12 e')).toEqual({
      line: EMPTY,
      refused: message('tracker.typed.notFigure', { figure: 'e' }),
    });
  });

  it('make exactly the dice that fell, whatever fell, with a blank only behind what could grow', () => {
    const slots = fc.array(
      fc.record({
        purpose: fc.constantFrom('attack', 'damage'),
        sides: fc.constantFrom(4, 6, 8, 10, 12, 20, 100),
        count: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    const fallen = slots.chain((some) =>
      fc.tuple(
        fc.constant(some),
        fc.tuple(
          ...some.map(({ sides, count }) =>
            fc.array(fc.integer({ min: 1, max: sides }), { minLength: count, maxLength: count }),
          ),
        ),
      ),
    );
    fc.assert(
      fc.property(fallen, ([some, falls]) => {
        const keys = some.flatMap(({ sides }, index) =>
          (falls[index] ?? []).flatMap((natural) => [
            ...String(natural).split(''),
            ...(natural * 10 <= sides ? [' '] : []),
          ]),
        );
        const line = after(some, keys);
        const expected: Record<string, number[]> = {};
        for (const [index, { purpose }] of some.entries())
          expected[purpose] = [...(expected[purpose] ?? []), ...(falls[index] ?? [])];
        expect(naturalsOf(some, line.sources)).toEqual(expected);
        expect(firstOpen(some, line.sources)).toBeNull();
      }),
    );
  });

  it('never make a die that can’t be, whatever is typed', () => {
    const key = fc.constantFrom(...'0123456789., '.split(''), 'Backspace');
    fc.assert(
      fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
        const { sources } = after(ATTACK, keys);
        expect(fittingSources(ATTACK, sources)).toEqual(ATTACK.map((_, index) => sources[index] ?? ''));
        for (const [purpose, dice] of Object.entries(naturalsOf(ATTACK, sources))) {
          const { sides = 0 } = ATTACK.find((slot) => slot.purpose === purpose) ?? {};
          for (const natural of dice)
            expect(natural === null || (natural >= 1 && natural <= sides)).toBe(true);
        }
      }),
    );
  });
});

describe('the dice of a line', () => {
  const slots = [die('damage', 6, 2), die('damage', 4)];

  it('are those of their purpose in their order; one that is open before another is nobody’s', () => {
    expect(naturalsOf(slots, ['3 6', '2'])).toEqual({ damage: [3, 6, 2] });
    expect(naturalsOf(slots, ['3', '2'])).toEqual({ damage: [3, null, 2] });
    expect(naturalsOf(slots, ['. 3', ''])).toEqual({ damage: [null, 3] });
    expect(naturalsOf(slots, ['', '.'])).toEqual({});
  });

  it('are found by their purpose and place', () => {
    expect([0, 1, 2, 3].map((place) => fieldOf(slots, 'damage', place))).toEqual([0, 0, 1, null]);
    expect([0, 1, 2, 3].map((place) => isGiven(slots, ['3', '.'], 'damage', place))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('of other fields are forgotten where these don’t show them', () => {
    expect(fittingSources(ATTACK, ['12', '12', '3 4 5'])).toEqual(['12', '', '']);
  });
});
