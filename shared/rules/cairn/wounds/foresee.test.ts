import { describe, expect, it } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import type { JsonObject } from '#shared/json.ts';
import { fightOf } from '#shared/rules/cairn/fight.ts';
import { diceAfterDamage } from './foresee.ts';
import { declareOn, play, someone, started } from '#shared/rules/cairn/testing/fight.ts';

function due(naturals: Readonly<Record<string, readonly number[]>>, sheet: JsonObject = {}, temp = 0) {
  const ana = someone('ana', 'pc', 6, sheet);
  const fight = play(
    started([
      { ...ana, hp: { ...ana.hp, ...(temp > 0 ? { temp } : {}) } },
      someone('orc', 'foe', 4),
      someone('uga', 'foe', 4),
    ]),
    [{ type: 'next-turn' }, declareOn('orc', 'ana'), declareOn('uga', 'ana')],
  );
  const state = stateOf(fight);
  const slots = diceAfterDamage(state, fightOf(state).declared, naturals);
  return slots.map(({ purpose, sides, count }) => `${purpose} ${count}d${sides}`);
}

describe('the dice that damage will ask for', () => {
  it('C9 while a die of damage is missing, the save may be due', () => {
    expect(due({})).toEqual(['save:ana 1d20']);
    expect(due({ 'damage:orc': [3] })).toEqual(['save:ana 1d20']);
  });

  it('C9 a save only for what goes beyond 0 PG', () => {
    expect(due({ 'damage:orc': [3], 'damage:uga': [5] })).toEqual([]);
    expect(due({ 'damage:orc': [3], 'damage:uga': [7] })).toEqual(['save:ana 1d20']);
    expect(due({ 'damage:orc': [8], 'damage:uga': [7] }, { armor: 2 })).toEqual([
      'scar:ana 1d6',
      'scar:ana 3d6',
    ]);
    expect(due({ 'damage:orc': [8], 'damage:uga': [7] }, { armor: 3 })).toEqual([]);
    expect(due({ 'damage:orc': [8], 'damage:uga': [7] }, {}, 3)).toEqual([]);
    expect(due({ 'damage:orc': [8], 'damage:uga': [7] }, { str: 2 })).toEqual([]);
  });

  it('C13 the dice of what a passed save mends', () => {
    const doomed = { scars: [{ entry: 12, pending: true }] };
    expect(due({ 'damage:orc': [3], 'damage:uga': [7] }, doomed)).toEqual(['save:ana 1d20', 'scar:ana 3d6']);
  });

  it('C13 the dice of the scar at exactly 0 PG', () => {
    expect(due({ 'damage:orc': [6], 'damage:uga': [1] })).toEqual(['scar:ana 1d6', 'scar:ana 3d6']);
  });
});
