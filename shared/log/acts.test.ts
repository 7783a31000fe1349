import { describe, expect, it } from 'vitest';
import type { CombatEvent, Who } from '#shared/combat/events.ts';
import { plain } from '#shared/text/message.ts';
import { actsIn } from './acts.ts';

const who = (id: string): Who => ({ id, name: id, label: null, side: 'pc' });
const test = (from: string, to: string | null = null): CombatEvent => ({
  type: 'test',
  act: 'attack',
  actor: who(from),
  target: to === null ? null : who(to),
  said: plain('ataca'),
  outcome: 'success',
  verdict: plain('acerta'),
  sums: [],
  rule: 'C5',
});
const damage = (by: string, to: string): CombatEvent => ({
  type: 'damage',
  target: who(to),
  by: who(by),
  amount: 1,
  absorbed: 0,
  from: 3,
  to: 2,
  max: 3,
});
const loss = (id: string): CombatEvent => ({
  type: 'consequence',
  kind: 'lost',
  who: who(id),
  said: plain('perde FOR'),
  rule: 'C9',
  grave: false,
});
const places = (...events: readonly CombatEvent[]) =>
  actsIn(events).map((act) => act.map((event) => events.indexOf(event)));

describe('what happened in a command, act by act', () => {
  it('damage and what it caused stand with the blow that dealt it, not with one that didn’t count', () => {
    expect(places(test('ana', 'lobo'), test('beto', 'lobo'), damage('ana', 'lobo'), loss('lobo'))).toEqual([
      [],
      [0, 2, 3],
      [1],
    ]);
  });

  it('what an attack uses up stands with it, whoever attacks its attacker after', () => {
    const need: CombatEvent = {
      type: 'counter',
      id: 'flechas',
      who: who('ana'),
      name: plain('Flechas'),
      from: 2,
      to: 1,
      max: 2,
      why: 'need',
    };
    expect(places(test('ana', 'ogro'), test('ogro', 'ana'), need, damage('ogro', 'ana'))).toEqual([
      [],
      [0, 2],
      [1, 3],
    ]);
  });

  it('each blow of a turn has its own, and a save what comes of it', () => {
    expect(
      places(
        test('ana', 'ogro'),
        test('ogro', 'ana'),
        damage('ogro', 'ana'),
        damage('ana', 'ogro'),
        loss('ogro'),
        test('ogro'),
        loss('ogro'),
      ),
    ).toEqual([[], [0, 3, 4], [1, 2], [5, 6]]);
  });

  it('what comes before any check stands apart', () => {
    expect(places({ type: 'round', round: 2 }, test('ana', 'lobo'))).toEqual([[0], [1]]);
  });
});
