import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import { RodadaError } from '#shared/errors.ts';
import { hasCondition } from '#shared/combat/conditions/held.ts';
import { grapplerOf, heldInGrip } from '#shared/rules/heroes-d20/maneuver/grapple.ts';
import { heroesD20 } from '#shared/rules/heroes-d20/index.ts';
import {
  carryOut,
  conditionsOf,
  logged,
  one,
  strike,
  checked,
  totalOf,
  trio,
  turns,
  type Fight,
} from '#shared/rules/heroes-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/heroes-d20/testing/resolve.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';

type Maneuver = FieldsOf<HeroesCommand, 'maneuver'>;
const grapple = { type: 'maneuver', kind: 'grapple', attacker: 'a', target: 'b' } as const;
const maneuver = (kind: Maneuver['kind'], fields: Partial<Maneuver> = {}): HeroesCommand => ({
  ...grapple,
  kind,
  ...fields,
});
const breakFree: HeroesCommand = { type: 'break-free', combatant: 'b' };
const release: HeroesCommand = { type: 'release', combatant: 'a' };

/** A trio where `a` has `b` in its grip. */
function gripped(): Fight {
  return carryOut(trio(), [grapple], [15, 5]);
}

describe('an opposed test of Luta (H20–H24)', () => {
  test('H20 the starter rolls first and needs the higher total; it takes the combat action', () => {
    const won = carryOut(trio(), [grapple], [11, 10]);
    expect([totalOf(won, 'attack'), totalOf(won, 'defense')]).toEqual([16, 15]);
    expect(won.state.turn?.spent).toEqual(['combat']);
    expect([checked(won).act, checked(won).outcome, checked(won).rule]).toEqual([
      'maneuver',
      'success',
      'H20',
    ]);
    const tied = carryOut(trio(), [grapple], [10, 10]);
    expect(checked(tied).outcome).toBe('failure');
    expect(conditionsOf(tied, 'b')).toEqual([]);
    expect(logged(tied)).toBe('A tenta agarrar B: não consegue, 15 contra 15');
  });

  test('H20 conditions of both count as on attack rolls, and the narrator’s bonuses', () => {
    const add = (target: string, condition: string): HeroesCommand => ({
      type: 'add-condition',
      target,
      condition,
    });
    const fight = carryOut(
      trio(),
      [add('a', 'higher-ground'), add('b', 'flat-footed'), { ...grapple, bonus: 2, targetBonus: -1 }],
      [10, 10],
    );
    expect([totalOf(fight, 'attack'), totalOf(fight, 'defense')]).toEqual([18, 12]);
  });

  test('H2 H16 not twice, not out of turn, not by the surprised or the defeated, not on oneself', () => {
    const refused = (fight: Fight, ...commands: HeroesCommand[]) =>
      refusalOf(() => carryOut(fight, commands, [15, 5, 15, 5]));
    expect(refused(trio(), grapple, maneuver('trip'))).toBe('NOT_ALLOWED');
    expect(refused(trio(), { ...grapple, attacker: 'b', target: 'a' })).toBe('NOT_ALLOWED attacker');
    expect(refused(trio({}, { surprised: ['a'] }), grapple)).toBe('NOT_ALLOWED attacker');
    expect(refused(trio(), { type: 'damage', target: 'b', amount: 20 }, { ...grapple, attacker: 'b' })).toBe(
      'NOT_ALLOWED attacker',
    );
    expect(refused(trio(), { ...grapple, target: 'a' })).toBe('NOT_ALLOWED target');
    expect(refused(trio(), { ...grapple, target: 'x' })).toBe('NOT_ALLOWED target');
  });

  test('H14 it ends the additional attacks', () => {
    const move: HeroesCommand = { type: 'act', combatant: 'a', act: 'move' };
    const fight = carryOut(trio(), [strike('a', 'b'), move], [2, 15]);
    expect(refusalOf(() => carryOut(fight, [strike('a', 'b', { attackIndex: 1 })]))).toBe(
      'NOT_ALLOWED attackIndex',
    );
  });

  test('what belongs to another manoeuvre is refused', () => {
    const refused = (command: HeroesCommand) => refusalOf(() => carryOut(trio(), [command]));
    expect(refused(maneuver('trip', { item: 'Faca' }))).toBe('NOT_ALLOWED item');
    expect(refused(maneuver('push', { weapon: 'sword' }))).toBe('NOT_ALLOWED weapon');
    expect(refused(maneuver('disarm', { power: true }))).toBe('NOT_ALLOWED power');
    const dance = readRawCommand({ ...grapple, kind: 'dance' });
    expect(refusalOf(() => carryOut(trio(), [dance]))).toBe('BAD_REQUEST kind');
  });
});

