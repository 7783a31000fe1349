import { describe, expect, it } from 'vitest';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import { fighter, now, one, play, setUp, startedTrio, turnOf, turns } from '#shared/combat/testing/fight.ts';
import type { PlainCommand } from '#shared/combat/testing/plain-system.ts';

const eventsOf = (history: ReturnType<typeof play>) => history.done.at(-1)?.events ?? [];

describe('the narrator’s word', () => {
  it('sets points and temporary points exactly, and tells both', () => {
    const ruled = play(startedTrio(), [
      { type: 'damage', target: 'b', amount: 4 },
      { type: 'ruling', target: 'b', points: 9, temp: 3, note: 'a armadura segurou' },
    ]);
    expect(one(ruled, 'b').hp).toEqual({ current: 9, max: 10, temp: 3 });
    expect(eventsOf(ruled)).toEqual([
      {
        type: 'ruling',
        target: { id: 'b', name: 'B', label: null, side: 'foe' },
        from: 6,
        to: 9,
        tempFrom: 0,
        tempTo: 3,
        max: 10,
        note: 'a armadura segurou',
      },
    ]);
  });

  it('fells and raises, and stays within floor and maximum', () => {
    const fallen = play(startedTrio(), [{ type: 'ruling', target: 'b', points: 0 }]);
    expect(one(fallen, 'b').standing).toBe('defeated');
    expect(one(play(fallen, [{ type: 'ruling', target: 'b', points: 1 }]), 'b').standing).toBe('up');
    expect(() => play(fallen, [{ type: 'ruling', target: 'b', points: 11 }])).toThrow('NOT_ALLOWED');
    expect(() => play(fallen, [{ type: 'ruling', target: 'b', points: -1 }])).toThrow('NOT_ALLOWED');
  });

  it('hides and shows, and says nothing of those who were so already', () => {
    const hidden = play(startedTrio(), [
      { type: 'hide', combatants: ['a'], hidden: true },
      { type: 'hide', combatants: ['a', 'b'], hidden: true },
    ]);
    expect(now(hidden).combatants.map((who) => who.hidden)).toEqual([true, true, false]);
    expect(eventsOf(hidden)).toMatchObject([{ type: 'hidden', who: { id: 'b' }, hidden: true }]);
    expect(() => play(hidden, [{ type: 'hide', combatants: ['z'], hidden: true }])).toThrow('NOT_ALLOWED');
  });

  it('notes its words for the log, which changes nothing else', () => {
    const fight = startedTrio();
    const noted = play(fight, [{ type: 'note', text: ' A ponte range ', open: true }]);
    expect(eventsOf(noted)).toEqual([{ type: 'noted', text: 'A ponte range', open: true }]);
    expect(now(noted)).toEqual(now(fight));
    expect(() => play(fight, [{ type: 'note', text: ' ' }])).toThrow('BAD_REQUEST');
  });

  it('keeps a reminder until it is emptied', () => {
    const reminded = play(startedTrio(), [{ type: 'remind', combatant: 'b', text: ' regenera 2 ' }]);
    expect(one(reminded, 'b').reminder).toBe('regenera 2');
    expect(one(play(reminded, [{ type: 'remind', combatant: 'b', text: '' }]), 'b').reminder).toBe('');
  });
});

describe('beginning anew', () => {
  it('brings back the fight before its first command, and undo all that was', () => {
    const late = play(startedTrio(), [...turns(4), { type: 'damage', target: 'b', amount: 4 }]);
    const anew = play(late, [{ type: 'reset' }]);
    expect(now(anew)).toEqual(late.initial);
    expect(now(play(anew, [{ type: 'undo' }]))).toEqual(now(late));
    expect(() => play(late, [readRawCommand({ type: 'reset', round: 2 })])).toThrow('BAD_REQUEST');
  });
});

describe('an entry of the order', () => {
  const lair = { ...fighter('lair'), hp: { current: 0, max: 0 }, kind: 'entry' } as const;
  const withLair = play(setUp(fighter('a'), fighter('b')), [
    { type: 'start', initiative: { a: 15, b: 10 } },
    { type: 'add-combatant', combatant: lair, initiative: 12 },
  ]);

  it('has its turn without points, and nobody can hurt, heal, condition or rule on it', () => {
    expect(one(withLair, 'lair').standing).toBe('up');
    expect(turnOf(play(withLair, turns(1)))).toBe('1:lair');
    const acts: readonly PlainCommand[] = [
      { type: 'damage', target: 'lair', amount: 1 },
      { type: 'heal', target: 'lair', amount: 1 },
      { type: 'temp-hp', target: 'lair', amount: 1 },
      { type: 'ruling', target: 'lair', temp: 1 },
      { type: 'add-condition', target: 'lair', condition: 'dazed' },
    ];
    for (const act of acts) expect(() => play(withLair, [act])).toThrow('NOT_ALLOWED');
  });

  it('acts last of the round when nobody said when', () => {
    const late = play(setUp(fighter('a')), [
      { type: 'start', initiative: { a: 15 } },
      { type: 'add-combatant', combatant: lair },
    ]);
    expect(now(late).order).toEqual([
      { id: 'a', initiative: 15 },
      { id: 'lair', initiative: 0 },
    ]);
  });
});
