import fc from 'fast-check';
import type { AttackInput } from '#shared/rules/heroes-d20/attack/attack-input.ts';
import { PLAIN_CONDITIONS, type HeldCondition } from '#shared/rules/heroes-d20/conditions/conditions.ts';
import type { DoubleTwenty } from '#shared/rules/heroes-d20/options.ts';

const figure = fc.integer({ min: -12, max: 30 });
const condition: fc.Arbitrary<HeldCondition> = fc.oneof(
  fc.record({ id: fc.constantFrom(...PLAIN_CONDITIONS) }),
  fc.record({ id: fc.constant('concealed' as const), percent: fc.constantFrom(20 as const, 50 as const) }),
  fc.record({ id: fc.constant('flanked' as const), enemies: fc.nat(8) }),
  fc.record({ id: fc.constant('fatigued' as const), con: fc.integer({ min: -4, max: 6 }) }),
);
const conditions = fc.array(condition, { maxLength: 5 });

/** Attacks of every kind with weapons of these damages. */
export function attackArbitrary(damages: readonly string[]): fc.Arbitrary<AttackInput> {
  return fc.record({
    kind: fc.constantFrom('melee' as const, 'ranged' as const, 'touch' as const),
    defense: fc.constantFrom(undefined, 'fortitude' as const, 'reflex' as const, 'will' as const),
    mental: fc.boolean(),
    attacker: fc.record({
      level: fc.nat(20),
      str: figure,
      dex: figure,
      int: figure,
      fighting: figure,
      aim: figure,
      bonus: figure,
      conditions,
    }),
    target: fc.record({
      fortitude: figure,
      reflex: figure,
      will: figure,
      armorClass: figure,
      mentalArmor: figure,
      bonus: figure,
      conditions,
    }),
    weapon: fc.record({
      damage: fc.constantFrom(...damages),
      criticalRange: fc.constantFrom(18 as const, 19 as const, 20 as const),
      criticalMultiplier: fc.constantFrom(2 as const, 3 as const, 4 as const),
      attackBonus: figure,
      damageBonus: figure,
    }),
    power: fc.boolean(),
    attackIndex: fc.nat(4),
    intoMelee: fc.boolean(),
  });
}

/** The house option that matters to an attack. */
export const houseArbitrary: fc.Arbitrary<{ readonly doubleTwenty: DoubleTwenty }> = fc.record({
  doubleTwenty: fc.constantFrom('attacker', 'defender', 'totals'),
});
