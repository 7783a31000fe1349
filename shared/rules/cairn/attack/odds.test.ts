import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '#shared/engine/apply.ts';
import type { FieldsOf } from '#shared/combat/command.ts';
import { stateOf, type History } from '#shared/engine/history.ts';
import { resolvingWith } from '#shared/combat/testing/resolving.ts';
import type { JsonObject } from '#shared/json.ts';
import { z } from 'zod';
import type { AttackOdds } from '#shared/rules/attack-odds.ts';
import { bruteOdds, expectLawfulOdds, expectSameOdds } from '#shared/rules/testing/brute-odds.ts';
import { everyFall } from '#shared/dice/testing/every-fall.ts';
import { fightOf } from '#shared/rules/cairn/fight.ts';
import { woundOdds, woundOddsIn, type Stricken } from './odds.ts';
import { questionsOf } from '#shared/rules/kit/questions.ts';
import { STANCES } from './stance.ts';
import { cairn, one, play, resolveStep, someone, started } from '#shared/rules/cairn/testing/fight.ts';
import type { CairnCommand } from '#shared/rules/cairn/commands.ts';

const questions = questionsOf(cairn);
const resolve = resolvingWith(questions);
const oddsSchema = z.strictObject({
  hit: z.number(),
  critical: z.number(),
  meanDamage: z.number(),
  damage: z.record(z.string(), z.number()),
});
const asked = (input: JsonObject): AttackOdds =>
  oddsSchema.parse(resolve('odds', { resolve: 'attack', input }));

/** The odds by asking the attack itself for every fall of its dice. */
function brute(input: JsonObject): AttackOdds {
  const attack = questions.find(({ name }) => name === 'attack')?.bind(input, {});
  if (attack === undefined) throw new Error('no attack');
  return bruteOdds((dice) => {
    const { damage, criticalDamage } = attack(dice);
    return { hit: Number(damage) > 0, critical: criticalDamage === true, loss: Number(damage) };
  });
}

const attacker = (dice: readonly string[]) =>
  fc.record({
    id: fc.constant('a'),
    dice: fc.constantFrom(...dice),
    stance: fc.constantFrom(...STANCES),
    blast: fc.boolean(),
    detachment: fc.boolean(),
  });
const target = fc.record({
  hp: fc.nat(8),
  str: fc.nat(20),
  armor: fc.nat(3),
  pc: fc.boolean(),
  detachment: fc.boolean(),
});

describe('exact odds of attacks', () => {
  it('C5 C6 C9 C11 they are what every fall of the dice gives, for several attackers, stances, blasts and detachments', () => {
    const small = fc.record({
      attackers: fc.array(attacker(['d4', 'd6', 'd8', 'd4+d6']), { minLength: 1, maxLength: 2 }),
      target,
    });
    fc.assert(
      fc.property(small, (input) => {
        expectSameOdds(asked(input), brute(input));
      }),
      { numRuns: 40 },
    );
  });

  it('C5 a hit is damage left over by armour, C9 a critical is the FOR save failed', () => {
    const input = {
      attackers: [{ id: 'a', dice: 'd6' }],
      target: { hp: 0, str: 5, armor: 2, pc: false },
    };
    const odds = asked(input);
    // 3 to 6 come through as 1 to 4, each followed by a save against FOR 4 to 1.
    expect(odds.hit).toBeCloseTo(4 / 6, 12);
    expect(odds.critical).toBeCloseTo((16 / 20 + 17 / 20 + 18 / 20 + 19 / 20) / 6, 12);
    expect(Object.keys(odds.damage)).toEqual(['0', '1', '2', '3', '4']);
  });

  it('are lawful, for any number of attackers', () => {
    const many = fc.record({
      attackers: fc.array(attacker(['d6', 'd12', 'd20+d20', 'd1000']), { minLength: 1, maxLength: 8 }),
      target,
    });
    fc.assert(fc.property(many, (input) => expectLawfulOdds(asked(input))));
  });

  it('C5 another attacker never hurts less, more armour never more; with more FOR no fall is likelier', () => {
    fc.assert(
      fc.property(attacker(['d6', 'd8+d8']), attacker(['d4', 'd10']), target, (a, b, who) => {
        const one = asked({ attackers: [a], target: who });
        const two = asked({ attackers: [a, b], target: who });
        expect(two.meanDamage).toBeGreaterThanOrEqual(one.meanDamage - 1e-12);
        expect(two.hit).toBeGreaterThanOrEqual(one.hit - 1e-12);
        const bare = asked({ attackers: [a], target: { ...who, armor: 0 } });
        expect(bare.meanDamage).toBeGreaterThanOrEqual(one.meanDamage - 1e-12);
      }),
    );
    const swing = { dice: [8], armor: 0, ignoresArmor: false };
    const falls = [1, 4, 8, 12, 20].map((str) => woundOdds([swing], { hp: 2, temp: 0, str, pc: false }).fall);
    expect(falls).toEqual(falls.toSorted((a, b) => b - a));
  });

  it('C8 a PC at exactly 0 is scarred; temporary points go first; C13 11 PG lost are a mortal wound', () => {
    const d6 = { dice: [6], armor: 0, ignoresArmor: false };
    const pc: Stricken = { hp: 3, temp: 1, str: 10, pc: true };
    expect(woundOdds([d6], pc).scar).toBeCloseTo(1 / 6, 12);
    expect(woundOdds([d6], { ...pc, pc: false }).scar).toBe(0);
    const d12 = { ...d6, dice: [12] };
    const lost11 = woundOdds([d12], { hp: 11, temp: 0, str: 10, pc: true });
    // 11: the scar; 12: FOR 9, which 11 of 20 naturals fail.
    expect(lost11.fall).toBeCloseTo((1 + 11 / 20) / 12, 12);
  });

  it('names the field at fault', () => {
    expect(() =>
      asked({ attackers: [{ id: 'a', dice: 'd6+2' }], target: { hp: 1, str: 1, armor: 0, pc: true } }),
    ).toThrow(expect.objectContaining({ code: 'BAD_DICE', path: 'input.input.attackers[0].dice' }));
  });
});

