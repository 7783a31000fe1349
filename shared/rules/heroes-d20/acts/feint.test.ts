import { describe, expect, test } from 'vitest';
import {
  carryOut,
  conditionsOf,
  hero,
  logged,
  one,
  setUp,
  strike,
  checked,
  totalOf,
  trio,
  turns,
  type Fight,
} from '#shared/rules/heroes-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/heroes-d20/testing/resolve.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';

const feint: HeroesCommand = { type: 'feint', combatant: 'a', target: 'b' };
const defense = (fight: Fight) => totalOf(fight, 'defense');

/** A trio where `a`, of Enganação 3, has deceived `b`, who came in with 10. */
function deceived(): Fight {
  return carryOut(trio({ a: { deception: 3 } }), [feint], [8]);
}

describe('H25 feinting', () => {
  test('H25 Enganação above the initiative the target came in with, as a free action', () => {
    const fight = deceived();
    expect(fight.state.turn?.spent).toEqual(['free']);
    expect([totalOf(fight, 'test'), totalOf(fight, 'difficulty'), checked(fight).rule]).toEqual([
      11,
      10,
      'H25',
    ]);
    expect(conditionsOf(fight, 'b')).toEqual(['feinted']);
    expect(logged(fight)).toBe(
      'A finta B: engana, 11 contra a iniciativa 10 · B recebe a condição Enganado por finta, causada por A',
    );
    const tied = carryOut(trio({ a: { deception: 3 } }), [feint], [7]);
    expect(conditionsOf(tied, 'b')).toEqual([]);
    expect(logged(tied)).toBe('A finta B: não engana, 10 contra a iniciativa 10');
  });

  test('H18 H25 neither a delay nor the narrator’s hand changes that total; a roll, a typed one and a late arrival count', () => {
    const fight = carryOut(
      setUp([hero('a', 'pc'), hero('b', 'foe', { initiative: 2 })]),
      [{ type: 'start', initiative: { a: 9 } }],
      [12],
    );
    const against = (now: Fight, target: string, natural: number) =>
      totalOf(carryOut(now, [{ ...feint, target }], [natural]), 'difficulty');
    const later = carryOut(fight, [{ type: 'delay', combatant: 'b', to: -4 }]);
    expect(against(later, 'b', 1)).toBe(14);
    const moved = carryOut(later, [
      { type: 'set-initiative', combatant: 'b', initiative: 3 },
      { type: 'add-combatant', combatant: hero('d', 'foe'), initiative: 6 },
    ]);
    expect([against(moved, 'b', 1), against(moved, 'd', 1)]).toEqual([14, 6]);
  });

  test('H25 the target is flat-footed for the feinter’s next attack only', () => {
    const first = carryOut(deceived(), [strike('a', 'b')], [2, 15]);
    expect(defense(first)).toBe(18);
    expect(conditionsOf(first, 'b')).toEqual([]);
    const second = carryOut(first, [strike('a', 'b', { attackIndex: 1 })], [2, 15]);
    expect(defense(second)).toBe(20);
  });

  test('H25 it counts for nobody else, and waits while others attack', () => {
    const fight = carryOut(deceived(), [strike('c', 'b', { reaction: true })], [2, 15]);
    expect(defense(fight)).toBe(20);
    expect(conditionsOf(fight, 'b')).toEqual(['feinted']);
    expect(defense(carryOut(deceived(), [strike('a', 'c')], [2, 15]))).toBe(20);
    expect(totalOf(carryOut(fight, [{ type: 'test', combatant: 'b', skill: 'will' }], [10]), 'test')).toBe(
      10,
    );
  });

  test('H20 H25 a blow that fells the target ends its grip and uses the feint up, told after the damage', () => {
    const held: readonly HeroesCommand[] = [
      ...turns(1),
      { type: 'maneuver', kind: 'grapple', attacker: 'b', target: 'c' },
      { type: 'damage', target: 'b', amount: 19 },
    ];
    const felled = carryOut(deceived(), [...held, strike('a', 'b', { reaction: true })], [15, 5, 15, 5, 3]);
    expect([conditionsOf(felled, 'b'), conditionsOf(felled, 'c')]).toEqual([[], []]);
    expect(felled.events.map(({ type }) => type)).toEqual([
      'test',
      'damage',
      'standing',
      'condition-ended',
      'condition-ended',
      'condition-ended',
    ]);
  });

  test('H25 −2 once: one who is flat-footed anyway loses no more', () => {
    const surprised = carryOut(
      deceived(),
      [{ type: 'add-condition', target: 'b', condition: 'flat-footed' }, strike('a', 'b')],
      [2, 15],
    );
    expect(defense(surprised)).toBe(18);
  });

  test('H25 a manoeuvre is an attack, too', () => {
    const tripped = carryOut(
      deceived(),
      [{ type: 'maneuver', kind: 'trip', attacker: 'a', target: 'b' }],
      [10, 11],
    );
    expect(defense(tripped)).toBe(14);
    expect(conditionsOf(tripped, 'b')).toEqual(['prone']);
  });

  test('H25 until the end of the next round at the most', () => {
    expect(conditionsOf(carryOut(deceived(), turns(5)), 'b')).toEqual(['feinted']);
    const over = carryOut(deceived(), turns(6));
    expect([over.state.round, conditionsOf(over, 'b')]).toEqual([3, []]);
    const raised = carryOut(deceived(), [
      ...turns(1),
      { type: 'set-initiative', combatant: 'c', initiative: 30 },
      ...turns(4),
    ]);
    expect([raised.state.round, raised.state.turn?.who]).toEqual([2, 'b']);
    const raisedOver = carryOut(raised, turns(1));
    expect([raisedOver.state.turn?.who, conditionsOf(raisedOver, 'b')]).toEqual(['c', []]);
  });

  test('H25 feints of several are kept and used up apart', () => {
    const both = carryOut(deceived(), [...turns(2), { ...feint, combatant: 'c' }], [20]);
    const used = carryOut(both, [strike('c', 'b')], [2, 15]);
    expect([defense(used), conditionsOf(used, 'b')]).toEqual([18, ['feinted']]);
    const third = carryOut(used, [...turns(1), strike('a', 'b')], [2, 15]);
    expect([defense(third), conditionsOf(third, 'b')]).toEqual([18, []]);
  });

  test('H25 put on by hand it counts for whom it names, or for all', () => {
    const byHand = (by?: string) =>
      defense(
        carryOut(
          trio(),
          [{ type: 'add-condition', target: 'b', condition: 'feinted', by: by ?? null }, strike('a', 'b')],
          [2, 15],
        ),
      );
    expect([byHand('a'), byHand('c'), byHand()]).toEqual([18, 20, 18]);
  });

  test('H25 refused out of turn and on oneself', () => {
    expect(refusalOf(() => carryOut(trio(), [{ ...feint, combatant: 'b', target: 'a' }]))).toBe(
      'NOT_ALLOWED combatant',
    );
    expect(refusalOf(() => carryOut(trio(), [{ ...feint, target: 'a' }]))).toBe('NOT_ALLOWED target');
    expect(one(trio(), 'b').own).toMatchObject({ rolledInitiative: 10 });
  });
});
