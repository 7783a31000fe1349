import { describe, expect, it } from 'vitest';
import { firstBelow, slidesOf, type Edges } from './row-slides.ts';

const SIGHT = { top: 100, bottom: 300 };
const at = (places: Readonly<Record<string, number>>): ReadonlyMap<string, Edges> =>
  new Map(Object.entries(places).map(([row, top]) => [row, { top, bottom: top + 50 }]));

describe('the rows that slide as the order changes', () => {
  it('are those that have moved, from where they stood', () => {
    expect(
      slidesOf(at({ ana: 100, bia: 150, caio: 200 }), at({ bia: 100, ana: 150, caio: 200 }), SIGHT),
    ).toEqual([
      { row: 'bia', by: 50 },
      { row: 'ana', by: -50 },
    ]);
  });

  it('are or were in sight; what only moves out of it does not', () => {
    const slides = slidesOf(
      at({ comes: 320, goes: 260, above: 20, below: 340 }),
      at({ comes: 260, goes: 320, above: 40, below: 400 }),
      SIGHT,
    );
    expect(slides.map(({ row }) => row)).toEqual(['comes', 'goes']);
  });

  it('do not come from nowhere', () => {
    expect(slidesOf(at({}), at({ new: 120 }), SIGHT)).toEqual([]);
  });
});

describe('the first row below an edge', () => {
  it.each([0, 1, 2, 7, 100])('is found among %i', (count) => {
    for (let first = 0; first <= count; first += 1) {
      expect(firstBelow(count, (index) => index < first)).toBe(first);
    }
  });
});