describe('odds before a step is rolled', () => {
  const ARMS = [
    { id: 'sword', name: 'Espada', dice: 'd6' },
    { id: 'fire', name: 'Fogo', dice: 'd4', blast: true, ignoresArmor: true },
  ];
  const fight = (sheet: JsonObject = {}): History =>
    started([
      someone('a', 'pc', 6, { weapons: ARMS }),
      someone('b', 'pc', 6, { weapons: ARMS }),
      someone('orc', 'foe', 3, { str: 6, armor: 1, ...sheet }),
      someone('rat', 'foe', 3),
    ]);
  const declare = (
    attacker: string,
    targets: string[],
    weapon: string | null,
    stance: FieldsOf<CairnCommand, 'declare'>['stance'] = 'normal',
  ): CairnCommand => ({
    type: 'declare',
    attacker,
    targets,
    weapon,
    stance,
  });

  it.each([
    ['one attack', [declare('a', ['orc'], 'sword')]],
    ['two, of which one ignores armour', [declare('a', ['orc'], 'sword'), declare('b', ['orc'], 'fire')]],
    [
      'bare hands, an attack on somebody else left out',
      [declare('a', ['orc'], null), declare('b', ['rat'], null)],
    ],
    [
      'conditions on both sides',
      [
        { type: 'add-condition', target: 'a', condition: 'enhanced' },
        { type: 'temp-hp', target: 'orc', amount: 2 },
        { type: 'damage', target: 'orc', amount: 1 },
        declare('a', ['orc'], 'sword'),
      ],
    ],
    ['a stance', [declare('a', ['orc'], 'sword', 'impaired')]],
  ] as const)('C2 C5 they are what rolling it for every fall gives: %s', (_what, commands) => {
    const history = play(fight(), [...commands]);
    expectFair(history, 'orc');
  });

  it('C11 a detachment is hard to hurt alone', () => {
    expectFair(play(fight({ detachment: true }), [declare('a', ['orc'], 'sword')]), 'orc');
  });

  it('are none while nothing is declared on somebody', () => {
    const { state, declared } = at(play(fight(), [declare('a', ['orc'], 'sword')]));
    expect(woundOddsIn(state, declared, 'rat')).toBeNull();
    expect(woundOddsIn(state, declared, 'nobody')).toBeNull();
  });

  it('are foreseen of an attack alone, before it is declared', () => {
    const asked = { attacker: 'a', target: 'orc', weapon: 'sword' };
    const foreseen = (change: Partial<typeof asked> = {}) =>
      cairn.odds?.foresee(stateOf(fight()), { ...asked, ...change });
    const { state, declared } = at(play(fight(), [declare('a', ['orc'], 'sword')]));
    expect(foreseen()).toEqual(woundOddsIn(state, declared, 'orc')?.attack);
    expect(foreseen({ weapon: 'unarmed' })).not.toBeNull();
    for (const unknown of [{ weapon: 'x' }, { attacker: 'x' }, { target: 'x' }])
      expect(foreseen(unknown)).toBeNull();
  });

  function at(history: History) {
    const state = stateOf(history);
    return { state, declared: fightOf(state).declared };
  }

  /** Compares with carrying out `resolve-step` for every fall: the damage told, critical damage, and who is out. */
  function expectFair(history: History, id: string): void {
    const { state, declared } = at(history);
    const found = woundOddsIn(state, declared, id);
    if (found === null) throw new Error('nothing declared');
    const before = one(history, id).hp;
    let fall = 0;
    const struck = bruteOdds((dice) => {
      const after = apply(cairn, state, resolveStep, dice);
      const sums = after.events.flatMap((event) =>
        event.type === 'test' && event.act === 'attack' && event.target?.id === id
          ? event.sums.map(({ total }) => total)
          : [],
      );
      const critical = after.events.some(
        (event) =>
          event.type === 'consequence' &&
          ['critical-damage', 'detachment-broken'].includes(event.kind) &&
          event.who.id === id,
      );
      const loss = Math.max(...sums);
      return { hit: loss > 0, critical, loss };
    });
    for (const { came, chance } of everyFall((dice) => apply(cairn, state, resolveStep, dice).state)) {
      const standing = came.combatants.find((combatant) => combatant.id === id)?.standing;
      if (standing !== 'up') fall += chance;
    }
    expect(before.current).toBeGreaterThan(0);
    expectSameOdds(found.attack, struck);
    expect(found.fall).toBeCloseTo(fall, 10);
  }
});
