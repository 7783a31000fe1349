import { describe, expect, it } from 'vitest';
import type { CombatRow } from '#shared/records/combat.ts';
import type { CombatEvent, Who } from '#shared/combat/events.ts';
import { countedOnce, playedRows, rowsInForce } from './counted-once.ts';
import { statisticLines } from './statistic-lines.ts';
import { acrossFights, statisticsOf } from './statistics.ts';
import { BRIDGE, BRIDGE_STEPS, play } from '#shared/log/testing/bridge-fight.ts';
import { addTimes, timesOf } from './times.ts';

const { rows } = play(BRIDGE, BRIDGE_STEPS);
const events = rowsInForce(rows).flatMap((row) => row.events);
const short = (list: readonly { readonly who: Who; readonly amount: number }[]) =>
  list.map(({ who, amount }) => [who.id, amount]);

/** Row after row, each so many seconds after the one before. */
function spaced(seconds: readonly number[], made: readonly CombatRow[] = rows): readonly CombatRow[] {
  let at = Date.UTC(2026, 10, 28, 20);
  return made.map((row, index) => {
    at += (seconds[index] ?? 0) * 1000;
    return { ...row, at: new Date(at).toISOString() };
  });
}

describe('figures of a fight', () => {
  it('tell what each suffered, got back and how often each fell', () => {
    const { taken, healed, falls } = statisticsOf(events);
    expect(short(taken)).toEqual([
      ['capanga-2', 22],
      ['capanga-1', 17],
      ['breno', 7],
    ]);
    expect(healed).toEqual([]);
    expect(short(falls)).toEqual([
      ['capanga-2', 1],
      ['capanga-1', 1],
    ]);
  });

  it('count luck by kind of die, the party’s apart from the foes’', () => {
    const { dice, luck } = statisticsOf(events);
    expect(dice.map(({ sides }) => sides)).toEqual([20, 8, 6]);
    expect(dice[0]?.party).toEqual(luck);
    // 12 of the initiative, 11, 9, 4, 13, 8 and 12, less 10.5 each.
    expect(dice[0]?.foes?.total).toBe(dice[0]?.foes ? foesSum() - dice[0].foes.dice * 10.5 : null);
    // The sword's 6 and 4, less 4.5 each.
    expect(dice[1]).toEqual({ sides: 8, party: { dice: 2, total: 1 }, foes: null });
  });

  it('count those as one whom an identity says to be one', () => {
    const joined = statisticsOf(events, ({ side }) => side);
    expect(short(joined.taken)).toEqual([
      ['capanga-1', 39],
      ['breno', 7],
    ]);
    expect(joined.attacks).toHaveLength(3);
  });

  it('tell “Robô B” from the second of the robots, by letters as by numbers', () => {
    const by = (id: string, name: string, label: Who['label'], amount: number): CombatEvent => ({
      type: 'damage',
      target: { id: 'agata', name: 'Ágata', label: null, side: 'pc' },
      by: { id, name, label, side: 'foe' },
      amount,
      absorbed: 0,
      from: 50,
      to: 40,
      max: 50,
    });
    const robots = [
      by('r1', 'Robô', { scheme: 'letters', place: 1 }, 1),
      by('r2', 'Robô', { scheme: 'letters', place: 3 }, 2),
      by('b', 'Robô B', null, 8),
      by('two', 'Robô 2', null, 16),
      by('blue', 'Robô', { scheme: 'colours', place: 2 }, 32),
    ];
    const { dealt } = statisticsOf(robots, acrossFights);
    expect(dealt.map(({ who, amount }) => [who.name, amount])).toEqual([
      ['Robô', 35],
      ['Robô 2', 16],
      ['Robô B', 8],
    ]);
    const foes = statisticLines(statisticsOf(robots), 'en').filter(({ meaning }) => meaning === 'foe');
    expect(foes.map(({ label, value }) => [label, value])).toEqual([
      ['Damage by Robô (blue)', 32],
      ['Damage by Robô 2', 16],
      ['Damage by Robô B', 8],
      ['Damage by Robô', 3],
    ]);
  });
});

