import { describe, expect, it } from 'vitest';
import type { CombatState } from '#shared/combat/state.ts';
import { plain } from '#shared/text/message.ts';
import { fighter, now, play, setUp, turns } from '#shared/combat/testing/fight.ts';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';
import { equalsInARow, idleFields, lineOfField, pickedInARow, sideInARow } from './together.ts';

/** a, b and c against d, then e, in that order; `passed` turns are over. */
function fight(passed = 0): CombatState {
  const kind = (id: string, side: 'pc' | 'foe', group: string | null) => ({ ...fighter(id, 0, side), group });
  const all = [kind('a', 'foe', 'g'), kind('b', 'foe', 'g'), kind('c', 'foe', null), kind('d', 'pc', null)];
  const initiative = { a: 20, b: 19, c: 18, d: 17, e: 16 };
  const history = setUp(...all, kind('e', 'foe', 'g'));
  return now(play(history, [{ type: 'start', initiative }, ...turns(passed)]));
}

describe('who attacks together', () => {
  it('is of one side, whoever is in turn and those right after it in the round', () => {
    expect(sideInARow(fight(), plainSystem)).toEqual(['a', 'b', 'c']);
    expect(sideInARow(fight(1), plainSystem)).toEqual(['b', 'c']);
    expect(sideInARow(fight(3), plainSystem)).toEqual(['d']);
    expect(sideInARow(fight(4), plainSystem)).toEqual(['e']);
  });

  it('are those picked as far as nobody in between is passed over, or those of one kind', () => {
    expect(pickedInARow(['a', 'b', 'c'], ['c', 'a'])).toEqual(['a']);
    expect(pickedInARow(['a', 'b', 'c'], ['b', 'a', 'd'])).toEqual(['a', 'b']);
    expect(pickedInARow(['a', 'b'], ['d'])).toEqual([]);
    expect(equalsInARow(fight(), ['a', 'b', 'c'])).toEqual(['a', 'b']);
    expect(equalsInARow(fight(), ['c', 'a'])).toEqual(['c']);
    expect(equalsInARow(fight(), [])).toEqual([]);
  });
});

describe('the dice of several lines', () => {
  const slot = (purpose: string, count = 1) => ({ purpose, label: plain(purpose), sides: 20, count });
  const lines = [1, 2].map((line) => [
    slot(`attack:${line}`, 2),
    slot(`damage:${line}`),
    slot(`damage:${line}`),
  ]);

  it('fall no more on a line whose dice before them are there, where nothing rolls them', () => {
    const rolled = new Set(['attack:1', 'attack:2']);
    expect([...idleFields(lines, {}, rolled)]).toEqual([]);
    expect([...idleFields(lines, { 'attack:1': [3] }, rolled)]).toEqual([]);
    expect([...idleFields(lines, { 'attack:1': [3, null] }, rolled)]).toEqual([]);
    expect([...idleFields(lines, { 'attack:1': [3, 4] }, rolled)]).toEqual([1, 2]);
    expect([...idleFields(lines, { 'attack:1': [3, 4] }, new Set([...rolled, 'damage:1']))]).toEqual([]);
    // Nobody is left to strike at: the whole line falls no more.
    expect([...idleFields(lines, { 'attack:1': [3, 4] }, new Set(['attack:1', 'damage:1']))]).toEqual([
      3, 4, 5,
    ]);
  });

  it('belong to their line, those after all of them to the last', () => {
    expect([0, 2, 3, 5, 9].map((field) => lineOfField(lines, field))).toEqual([0, 0, 1, 1, 1]);
    expect(lineOfField([], 0)).toBe(0);
  });
});
