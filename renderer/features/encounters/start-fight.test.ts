import { describe, expect, it } from 'vitest';
import type { Fight } from '#shared/api/combats.ts';
import { createFightStarter } from './start-fight.ts';

const fight = (id: string): Fight => ({
  combat: {
    id,
    campaignId: 'c',
    sessionId: null,
    encounterId: 'e',
    name: 'Ponte',
    playersTitle: '',
    system: 'any',
    status: 'setup',
    round: 0,
    createdAt: '2026-11-28T20:00:00Z',
    updatedAt: '2026-11-28T20:00:00Z',
  },
  state: {
    system: 'any',
    options: {},
    status: 'setup',
    round: 0,
    count: 0,
    order: [],
    linked: [],
    ownConditions: [],
    ticks: [],
    acted: [],
    turn: null,
    interrupted: [],
    combatants: [],
    joining: [],
    reserves: [],
    lapsed: [],
    own: {},
  },
  count: 0,
  log: { rows: [], place: { round: 0, turn: null, count: null }, more: false },
  undone: [],
  floor: 0,
  surprised: [],
  shown: [],
  asPlayed: null,
});

const ready = () => Promise.resolve(true);

function scene(answers: (() => Promise<Fight>)[]) {
  const asked: string[] = [];
  let made = 0;
  const starter = createFightStarter(
    (requestId) => {
      const answer = answers[asked.push(requestId) - 1];
      return answer ? answer() : Promise.reject(new Error('asked too often'));
    },
    () => `request-${++made}`,
  );
  return { starter, asked };
}

describe('starting a fight', () => {
  it('asks once for a double click', async () => {
    const { starter, asked } = scene([() => Promise.resolve(fight('one'))]);
    const [first, second] = await Promise.all([starter.start(ready), starter.start(ready)]);
    expect([first?.combat.id, second]).toEqual(['one', null]);
    expect(asked).toEqual(['request-1']);
  });

  it('asks nothing while what comes first says no', async () => {
    const { starter, asked } = scene([]);
    expect(await starter.start(() => Promise.resolve(false))).toBeNull();
    expect(asked).toEqual([]);
  });

  it('repeats the same request after a failure, and makes a new one after a success', async () => {
    const { starter, asked } = scene([
      () => Promise.reject(new Error('lost')),
      () => Promise.resolve(fight('one')),
      () => Promise.resolve(fight('two')),
    ]);
    await expect(starter.start(ready)).rejects.toThrow('lost');
    await starter.start(ready);
    await starter.start(ready);
    expect(asked).toEqual(['request-1', 'request-1', 'request-2']);
  });
});
