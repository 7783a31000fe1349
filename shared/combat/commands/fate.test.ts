import { describe, expect, it } from 'vitest';
import {
  fighter,
  now,
  one,
  orderOf,
  play,
  setUp,
  startedTrio,
  turnOf,
  turns,
} from '#shared/combat/testing/fight.ts';
import type { PlainCommand } from '#shared/combat/testing/plain-system.ts';

const fate = (combatant: string, word: 'standing' | 'down' | 'dead' | 'gone' | 'by-rules'): PlainCommand => ({
  type: 'set-fate',
  combatant,
  fate: word,
});
const damage = (target: string, amount: number): PlainCommand => ({ type: 'damage', target, amount });
const party = play(setUp(fighter('p', 0, 'pc'), fighter('q', 0, 'pc'), fighter('x')), [
  { type: 'start', initiative: { p: 15, q: 10, x: 5 } },
]);
const refused = (history: typeof party, command: PlainCommand) => expect(() => play(history, [command]));

describe('the narrator’s word on how somebody stands', () => {
  it('the dead and the gone keep their places but have no more turns', () => {
    const out = play(startedTrio(), [fate('b', 'dead'), ...turns(1)]);
    expect([turnOf(out), orderOf(out), one(out, 'b').standing]).toEqual(['1:c', 'a b c', 'defeated']);
    expect(turnOf(play(out, turns(2)))).toBe('2:c');
  });

  it('a turn of one ruled out passes on at once, and undo gives it back', () => {
    const gone = play(party, [damage('p', 10), fate('p', 'gone')]);
    expect([turnOf(gone), one(gone, 'p').fate]).toEqual(['1:q', 'gone']);
    const back = play(gone, [{ type: 'undo' }]);
    expect([turnOf(back), one(back, 'p').fate, one(back, 'p').standing]).toEqual(['1:p', undefined, 'down']);
  });

  it('the last one’s turn becomes nobody’s', () => {
    const last = play(party, [fate('q', 'dead'), fate('x', 'gone'), fate('p', 'dead')]);
    expect(turnOf(last)).toBe('1:-');
  });

  it('one who stands by it is up until it is hurt again', () => {
    const up = play(party, [damage('p', 10), fate('p', 'standing')]);
    expect([one(up, 'p').standing, one(up, 'p').hp.current]).toEqual(['up', 0]);
    const hurt = play(up, [damage('p', 1)]);
    expect([one(hurt, 'p').standing, one(hurt, 'p').fate]).toEqual(['down', undefined]);
    const spared = play(up, [{ type: 'temp-hp', target: 'p', amount: 3 }, damage('p', 3)]);
    expect(one(spared, 'p').standing).toBe('up');
  });

  it('healing brings no dead one back; points by the narrator’s word do', () => {
    const dead = play(party, [fate('q', 'dead')]);
    refused(dead, { type: 'heal', target: 'q', amount: 3 }).toThrow('NOT_ALLOWED');
    const back = play(dead, [{ type: 'ruling', target: 'q', points: 4 }]);
    expect([one(back, 'q').standing, one(back, 'q').fate]).toEqual(['up', undefined]);
    const still = play(dead, [{ type: 'ruling', target: 'q', temp: 4 }]);
    expect(one(still, 'q').fate).toBe('dead');
  });

  it('one down by it keeps its points, and gets up with the first it gets back', () => {
    const fallen = play(party, [fate('q', 'down'), fate('x', 'down')]);
    expect([one(fallen, 'q').standing, one(fallen, 'x').standing]).toEqual(['down', 'defeated']);
    expect(one(fallen, 'q').hp.current).toBe(10);
    refused(fallen, fate('q', 'down')).toThrow('NOT_ALLOWED');
    const healed = play(fallen, [{ type: 'heal', target: 'q', amount: 1 }]);
    expect([one(healed, 'q').standing, one(healed, 'q').fate]).toEqual(['up', undefined]);
    const hurt = play(fallen, [damage('q', 3)]);
    expect([one(hurt, 'q').standing, one(hurt, 'q').fate]).toEqual(['down', 'down']);
    const word = play(fallen, [{ type: 'ruling', target: 'q', points: 4 }]);
    expect(one(word, 'q').standing).toBe('up');
    refused(play(party, [damage('q', 10)]), fate('q', 'down')).toThrow('NOT_ALLOWED');
  });

  it('can be taken back, and is refused where it changes nothing', () => {
    const back = play(party, [fate('q', 'gone'), fate('q', 'by-rules')]);
    expect(one(back, 'q').standing).toBe('up');
    refused(party, fate('q', 'by-rules')).toThrow('NOT_ALLOWED');
    refused(play(party, [fate('q', 'dead')]), fate('q', 'dead')).toThrow('NOT_ALLOWED');
  });

  it('nobody waits who is out', () => {
    const waiting = play(party, [{ type: 'delay', combatant: 'p' }, fate('p', 'gone')]);
    expect([one(waiting, 'p').delaying, now(waiting).status]).toEqual([false, 'running']);
    expect(turnOf(play(waiting, turns(2)))).toBe('2:q');
  });
});