describe('H20 grappling', () => {
  test('H20 marks both: the held one is grappled by the other, who is grappling', () => {
    const fight = gripped();
    expect(one(fight, 'b').conditions).toEqual([{ id: 'grappled', details: {}, ends: null, by: 'a' }]);
    expect(one(fight, 'a').conditions).toEqual([
      { id: 'grappling', details: { target: 'b' }, ends: null, by: 'a' },
    ]);
    expect(logged(fight)).toBe(
      'A tenta agarrar B: vence, 20 contra 10 · B recebe a condição Agarrado, causada por A · A recebe a condição Agarrando',
    );
  });

  test('H17 H20 the held one can’t move, the grappler moves at half, rounded down, and drags', () => {
    const fight = gripped();
    expect(['a', 'b', 'c'].map((id) => heroesD20.movement(one(fight, id)))).toEqual([4, 0, 9]);
    expect(logged(carryOut(fight, [{ type: 'act', combatant: 'a', act: 'move' }]))).toBe(
      'A se move até 4 m, arrastando B',
    );
    const held = carryOut(fight, turns(1));
    expect(refusalOf(() => carryOut(held, [{ type: 'act', combatant: 'b', act: 'swim' }]))).toBe(
      'NOT_ALLOWED combatant',
    );
    const push = maneuver('push', { attacker: 'b', target: 'c' });
    expect(refusalOf(() => carryOut(held, [push]))).toBe('NOT_ALLOWED attacker');
  });

  test('H20 the grappler has its hands full: no second grip, no disarming, no drawing', () => {
    const fight = carryOut(gripped(), turns(3));
    const refused = (command: HeroesCommand) => refusalOf(() => carryOut(fight, [command]));
    expect(refused({ ...grapple, target: 'c' })).toBe('NOT_ALLOWED attacker');
    expect(refused(maneuver('disarm', { target: 'c' }))).toBe('NOT_ALLOWED attacker');
    expect(refused({ type: 'draw', combatant: 'a' })).toBe('NOT_ALLOWED combatant');
    const third = carryOut(gripped(), turns(2));
    expect(refusalOf(() => carryOut(third, [{ ...grapple, attacker: 'c' }]))).toBe('NOT_ALLOWED target');
  });

  test('H20 it breaks free with its combat action and a won test, at −4', () => {
    const theirs = carryOut(gripped(), turns(1));
    const freed = carryOut(theirs, [breakFree], [15, 10]);
    expect([totalOf(freed, 'attack'), totalOf(freed, 'defense')]).toEqual([16, 15]);
    expect(freed.state.turn?.spent).toEqual(['combat']);
    expect([conditionsOf(freed, 'a'), conditionsOf(freed, 'b')]).toEqual([[], []]);
    expect(logged(freed)).toBe(
      'B tenta se soltar de A: vence, 16 contra 15 · B perde a condição Agarrado · A perde a condição Agarrando',
    );
    const held = carryOut(theirs, [breakFree], [14, 10]);
    expect(conditionsOf(held, 'b')).toEqual(['grappled']);
  });

  test('H20 only one who is held, by somebody who is there, breaks free', () => {
    expect(refusalOf(() => carryOut(trio(), [...turns(1), breakFree]))).toBe('NOT_ALLOWED combatant');
    const byHand: HeroesCommand[] = [
      ...turns(1),
      { type: 'add-condition', target: 'b', condition: 'grappled' },
      breakFree,
    ];
    expect(refusalOf(() => carryOut(trio(), byHand))).toBe('NOT_ALLOWED combatant');
  });

  test('H20 the grappler lets go as a free action of its turn', () => {
    const let_go = carryOut(gripped(), [release]);
    expect([conditionsOf(let_go, 'a'), conditionsOf(let_go, 'b')]).toEqual([[], []]);
    expect(let_go.state.turn?.spent).toEqual(['combat', 'free']);
    expect(logged(let_go)).toContain('A solta B');
    expect(refusalOf(() => carryOut(let_go, [release]))).toBe('NOT_ALLOWED combatant');
    expect(refusalOf(() => carryOut(gripped(), [...turns(1), release]))).toBe('NOT_ALLOWED combatant');
  });

  test('H20 a grip ends at once when either of them leaves or is defeated', () => {
    const marks = (fight: Fight) =>
      fight.state.combatants.flatMap(({ conditions }) => conditions.map(({ id }) => id));
    expect(marks(gripped())).toEqual(['grappling', 'grappled']);
    expect(marks(carryOut(gripped(), [{ type: 'remove-combatant', combatant: 'a' }]))).toEqual([]);
    expect(marks(carryOut(gripped(), [{ type: 'remove-combatant', combatant: 'b' }]))).toEqual([]);
    expect(marks(carryOut(gripped(), [{ type: 'damage', target: 'b', amount: 20 }]))).toEqual([]);
    expect(marks(carryOut(gripped(), [{ type: 'damage', target: 'a', amount: 20 }]))).toHaveLength(2);
  });

  test('H20 freed by hand, the grappler’s hands are free as the next turn begins', () => {
    const byHand = carryOut(gripped(), [{ type: 'remove-condition', target: 'b', condition: 'grappled' }]);
    expect(conditionsOf(carryOut(byHand, turns(1)), 'a')).toEqual([]);
  });

  test('H20 whatever happens, as a turn begins every grip has both its ends', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const command = fc.oneof(
      fc.record({ type: fc.constant('maneuver'), kind: fc.constant('grapple'), attacker: id, target: id }),
      fc.record({
        type: fc.constantFrom('break-free', 'release', 'remove-combatant', 'stand'),
        combatant: id,
      }),
      fc.record({ type: fc.constant('damage'), target: id, amount: fc.constantFrom(1, 20) }),
      fc.record({
        type: fc.constant('remove-condition'),
        target: id,
        condition: fc.constantFrom('grappled', 'grappling'),
      }),
      fc.constant({ type: 'next-turn' }),
    );
    const naturals = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(fc.array(fc.tuple(command, naturals), { maxLength: 20 }), (steps) => {
        let fight = trio();
        for (const [step, dice] of steps) fight = attempt(fight, step, dice);
        const { state } = attempt(fight, { type: 'next-turn' }, []);
        for (const bearer of state.combatants) {
          if (!hasCondition(bearer, 'grappling')) continue;
          const held = heldInGrip(state, bearer);
          expect(held && grapplerOf(state, held)?.id).toBe(bearer.id);
        }
      }),
    );
  });
});

