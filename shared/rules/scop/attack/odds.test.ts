import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apply } from '#shared/engine/apply.ts';
import type { FieldsOf } from '#shared/combat/command.ts';
import type { Dice } from '#shared/dice/dice.ts';
import { everyFall } from '#shared/dice/testing/every-fall.ts';
import type { JsonObject } from '#shared/json.ts';
import { chanceToLose, type AttackOdds } from '#shared/rules/attack-odds.ts';
import { bruteOdds, expectLawfulOdds, expectSameOdds } from '#shared/rules/testing/brute-odds.ts';
import { scop } from '#shared/rules/scop/index.ts';
import { attackOddsIn, pointsToFall } from './odds.ts';
import { levelChances } from '#shared/rules/scop/checks/check-odds.ts';
import { poolOf, rollCheck } from '#shared/rules/scop/checks/check-roll.ts';
import {
  ask,
  attack,
  begun,
  carryOut,
  fighter,
  one,
  refusalOf,
  resolve,
  type Fight,
} from '#shared/rules/scop/testing/fight.ts';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';

const oddsSchema = z.strictObject({
  hit: z.number(),
  critical: z.number(),
  meanDamage: z.number(),
  damage: z.record(z.string(), z.number()),
});

const asked = (input: JsonObject, options: JsonObject = {}): AttackOdds =>
  oddsSchema.parse(ask('odds', { resolve: 'attack', input, options }));

/** Asks a resolver of the system with these dice. */
function askWith(name: string, input: JsonObject, options: JsonObject, dice: Dice): JsonObject {
  const resolver = scop.resolvers.find((spec) => spec.name === name);
  if (resolver === undefined) throw new Error(`no resolver ${name}`);
  return resolver.bind(input, options)(dice);
}

const hitsSchema = z.array(z.object({ from: z.string(), to: z.string(), margin: z.number() }));

describe('the chances of a test', () => {
  it.each([
    ['d6', -4],
    ['d6', -1],
    ['d6', 0],
    ['d6', 1],
    ['d6', 4],
    ['d10', -3],
    ['d10', -1],
    ['d10', 0],
    ['d10', 2],
  ] as const)('S1 S2 S3 %s with %i: each level as every fall of the dice gives it', (method, net) => {
    const pool = poolOf(method, net);
    const brute = new Map<string, number>();
    for (const { came, chance } of everyFall((dice) => rollCheck(pool, dice, (role) => role))) {
      const key = `${came.level} ${came.failed}`;
      brute.set(key, (brute.get(key) ?? 0) + chance);
    }
    const exact = new Map(
      levelChances(pool).map(({ level, failed, chance }) => [`${level} ${failed}`, chance]),
    );
    expect([...exact.keys()].toSorted()).toEqual([...brute.keys()].toSorted());
    for (const [key, chance] of brute) expect(exact.get(key)).toBeCloseTo(chance, 12);
  });
});

const roller = (most: number) => ({
  skill: fc.integer({ min: -1, max: most }),
  helping: fc.nat(1),
  hindering: fc.nat(1),
  opponents: fc.integer({ min: 1, max: 2 }),
});
const striker = {
  traits: fc.subarray(['large', 'heavy', 'dangerous']),
  melee: fc.boolean(),
  strength: fc.integer({ min: -1, max: 2 }),
  bonus: fc.nat(1),
  penalty: fc.nat(2),
};
const armor = fc.constantFrom('none', 'light', 'medium', 'heavy');
const house = fc.record({ dice: fc.constantFrom('d6', 'd10') });

interface Asked {
  readonly attacker: { traits: string[]; melee: boolean; strength: number; bonus: number; penalty: number };
  readonly target: { armor: string; unaware: boolean };
  readonly rather: readonly JsonObject[];
}

/** Attacks of testers with skills up to this. */
const attacks = (most: number, rather: number) =>
  fc.record({
    attacker: fc.record({ ...roller(most), ...striker }),
    target: fc.record({ ...roller(most), armor, unaware: fc.boolean() }),
    rather: fc.array(fc.record(roller(most)), { maxLength: rather }),
  });

/** Attacks of so few dice that each fall of them can be gone through. */
const smallAttacks = fc.record({
  attacker: fc.record({
    skill: fc.integer({ min: -1, max: 1 }),
    opponents: fc.integer({ min: 1, max: 2 }),
    ...striker,
  }),
  target: fc.record({ skill: fc.integer({ min: -1, max: 1 }), armor, unaware: fc.boolean() }),
  rather: fc.array(fc.constant({}), { maxLength: 1 }),
});

