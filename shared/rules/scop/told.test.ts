import { describe, expect, it } from 'vitest';
import { figuresText, figuresOf } from '#shared/log/arithmetic.ts';
import { entryOf } from '#shared/log/entry.ts';
import { entryToBbcode } from '#shared/log/formats/bbcode.ts';
import { entryToMarkdown } from '#shared/log/formats/markdown.ts';
import { entryToText } from '#shared/log/formats/plain-text.ts';
import { senseOf } from '#shared/log/sum-sense.ts';
import { seededRandom } from '#shared/dice/seeded.ts';
import { attack, begun, carryOut, fighter, resolve, tests } from './testing/fight.ts';

const ogre = () => begun([fighter('a', 'pc'), fighter('b', 'pc'), fighter('c', 'pc'), fighter('o', 'foe')]);
const turn = [attack('a', 'o'), attack('b', 'o'), attack('c', 'o'), resolve];
// One die for each of the three; the ogre, alone against three, has two dice less.
const DICE = [3, 1, 2, 1, 6, 6];
const told = (naturals: readonly number[]) => {
  const fight = carryOut(ogre(), turn, naturals);
  return {
    fight,
    entry: entryOf({
      seq: 1,
      at: null,
      round: 1,
      turn: null,
      count: null,
      command: resolve,
      events: fight.events,
    }),
  };
};

describe('a turn of many', () => {
  it('is one entry with a line for each, sums beside theirs, in every format', () => {
    const { entry } = told(DICE);
    expect(entry.lines.map(({ actor }) => actor?.id)).toEqual(['a', 'b', 'c', 'o']);
    const lines = entryToText(entry, 'pt-BR').split('\n  ');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(
      /^a ataca o .*nível 3, atinge o com margem 2 · 2 de dano \(6 → 4\) \[Nível 3 · Dados de apoio 0\]$/,
    );
    expect(lines[3]).toMatch(/^o se defende: nível 1, é atingido \[Nível 1 \+ 0 = 1 · Dados de apoio −2\]$/);
    expect(entryToMarkdown(entry, 'pt-BR').split('\\\n  ')).toHaveLength(4);
    expect(entryToBbcode(entry, 'pt-BR').split('\n')).toHaveLength(4);
  });

  it('ends each check’s sum in the figure of its headline, whatever falls; dice are counted apart', () => {
    const random = seededRandom(19);
    for (let round = 0; round < 60; round += 1) {
      const { fight } = told(DICE.map(() => 1 + Math.floor(random() * 6)));
      for (const check of tests(fight)) {
        const { verdict, sums } = check;
        const level = 'values' in verdict ? verdict.values?.['level'] : undefined;
        const [first, ...rest] = figuresOf(check).filter(({ sum }) => !senseOf(sum).damage);
        if (level !== undefined) expect(first?.sum.total, JSON.stringify(verdict)).toBe(level);
        expect(rest.map(({ sum }) => senseOf(sum).counts)).toEqual([true]);
        expect(
          sums.every((sum) => figuresText({ label: null, sum, against: null }, 'en').includes('→')),
        ).toBe(false);
      }
    }
  });
});
