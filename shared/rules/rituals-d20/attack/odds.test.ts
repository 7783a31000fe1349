import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply } from '#shared/engine/apply.ts';
import type { FieldsOf } from '#shared/combat/command.ts';
import { stateOf, type History } from '#shared/engine/history.ts';
import type { JsonObject } from '#shared/json.ts';
import { bruteOdds, expectLawfulOdds, expectSameOdds } from '#shared/rules/testing/brute-odds.ts';
import { resolveAttack, type AttackInput } from './attack.ts';
import type { RitualsCommand } from '#shared/rules/rituals-d20/commands.ts';
import { ritualsD20 } from '#shared/rules/rituals-d20/index.ts';
import { attackOdds, strikeOddsIn } from './odds.ts';
import type { PoolOptions } from '#shared/rules/rituals-d20/checks/pool-check.ts';
import { REACTIONS, type Reaction } from './reactions.ts';
import { sheetSlot } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { LABELS } from '#shared/rules/rituals-d20/checks/terms.ts';
import { fight, one, play, someone, turns } from '#shared/rules/rituals-d20/testing/fight.ts';
import { refusalOf, resolve } from '#shared/rules/rituals-d20/testing/resolve.ts';

const figure = fc.integer({ min: -6, max: 12 });

/** Attacks whose pool has so many dice at most. */
const attacks = (mostDice: number, damages: readonly string[]): fc.Arbitrary<AttackInput> =>
  fc.record({
    attacker: fc.record({
      attribute: fc.integer({ min: -1, max: mostDice - 1 }),
      extraDice: fc.integer({ min: -1, max: 1 }),
      skill: figure,
      modifier: figure,
      label: fc.constant(LABELS.skill),
      terms: fc.constant([]),
    }),
    target: fc.record({
      defense: fc.integer({ min: 0, max: 25 }),
      reaction: fc.constantFrom(...REACTIONS),
      constitution: fc.integer({ min: -2, max: 6 }),
      dexterity: fc.integer({ min: -2, max: 6 }),
      modifier: figure,
      terms: fc.constant([]),
    }),
    weapon: fc.record({ damage: fc.constantFrom(...damages) }),
  });

const house: fc.Arbitrary<PoolOptions> = fc.record({
  zeroAttribute: fc.constantFrom('worst-of-two', 'one-die'),
});

describe('exact odds of an attack', () => {
  test('N1 N5 N6 they are what playing every fall of the dice gives', () => {
    const small = attacks(2, ['1d8', '2d4+3', '1d4-6', '3d3kh2', '3d3kl1', '1d6-1d4', '5']);
    fc.assert(
      fc.property(small, house, (input, options) => {
        const brute = bruteOdds((dice) => {
          const { hit, damage } = resolveAttack(input, options, dice).outcome;
          return { hit, critical: false, loss: damage };
        });
        expectSameOdds(attackOdds(input, options), brute);
      }),
      { numRuns: 25 },
    );
  });

  test('N1 the best of three dice, too', () => {
    const asked = {
      attacker: { attribute: 3, skill: 2 },
      target: { defense: 20, reaction: 'block', constitution: 1 },
      weapon: { damage: '1d4' },
    };
    const odds = resolve('odds', { resolve: 'attack', input: asked });
    const hit = 1 - (17 / 20) ** 3;
    expect(odds['hit']).toBeCloseTo(hit, 12);
    expect(odds['critical']).toBe(0);
    expect(odds['meanDamage']).toBeCloseTo((hit * (0 + 1 + 2 + 3)) / 4, 12);
    expect(Object.keys(odds['damage'] ?? {})).toEqual(['0', '1', '2', '3']);
  });

  test('they are lawful, however many the dice', () => {
    fc.assert(
      fc.property(attacks(99, ['10d20', '2d6+3', '1d1000', '4d6kh3']), house, (input, options) => {
        expectLawfulOdds(attackOdds(input, options));
      }),
    );
  });

  test('N1 N5 one die more never harms, more Defesa and any reaction never help the attacker', () => {
    fc.assert(
      fc.property(attacks(6, ['1d8', '2d6+3']), fc.nat(6), (input, able) => {
        const options: PoolOptions = { zeroAttribute: 'worst-of-two' };
        const against = (change: Partial<AttackInput['target']>) =>
          attackOdds({ ...input, target: { ...input.target, ...change } }, options);
        const { extraDice } = input.attacker;
        const dice = attackOdds(
          { ...input, attacker: { ...input.attacker, extraDice: extraDice + 1 } },
          options,
        );
        const plain = against({});
        expect(dice.hit).toBeGreaterThanOrEqual(plain.hit - 1e-12);
        expect(against({ defense: input.target.defense + 1 }).hit).toBeLessThanOrEqual(plain.hit + 1e-12);
        const open = against({ reaction: 'none' });
        const reacting = (reaction: Reaction) => against({ reaction, constitution: able, dexterity: able });
        expect(reacting('dodge').hit).toBeLessThanOrEqual(open.hit + 1e-12);
        expect(reacting('block').meanDamage).toBeLessThanOrEqual(open.meanDamage + 1e-12);
        expect(reacting('counter')).toEqual(open);
      }),
    );
  });
});