describe('exact odds of an attack', () => {
  it('S7 S9 S10 S12 they are what test, conflict and damage give for every fall of the dice', () => {
    fc.assert(
      fc.property(smallAttacks, (input) => {
        expectSameOdds(asked(input), brute(input, {}));
      }),
      { numRuns: 8 },
    );
  });

  it('S3 S10 with ten-sided dice, too', () => {
    const input = {
      attacker: { skill: 0, traits: ['heavy'], melee: true, strength: 1, bonus: 0, penalty: 2 },
      target: { skill: -1, armor: 'light', unaware: false },
      rather: [],
    };
    expectSameOdds(asked(input, { dice: 'd10' }), brute(input, { dice: 'd10' }));
  });

  it('are lawful, however many the dice', () => {
    fc.assert(
      fc.property(attacks(60, 3), house, (input, options) => {
        const odds = asked(input, options);
        expectLawfulOdds(odds);
        expect(odds.critical).toBe(0);
      }),
    );
  });

  it('S1 S9 a die more never harms the attacker; one it would rather hit only takes chances away', () => {
    fc.assert(
      fc.property(attacks(4, 0), house, (input, options) => {
        const plain = asked(input, options);
        const { attacker } = input;
        const more = asked({ ...input, attacker: { ...attacker, helping: attacker.helping + 1 } }, options);
        const other = asked({ ...input, rather: [{}] }, options);
        expect(other.hit).toBeLessThanOrEqual(plain.hit + 1e-12);
        // A penalty die less may turn a failed test into a level below 0, so only support dice are compared.
        if (attacker.skill + attacker.helping - attacker.hindering - attacker.opponents + 1 >= 0) {
          expect(more.hit).toBeGreaterThanOrEqual(plain.hit - 1e-12);
        }
      }),
    );
  });

  it('names the field at fault', () => {
    const refused = (input: JsonObject) => refusalOf(() => ask('odds', { resolve: 'attack', input }));
    expect(refused({ attacker: {}, target: { luck: 1 } })).toBe('BAD_REQUEST input.input.target.luck');
    expect(refused({ attacker: { traits: ['sharp'] }, target: {} })).toBe(
      'BAD_REQUEST input.input.attacker.traits[0]',
    );
    expect(refusalOf(() => ask('odds', { resolve: 'conflict', input: {} }))).toBe(
      'BAD_REQUEST input.resolve',
    );
  });

  /** The odds by asking the questions test, conflict and damage for every fall of the dice. */
  function brute({ attacker, target, rather }: Asked, options: JsonObject): AttackOdds {
    const { traits, melee, strength, bonus, penalty, ...own } = attacker;
    const { armor: worn, unaware, ...other } = target;
    return bruteOdds((dice) => {
      const level = (test: JsonObject): number => Number(askWith('test', test, options, dice)['level']);
      const one = { id: 'one', level: level(own) };
      const others = [
        ...rather.map((test, index) => ({ id: `rather ${index}`, level: level(test) })),
        { id: 'target', level: unaware ? 0 : level(other) },
      ];
      const hits = hitsSchema.parse(askWith('conflict', { one, others }, options, dice)['hits']);
      const hit = hits.find(({ from, to }) => from === 'one' && to === 'target');
      if (hit === undefined) return { hit: false, critical: false, loss: 0 };
      const strike = { margin: hit.margin, traits, melee, strength, bonus, penalty, armor: worn };
      return { hit: true, critical: false, loss: Number(askWith('damage', strike, options, dice)['damage']) };
    });
  }
});