/** The fight after a command, or as it was when the command is refused. */
function attempt(fight: Fight, command: HeroesCommand, naturals: readonly number[]): Fight {
  try {
    const rolls = command.type === 'maneuver' || command.type === 'break-free' ? naturals : [];
    return carryOut(fight, [command], rolls);
  } catch (error) {
    if (error instanceof RodadaError) return fight;
    throw error;
  }
}

describe('the other manoeuvres', () => {
  test('H21 tripping leaves the target prone, unharmed', () => {
    const tripped = carryOut(trio(), [maneuver('trip')], [15, 5]);
    expect([conditionsOf(tripped, 'b'), one(tripped, 'b').hp.current]).toEqual([['prone'], 20]);
    const again = carryOut(tripped, turns(3));
    expect(refusalOf(() => carryOut(again, [maneuver('trip')]))).toBe('NOT_ALLOWED target');
  });

  test('H22 disarming drops a weapon of the target, or what the narrator names', () => {
    const disarm = (fields: Partial<Maneuver> = {}) =>
      logged(carryOut(trio(), [maneuver('disarm', fields)], [15, 5]));
    expect(disarm({ item: 'sword' })).toBe(
      'A tenta desarmar B (Espada): vence, 20 contra 10 · Cai aos pés de B: Espada',
    );
    expect(disarm({ item: 'a tocha' })).toContain('Cai aos pés de B: a tocha');
    expect(disarm()).toBe('A tenta desarmar B: vence, 20 contra 10 · Cai aos pés de B: o que segurava');
    expect(logged(carryOut(trio(), [maneuver('disarm')], [5, 15]))).toBe(
      'A tenta desarmar B: não consegue, 10 contra 20',
    );
  });

  test('H23 a push goes 1.5 m and 1.5 m more for each 5 points, no further than its starter can go along', () => {
    const push = (fight: Fight, natural: number) => logged(carryOut(fight, [maneuver('push')], [natural, 5]));
    expect(push(trio(), 9)).toBe('A tenta empurrar B: vence, 14 contra 10, empurra 1,5 m');
    expect(push(trio(), 10)).toContain('empurra 3 m');
    expect(push(trio({ a: { dex: -7 } }), 20)).toContain('empurra 2 m');
    expect(logged(carryOut(trio(), [maneuver('push')], [5, 9]))).toBe(
      'A tenta empurrar B: não consegue, 10 contra 14',
    );
  });
});
