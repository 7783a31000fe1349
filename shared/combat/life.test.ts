import { describe, expect, it } from 'vitest';
import { newCombat } from '#shared/engine/new-combat.ts';
import { readRawCommand } from './raw-command.ts';
import { plainSystem } from './testing/plain-system.ts';
import { fighter, now, one, play, setUp, startedTrio } from './testing/fight.ts';

describe('the life of a fight', () => {
  it('is set up, started once, and closed', () => {
    expect(now(setUp(fighter('a')))).toMatchObject({ status: 'setup', round: 0, turn: null, order: [] });
    expect(() => play(setUp(fighter('a')), [{ type: 'next-turn' }])).toThrow('NOT_ALLOWED');
    expect(() => play(startedTrio(), [{ type: 'start' }])).toThrow('NOT_ALLOWED');
    expect(() => play(setUp(), [{ type: 'start' }])).toThrow('NOT_ALLOWED');
    const ended = play(startedTrio(), [{ type: 'end' }]);
    expect(now(ended)).toMatchObject({ status: 'ended', turn: null });
    expect(() => play(ended, [{ type: 'damage', target: 'a', amount: 1 }])).toThrow('NOT_ALLOWED');
    expect(now(play(ended, [{ type: 'undo' }])).status).toBe('running');
  });

  it('removing the last one leaves nobody’s turn, and one who joins can go on', () => {
    const alone = play(setUp(fighter('a')), [
      { type: 'start', initiative: { a: 5 } },
      { type: 'remove-combatant', combatant: 'a' },
    ]);
    expect(now(alone).turn).toBeNull();
    const joined = play(alone, [
      { type: 'add-combatant', combatant: fighter('b'), initiative: 3 },
      { type: 'next-turn' },
    ]);
    expect(now(joined).turn?.who).toBe('b');
  });

  it('names and ids of any kind survive', () => {
    const names = ['__proto__', 'constructor', '🐉 (chefe) "x"', 'é'.repeat(200), '<b>'];
    const fight = setUp(...names.map((name) => ({ ...fighter(name), name })));
    const started = play(
      fight,
      [{ type: 'start' }, { type: 'damage', target: '__proto__', amount: 3 }],
      [1, 2, 3, 4, 5],
    );
    expect(now(started).combatants.map(({ name }) => name)).toEqual(names);
    expect(one(started, '__proto__').hp.current).toBe(7);
  });

  it('an id used twice, points over the maximum, an unknown field and a strange side are refused where they stand', () => {
    const refused = (combatant: object): unknown => {
      try {
        return newCombat(plainSystem, { combatants: [fighter('a'), combatant] });
      } catch (error) {
        return error;
      }
    };
    expect(refused(fighter('a'))).toMatchObject({ code: 'BAD_REQUEST', path: 'combat.combatants[1].id' });
    const over = { ...fighter('b'), hp: { current: 11, max: 10 } };
    expect(refused(over)).toMatchObject({ path: 'combat.combatants[1].hp.current' });
    expect(refused({ ...fighter('b'), sheet: { luck: 3 } })).toMatchObject({
      path: 'combat.combatants[1].sheet.luck',
    });
    expect(refused({ ...fighter('b'), side: 'enemy' })).toMatchObject({ path: 'combat.combatants[1].side' });
    expect(refused({ id: 'b', name: 'B', side: 'foe' })).toMatchObject({ path: 'combat.combatants[1].hp' });
  });

  it('an unknown command, a missing field and a stranger say what and where', () => {
    expect(() => play(startedTrio(), [readRawCommand({ type: 'dance' })])).toThrow('BAD_REQUEST');
    expect(() => play(startedTrio(), [readRawCommand({ type: 'next-turn', twice: true })])).toThrow(
      'BAD_REQUEST',
    );
    expect(() => play(startedTrio(), [{ type: 'add-combatant', combatant: fighter('a') }])).toThrow(
      'NOT_ALLOWED',
    );
  });
});