describe('odds before a turn is rolled', () => {
  const AXE = { id: 'axe', name: 'Machado', skill: 'Luta', traits: ['heavy'], damageBonus: 1 };
  const BOW = { id: 'bow', name: 'Arco', skill: 'Mira', kind: 'ranged' };
  const sheet = (luta: number, more: JsonObject = {}): JsonObject => ({
    skills: { Luta: luta, Mira: 1 },
    strength: 1,
    weapons: [AXE, BOW],
    ...more,
  });
  const duel = (more: JsonObject = {}, options: JsonObject = {}): Fight =>
    begun([fighter('ana', 'pc', sheet(1), 40), fighter('orc', 'foe', sheet(0, more), 40)], options);
  const swing = (
    who: string,
    target: string,
    fields: Partial<FieldsOf<ScopCommand, 'declare'>> = {},
  ): ScopCommand => attack(who, target, { weapon: 'axe', ...fields });

  it.each([
    ['both attack', duel(), [swing('ana', 'orc'), swing('orc', 'ana')]],
    [
      'the other only defends, in armour with a shield',
      duel({ armor: 'medium', shield: true }),
      [swing('ana', 'orc')],
    ],
    [
      'a shot at one who doesn’t know of it (S12)',
      duel(),
      [attack('ana', 'orc', { weapon: 'bow', unaware: true })],
    ],
    [
      'conditions on both, wounds and the narrator’s dice (S4, S11)',
      duel(),
      [
        { type: 'add-condition', target: 'ana', condition: { id: 'held', dice: -1 } },
        { type: 'add-condition', target: 'orc', condition: { id: 'fallen', dice: -2 } },
        { type: 'damage', target: 'orc', amount: 25 },
        { type: 'next-turn' },
        swing('ana', 'orc', { modifier: 1, damageBonus: 2 }),
      ],
    ],
    [
      'one surprised, with what its concepts add (S14)',
      duel(),
      [
        { type: 'add-condition', target: 'orc', condition: 'surprised' },
        swing('ana', 'orc', { victimConcepts: 1 }),
      ],
    ],
    ['another effect takes nothing off (S8)', duel(), [swing('ana', 'orc', { effect: 'interrupt' })]],
  ] as const)(
    'S7 S10 they are what resolving the turn for every fall gives: %s',
    (_what, fight, commands) => {
      expectFair(carryOut(fight, [...commands]), 'ana');
    },
  );

  it.each([
    ['its target first', {}],
    ['another first', { hitting: ['b'] }],
  ])('S9 alone against several it hits one of those it beat: %s', (_what, fields) => {
    const weak = { skills: { Luta: -1 }, weapons: [AXE] };
    const fight = begun([
      fighter('ana', 'pc', sheet(1), 40),
      fighter('a', 'foe', weak, 40),
      fighter('b', 'foe', weak, 40),
    ]);
    expectFair(carryOut(fight, [swing('ana', 'a', fields), swing('a', 'ana'), swing('b', 'ana')]), 'ana');
  });

  it('S11 they say how likely wounds cost dice and put out of action', () => {
    const fight = begun([fighter('ana', 'pc', sheet(1)), fighter('orc', 'foe', sheet(0), 8)]);
    const declared = carryOut(fight, [
      { type: 'damage', target: 'orc', amount: 3 },
      { type: 'temp-hp', target: 'orc', amount: 1 },
      swing('ana', 'orc'),
    ]);
    const [found] = attackOddsIn(declared.state, 'ana', false);
    let [out, worse] = [0, 0];
    for (const { came, chance } of everyFall((dice) => apply(scop, declared.state, resolve, dice).state)) {
      const { hp, standing } = one({ state: came, events: [] }, 'orc');
      if (standing !== 'up') out += chance;
      if (hp.current <= 4) worse += chance;
    }
    expect(found?.out).toBeGreaterThan(0);
    expect(found?.out).toBeCloseTo(out, 10);
    expect(found?.worse).toBeCloseTo(worse, 10);
    const points = pointsToFall(declared.state, one(declared, 'orc'));
    expect(points).toBe(6);
    expect(found && chanceToLose(found.odds, points)).toBeCloseTo(out, 10);
  });

  it('are foreseen of an attack not declared yet, beside what the others have declared', () => {
    const answered = carryOut(duel(), [swing('orc', 'ana')]);
    const asked = { attacker: 'ana', target: 'orc', weapon: 'axe' };
    const [declared] = attackOddsIn(carryOut(answered, [swing('ana', 'orc')]).state, 'ana', false);
    expect(scop.odds?.foresee(answered.state, asked)).toEqual(declared?.odds);
    expect(scop.odds?.foresee(answered.state, { ...asked, weapon: 'unarmed' })).not.toBeNull();
    for (const unknown of [{ weapon: 'x' }, { attacker: 'x' }, { target: 'x' }])
      expect(scop.odds?.foresee(answered.state, { ...asked, ...unknown })).toBeNull();
  });

  it('are none for one who doesn’t attack', () => {
    expect(attackOddsIn(carryOut(duel(), [swing('ana', 'orc')]).state, 'orc', false)).toEqual([]);
  });

  /** Compares each of those somebody may hit with carrying out the turn for every fall of its dice. */
  function expectFair(fight: Fight, attacker: string): void {
    const found = attackOddsIn(fight.state, attacker, false);
    expect(found.length).toBeGreaterThan(0);
    for (const { target, odds } of found) {
      const before = one(fight, target.id).hp.current;
      const brute = bruteOdds((dice) => {
        const { state, events } = apply(scop, fight.state, resolve, dice);
        const loss = before - (state.combatants.find(({ id }) => id === target.id)?.hp.current ?? before);
        const hit = events.some(
          (event) =>
            event.type === 'test' &&
            event.actor?.id === attacker &&
            event.outcome === 'success' &&
            event.target?.id === target.id,
        );
        return { hit, critical: false, loss };
      });
      expectSameOdds(odds, brute);
    }
  }
});
