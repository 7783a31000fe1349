import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BACKUP_REASONS } from '#shared/api/backups.ts';
import { outdated, type Rotated } from './rotation.ts';

/** Midday of a Wednesday. */
const NOW = new Date(2026, 10, 25, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const ago = (ms: number, more: Partial<Rotated> = {}): Rotated => {
  const at = new Date(NOW.getTime() - ms).toISOString();
  return { name: `rodada-${at}`, at, reason: 'timer', bytes: 1, state: 'good', ...more };
};

const keptOf = (list: readonly Rotated[], mostBytes?: number) => {
  const gone = new Set(outdated(list, NOW, mostBytes));
  return list.filter(({ name }) => !gone.has(name));
};

describe('of backups stay', () => {
  it('today’s newest three', () => {
    const today = [1, 2, 3, 4, 5].map((hours) => ago(hours * HOUR));
    expect(keptOf(today)).toEqual(today.slice(0, 3));
  });

  it('the newest of each day for a week', () => {
    const days = Array.from({ length: 7 }, (_, day) => [ago(day * DAY), ago(day * DAY + 2 * HOUR)]);
    const kept = keptOf(days.flat());
    // Of today, both are among the newest three.
    expect(kept).toEqual(days.flatMap((pair, day) => (day === 0 ? pair : pair.slice(0, 1))));
  });

  it('the newest of each week for two months, and none older', () => {
    const weeks = Array.from({ length: 20 }, (_, week) => ago(week * 7 * DAY));
    expect(keptOf(weeks)).toEqual(weeks.slice(0, 9));
  });

  it('a week long, those of what was given up', () => {
    const today = [1, 2, 3, 4].map((hours) => ago(hours * HOUR));
    const before = ago(5 * HOUR, { reason: 'restore' });
    expect(keptOf([...today, before])).toEqual([...today.slice(0, 3), before]);
    const long = ago(8 * DAY, { reason: 'migration' });
    expect(keptOf([ago(0), ago(7 * DAY), long])).toEqual([ago(0), ago(7 * DAY)]);
  });

  it('no more than take up the room there is, the newest first', () => {
    const list = [ago(0, { bytes: 40 }), ago(DAY, { bytes: 40 }), ago(2 * DAY, { bytes: 40 })];
    expect(keptOf(list, 100)).toEqual(list.slice(0, 2));
    expect(keptOf(list, 10)).toEqual(list.slice(0, 1));
  });

  it('good ones rather than damaged ones, and damaged ones while there is nothing else', () => {
    const bad = ago(0, { state: 'damaged' });
    expect(keptOf([bad, ago(DAY)])).toEqual([ago(DAY)]);
    expect(keptOf([bad])).toEqual([bad]);
  });
});

describe('whatever there is of backups', () => {
  const one = fc
    .record({
      age: fc.integer({ min: -2 * DAY, max: 200 * DAY }),
      reason: fc.constantFrom(...BACKUP_REASONS),
      bytes: fc.integer({ min: 1, max: 100 }),
      state: fc.constantFrom('good', 'newer', 'damaged'),
    })
    .map(({ age, ...more }) => ago(age, more));
  const lists = fc.uniqueArray(one, { selector: ({ name }) => name, maxLength: 60 });
  const most = fc.integer({ min: 0, max: 1500 });
  const newestGood = (list: readonly Rotated[]) =>
    list.filter(({ state }) => state !== 'damaged').toSorted((a, b) => (a.at < b.at ? 1 : -1))[0];

  it('law: the newest good one stays', () => {
    fc.assert(
      fc.property(lists, most, (list, bytes) => {
        const newest = newestGood(list);
        if (newest !== undefined) expect(keptOf(list, bytes)).toContain(newest);
      }),
    );
  });

  it('law: what stayed stays, and in whatever order it is listed', () => {
    fc.assert(
      fc.property(lists, most, (list, bytes) => {
        const kept = keptOf(list, bytes);
        expect(keptOf(kept, bytes)).toEqual(kept);
        expect(new Set(outdated(list.toReversed(), NOW, bytes))).toEqual(new Set(outdated(list, NOW, bytes)));
      }),
    );
  });

  it('law: together they take up no more than they may, but for the newest', () => {
    fc.assert(
      fc.property(lists, most, (list, bytes) => {
        const kept = keptOf(list, bytes);
        if (kept.length > 1 && newestGood(list) !== undefined)
          expect(kept.reduce((sum, backup) => sum + backup.bytes, 0)).toBeLessThanOrEqual(bytes);
      }),
    );
  });

  it('law: while there is room, each of the last seven days that has a good one keeps one', () => {
    const day = ({ at }: Rotated) => new Date(at).toDateString();
    fc.assert(
      fc.property(lists, (list) => {
        const kept = new Set(keptOf(list).map(day));
        const young = list.filter(
          ({ at, state }) => state !== 'damaged' && NOW.getTime() - Date.parse(at) < 6 * DAY,
        );
        for (const backup of young)
          if (Date.parse(backup.at) <= NOW.getTime()) expect(kept).toContain(day(backup));
      }),
    );
  });

  it('law: one more that is new takes away no other’s day', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const past = list.filter(({ at }) => Date.parse(at) < NOW.getTime() - DAY);
        const before = keptOf(past.filter(({ state }) => state !== 'damaged'));
        const after = keptOf([ago(0), ...before]);
        expect(after).toEqual([ago(0), ...before.filter((backup) => after.includes(backup))]);
        expect(after.length).toBeGreaterThanOrEqual(Math.min(before.length, 1) + 1 - 1);
      }),
    );
  });
});
