import { describe, expect, it } from 'vitest';
import {
  attack,
  begun,
  carryOut,
  diceOfCheck,
  fighter,
  next,
  one,
  resolve,
  vitality,
  words,
} from '#shared/rules/scop/testing/fight.ts';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';

const pair = () => begun([fighter('a', 'pc'), fighter('b', 'foe')]);
const conditionsOf = (fight: ReturnType<typeof pair>, id: string) =>
  one(fight, id).conditions.map((c) => c.id);

describe('effects other than damage', () => {
  it('S8 the winner has the effect it declared, and no other', () => {
    const effect = { kind: 'condition', condition: 'fallen' } as const;
    const won = carryOut(pair(), [attack('a', 'b', { effect }), attack('b', 'a'), resolve], [3, 1]);
    expect(conditionsOf(won, 'b')).toEqual(['fallen']);
    expect(one(won, 'b').conditions[0]).toMatchObject({ by: 'a', ends: null });
    expect(vitality(won, 'a', 'b')).toEqual([6, 6]);
    const lost = carryOut(pair(), [attack('a', 'b', { effect }), attack('b', 'a'), resolve], [1, 3]);
    expect(conditionsOf(lost, 'b')).toEqual([]);
    expect(vitality(lost, 'a')).toEqual([4]);
  });

  it('S8 H4 a condition for some turns ends as the turn after them begins', () => {
    const effect = { kind: 'condition', condition: 'disarmed', rounds: 2 } as const;
    const disarmed = carryOut(pair(), [attack('a', 'b', { effect }), resolve], [3, 1]);
    expect(conditionsOf(carryOut(disarmed, [next]), 'b')).toEqual(['disarmed']);
    expect(conditionsOf(carryOut(disarmed, [next, next]), 'b')).toEqual([]);
  });

  it('S8 one knocked out is out of the fight until it comes to', () => {
    const effect = { kind: 'condition', condition: 'unconscious', rounds: 1 } as const;
    const out = carryOut(pair(), [attack('a', 'b', { effect }), resolve], [3, 1]);
    expect(one(out, 'b').standing).toBe('defeated');
    expect(one(carryOut(out, [next]), 'b').standing).toBe('up');
  });

  it('S4 a condition costs its bearer the dice the narrator gave it', () => {
    const effect = { kind: 'condition', condition: 'stunned', details: { dice: -1 } } as const;
    const stunned = carryOut(pair(), [attack('a', 'b', { effect }), resolve, next], [3, 1]);
    expect(diceOfCheck(carryOut(stunned, [attack('b', 'a'), resolve], [1, 1, 1]), 'b')).toBe(-1);
  });

  it('S8 forced movement puts the other into a group at once', () => {
    const effect = { kind: 'move', group: 'ponte' } as const;
    const forced = carryOut(pair(), [attack('a', 'b', { effect }), resolve], [3, 1]);
    expect(one(forced, 'b').own).toMatchObject({ group: 'ponte' });
    const pushed = carryOut(pair(), [attack('a', 'b', { effect: 'move' }), resolve], [3, 1]);
    expect(one(pushed, 'b').own).toMatchObject({ group: '1' });
    expect(words(pushed).at(-1)).toBe('a empurra b');
  });

  it('S8 interruption keeps the other from what it was doing', () => {
    const spell: ScopCommand = {
      type: 'declare',
      combatant: 'b',
      effect: { kind: 'other', text: 'conjura um portal' },
    };
    const kept = carryOut(pair(), [attack('a', 'b', { effect: 'interrupt' }), spell, resolve], [1, 3]);
    expect(words(kept)).toContain('b: conjura um portal');
    const broken = carryOut(pair(), [attack('a', 'b', { effect: 'interrupt' }), spell, resolve], [3, 1]);
    expect(words(broken)).not.toContain('b: conjura um portal');
    expect(words(broken)).toContain('a interrompe o que b fazia');
  });

  it('S6 S8 one interrupted on its way stays where it is', () => {
    const moves: ScopCommand = { type: 'move', combatant: 'b', group: 'ponte' };
    const stopped = carryOut(pair(), [moves, attack('a', 'b', { effect: 'interrupt' }), resolve, next], [1]);
    expect(one(stopped, 'b').own).toMatchObject({ group: '1' });
  });

  it('S8 any other effect is told', () => {
    const effect = { kind: 'other', text: 'rouba a chave' } as const;
    const told = carryOut(pair(), [attack('a', 'b', { effect }), resolve], [3, 1]);
    expect(words(told).at(-1)).toBe('a consegue o efeito em b: rouba a chave');
  });

  it('S8 what hits whom is settled before anything is applied', () => {
    const four = begun([
      fighter('a', 'pc'),
      fighter('b', 'foe', {}, 2),
      fighter('c', 'pc'),
      fighter('d', 'pc'),
    ]);
    const commands = [attack('a', 'b'), attack('b', 'c'), resolve];
    // b, alone against two, loses a die (S9), which falls on a 6.
    expect(vitality(carryOut(four, commands, [3, 2, 6, 1]), 'b', 'c')).toEqual([1, 5]);
    const felled = carryOut(
      four,
      [attack('a', 'b', { damageBonus: 3 }), attack('b', 'c'), resolve],
      [3, 2, 6, 1],
    );
    expect(vitality(felled, 'b', 'c')).toEqual([-2, 5]);
  });
});
