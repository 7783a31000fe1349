import { expect, it } from 'vitest';
import type { LogPart } from '#shared/api/combats.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { BEFORE_START, placeAfter } from '#shared/log/place.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { CombatRow } from '#shared/records/combat.ts';
import { KEPT_ROWS, newestRows } from './rows-kept.ts';

const state = newCombat(systemOf('heroes-d20'), { combatants: [] });

/** A row that begins a round. */
const row = (seq: number): CombatRow => ({
  seq,
  at: '2026-12-01T10:00:00.000Z',
  command: { type: 'next-turn' },
  rolls: [],
  events: [{ type: 'round', round: seq }],
});

const part = (count: number): LogPart => ({
  rows: Array.from({ length: count }, (_, index) => row(index + 1)),
  place: BEFORE_START,
  more: false,
});

it('rows stay until there are many more than the log shows, then only the newest do', () => {
  const few = part(2 * KEPT_ROWS - 1);
  expect(newestRows(few, state, 0)).toBe(few);
  const many = part(2 * KEPT_ROWS);
  const newest = newestRows(many, state, 0);
  expect(newest.rows).toEqual(many.rows.slice(-KEPT_ROWS));
  expect(newest.more).toBe(true);
  const before = many.rows.slice(0, KEPT_ROWS).flatMap(({ events }) => events);
  expect(newest.place).toEqual(placeAfter(before, BEFORE_START));
});

it('what was asked for stays, too', () => {
  const many = part(2 * KEPT_ROWS);
  expect(newestRows(many, state, 2 * KEPT_ROWS)).toBe(many);
});

it('rows stay as long as something shown is told by them alone', () => {
  const running = { ...state, status: 'running' as const };
  const rows = part(2 * KEPT_ROWS).rows.map((one) => ({ ...one, command: { type: 'hide' }, events: [] }));
  const untold = { ...part(0), rows };
  expect(newestRows(untold, running, 0)).toBe(untold);
});