/** The naturals of the d20s the foes rolled. */
function foesSum(): number {
  const isFoe = (who: Who | null) => who?.side === 'foe';
  const rolled = (event: CombatEvent): readonly number[] => {
    if (event.type === 'started') {
      return event.order.flatMap(({ who, natural }) => (natural !== null && isFoe(who) ? [natural] : []));
    }
    if (event.type !== 'test') return [];
    return event.sums.flatMap((sum, index) => {
      const roller = index > 0 && sum.purpose === 'defense' ? event.target : event.actor;
      const dice = sum.terms.flatMap((term) => term.dice).filter(({ sides }) => sides === 20);
      return isFoe(roller) ? dice.map(({ natural }) => natural) : [];
    });
  };
  return events.flatMap(rolled).reduce((sum, natural) => sum + natural, 0);
}

describe('what is an attack', () => {
  it('is what the system says, or what is called so', () => {
    const [hit] = events.filter((event) => event.type === 'test');
    if (hit === undefined) throw new Error('no attack');
    const counted = (change: { act?: string; isAttack?: boolean }) =>
      statisticsOf([{ ...hit, ...change }]).attacks.length;
    expect(counted({})).toBe(1);
    expect(counted({ act: 'swing' })).toBe(0);
    expect(counted({ act: 'swing', isAttack: true })).toBe(1);
    expect(counted({ isAttack: false })).toBe(0);
  });
});

describe('time at the table', () => {
  it('goes to whose turn it was until the next row', () => {
    // Breno: rows 1 to 4; Ágata: 4 to 6.
    const times = timesOf(spaced([0, 30, 10, 20, 15, 5]).slice(0, 6));
    expect(times.turns.map(({ who, turns, seconds }) => [who.id, turns, seconds])).toEqual([
      ['breno', 1, 60],
      ['agata', 1, 20],
    ]);
    expect(times.rounds).toEqual([{ round: 1, seconds: 80 }]);
    expect([times.seconds, times.pauses]).toEqual([80, 0]);
  });

  it('leaves out a gap of more than ten minutes', () => {
    const times = timesOf(spaced([0, 600, 601]).slice(0, 3));
    expect([times.seconds, times.pauses]).toEqual([600, 1]);
  });

  it('counts two turns of one as two, the longest apart', () => {
    const times = timesOf(spaced(rows.map((_row, index) => index)));
    const agata = times.turns.find(({ who }) => who.id === 'agata');
    expect(agata?.turns).toBe(2);
    expect(agata?.longest).toBeLessThan(agata?.seconds ?? 0);
    expect(times.rounds.map(({ round }) => round)).toEqual([1, 2]);
    expect(times.rounds.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(times.seconds);
  });

  it('adds up over fights', () => {
    const one = timesOf(spaced([0, 30, 10, 20]).slice(0, 4));
    const both = addTimes([one, one], ({ id }) => id);
    expect(both.seconds).toBe(2 * one.seconds);
    expect(both.turns).toMatchObject([{ turns: 2, seconds: 120, longest: 60 }]);
  });
});

describe('what is counted', () => {
  it('is a row copied into another fight only once, and its own rows all', () => {
    const copy = rows.slice(0, 4);
    const later: CombatRow = {
      seq: 5,
      at: '2026-12-01T20:00:00Z',
      command: { type: 'next-turn' },
      rolls: [],
      events: [],
    };
    const [first, second] = countedOnce([rows, [...copy, later]]);
    expect([first?.size, [...(second ?? [])]]).toEqual([rows.length, [later]]);
  });

  it('is what was played since the fight was last begun anew', () => {
    const anew = play(BRIDGE, [
      ...BRIDGE_STEPS.slice(0, 5),
      [{ type: 'reset' }],
      ...BRIDGE_STEPS.slice(0, 2),
    ]);
    expect(playedRows(anew.rows).map(({ seq }) => seq)).toEqual([7, 8]);
    expect(playedRows(rows)).toBe(rows);
  });
});