describe('the question odds', () => {
  const input = { attacker: { attribute: 0, skill: 4 }, target: { defense: 15 }, weapon: { damage: '1d6' } };

  test('N1 takes the rule of the table for a pool of 0', () => {
    const ask = (options: JsonObject) => resolve('odds', { resolve: 'attack', input, options })['hit'];
    expect(ask({})).toBeCloseTo((10 / 20) ** 2, 12);
    expect(ask({ zeroAttribute: 'one-die' })).toBeCloseTo(10 / 20, 12);
  });

  test('names the field at fault', () => {
    const refused = (change: object) =>
      refusalOf(() => resolve('odds', { resolve: 'attack', input: { ...input, ...change } }));
    expect(refused({ luck: 1 })).toBe('BAD_REQUEST input.input.luck');
    expect(refused({ weapon: { damage: '1d' } })).toBe('BAD_DICE input.input.weapon.damage');
    expect(refused({ weapon: { damage: '999d1000kh500' } })).toBe('NOT_ALLOWED input.input.weapon.damage');
  });
});

describe('odds before an attack of a fight', () => {
  const ABLE = { agility: 2, strength: 1, fighting: 2, aim: 3, constitution: 2, dexterity: 3 };
  const start = (): History =>
    fight([someone('ana', ABLE, 'pc'), someone('vulto', { ...ABLE, defense: 13 })]);

  /** The odds by carrying out the command itself for every fall of its dice. */
  function played(history: History, type: 'attack' | 'charge', weapon: string, fields: StrikeFields) {
    const before = one(history, 'vulto').hp.current;
    return bruteOdds((dice) => {
      const strike: RitualsCommand = { type, attacker: 'ana', target: 'vulto', weapon, ...fields };
      const { state, events } = apply(ritualsD20, stateOf(history), strike, dice);
      const hit = events.some((event) => event.type === 'test' && event.outcome === 'success');
      const after = state.combatants.find(({ id }) => id === 'vulto')?.hp.current ?? before;
      return { hit, critical: false, loss: before - after };
    });
  }

  type StrikeFields = Partial<FieldsOf<RitualsCommand, 'attack' | 'charge'>>;

  const none = { reaction: 'none', modifier: 0, extraDice: 0, targetModifier: 0 } as const;

  test.each([
    ['nothing besides', [], 'attack', 'knife', {}],
    [
      'a dodge and the narrator’s figures',
      [],
      'attack',
      'club',
      { reaction: 'dodge', modifier: 3, extraDice: 1 },
    ],
    ['a block', [], 'attack', 'club', { reaction: 'block', targetModifier: -2 }],
    ['a charge, with its die (N11)', [], 'charge', 'knife', { reaction: 'counter' }],
    [
      'an aim (N10)',
      [{ type: 'aim', combatant: 'ana', target: 'vulto' }, ...turns(2)],
      'attack',
      'pistol',
      {},
    ],
    [
      'conditions on both (N9, N14)',
      [
        { type: 'add-condition', target: 'ana', condition: 'grappled', by: 'vulto' },
        { type: 'add-condition', target: 'ana', condition: { id: 'prone', attack: -2, defense: 4 } },
        { type: 'add-condition', target: 'vulto', condition: 'flat-footed' },
        { type: 'add-condition', target: 'vulto', condition: { id: 'cover', defense: 2 } },
      ],
      'attack',
      'knife',
      {},
    ],
  ] as const)(
    'N5 N6 they are of the attack that the command would make: %s',
    (_what, before, type, weapon, fields) => {
      const history = play(start(), [...before]);
      const [ana, vulto] = [one(history, 'ana'), one(history, 'vulto')];
      const arm = sheetSlot.read(ana.sheet).weapons.find(({ id }) => id === weapon);
      if (arm === undefined) throw new Error(`no weapon ${weapon}`);
      const manner = { ...none, ...fields, weapon: arm, manner: type };
      const { odds, side, difficulty } = strikeOddsIn(stateOf(history), ana, vulto, manner);
      if (odds === null) throw new Error('too many dice');
      expectSameOdds(odds, played(history, type, weapon, fields));
      expect(side.pool.count).toBeGreaterThan(0);
      expect(difficulty).toBeGreaterThan(0);
    },
  );

  test('they are foreseen of an attack with nothing said besides', () => {
    const asked = { attacker: 'ana', target: 'vulto', weapon: 'knife' };
    const history = start();
    const odds = ritualsD20.odds?.foresee(stateOf(history), asked) ?? null;
    if (odds === null) throw new Error('not foreseen');
    expectSameOdds(odds, played(history, 'attack', 'knife', {}));
    for (const unknown of [{ weapon: 'x' }, { attacker: 'x' }, { target: 'x' }])
      expect(ritualsD20.odds?.foresee(stateOf(history), { ...asked, ...unknown })).toBeNull();
  });
});
