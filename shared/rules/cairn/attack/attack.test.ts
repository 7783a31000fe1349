import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { countingBlow, rollBlow, type Swing } from './attack.ts';

const swing: Swing = { dice: [6], armor: 0, ignoresArmor: false };
const blow = (fields: Partial<Swing>, naturals: readonly number[]) =>
  rollBlow({ ...swing, ...fields }, diceFrom(fixedSource(naturals).source), 'damage');

describe('C5 attacks hit by themselves', () => {
  it('C5 armour comes off the die, never below 0', () => {
    expect(blow({ armor: 2 }, [5])).toMatchObject({ best: 5, absorbed: 2, damage: 3 });
    expect(blow({ armor: 3 }, [2])).toMatchObject({ best: 2, absorbed: 2, damage: 0 });
    expect(blow({ armor: 3, ignoresArmor: true }, [2])).toMatchObject({ absorbed: 0, damage: 2 });
  });

  it('C6 two weapons: both dice are rolled, the highest is kept', () => {
    expect(blow({ dice: [8, 6] }, [3, 5])).toEqual({
      dice: [
        { sides: 8, natural: 3, kept: false },
        { sides: 6, natural: 5, kept: true },
      ],
      best: 5,
      absorbed: 0,
      damage: 5,
    });
  });

  it('C5 only the single highest of several attacks counts, the earlier among equals', () => {
    expect(countingBlow([blow({}, [2]), blow({}, [5]), blow({}, [5])])).toBe(1);
    expect(countingBlow([blow({ armor: 3 }, [6]), blow({ armor: 3, ignoresArmor: true }, [4])])).toBe(1);
  });

  it('C5 law: the damage of a step is the highest die of all attackers less armour once, never below 0', () => {
    const attackers = fc.array(fc.array(fc.integer({ min: 2, max: 12 }), { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(attackers, fc.nat({ max: 3 }), fc.integer(), (allDice, armor, seed) => {
        const dice = diceFrom(seededSource(seed));
        const blows = allDice.map((each) =>
          rollBlow({ dice: each, armor, ignoresArmor: false }, dice, 'damage'),
        );
        const highest = Math.max(...dice.rolls.map(({ natural }) => natural));
        expect(dice.rolls).toHaveLength(allDice.flat().length);
        expect(blows[countingBlow(blows)]?.damage).toBe(Math.max(0, highest - armor));
      }),
    );
  });
});
