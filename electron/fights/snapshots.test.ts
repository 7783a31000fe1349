import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fight } from '#shared/api/combats.ts';
import { STATE_VERSION } from '#shared/combat/state.ts';
import { placeAfter } from '#shared/log/place.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { endless, FIRST, HEROES, storedFight, type StoredFight } from '#electron/testing/long-fight.ts';
import type { Fights } from './fights.ts';

const seqsIn = (db: Sqlite) =>
  db
    .prepare<[], { seq: number }>('SELECT seq FROM combat_snapshots ORDER BY seq')
    .all()
    .map(({ seq }) => seq);
const undoes = (count: number) => Array.from({ length: count }, () => ({ type: 'undo' }) as const);
const long = () => storedFight([FIRST, ...endless(249)]);

/** The whole log in force, part by part as a window fetches it. */
function wholeLog(fights: Fights, { combat, log }: Fight): readonly number[] {
  const rows = [...log.rows];
  let { more, place } = log;
  while (more) {
    const part = fights.older(combat.id, rows[0]?.seq ?? 0);
    expect(part.rows.reduce((at, { events }) => placeAfter(events, at), part.place)).toEqual(place);
    rows.unshift(...part.rows);
    ({ more, place } = part);
  }
  return rows.map(({ seq }) => seq);
}

/** What a window may see of a fight, whichever way it was opened. */
function seen(fights: Fights, { id }: StoredFight) {
  const { log, ...fight } = fights.open(id);
  return { ...fight, log: wholeLog(fights, { ...fight, log }), rows: fights.log(id).rows };
}

describe('the snapshots of a fight', () => {
  it('are taken every hundred rows, in the transaction of the row', () => {
    const here = long();
    expect(seqsIn(here.db)).toEqual([100, 200]);
    here.play(endless(49));
    here.db.exec(
      `CREATE TEMP TRIGGER no_snapshot BEFORE INSERT ON combat_snapshots BEGIN SELECT RAISE(ABORT, 'no'); END`,
    );
    const before = seen(here.fights, here);
    expect(() => here.play([{ type: 'next-turn' }])).toThrow(/no/);
    expect(seen(here.fights, here)).toEqual(before);
    expect(here.again().open(here.id).count).toBe(299);
    here.db.exec('DROP TRIGGER no_snapshot');
    here.play([{ type: 'next-turn' }]);
    expect(seqsIn(here.db)).toEqual([100, 200, 300]);
  });

  it('open the fight as it was left', () => {
    const here = long();
    expect(seen(here.again(), here)).toEqual(seen(here.fights, here));
    expect(here.fights.open(here.id)).toMatchObject({ count: 250, floor: 0, asPlayed: null });
  });

  it('open it with the newest of its log only', () => {
    const here = long();
    const { rows, more } = here.again().open(here.id).log;
    expect([rows.length, rows.at(-1)?.seq, more]).toEqual([150, 250, true]);
  });

  it('law: thrown away, any or all of them, change nothing and are made anew', () => {
    const here = storedFight([FIRST, ...endless(180), ...undoes(92), ...endless(140), ...undoes(3)]);
    const whole = seen(here.fights, here);
    const kept = seqsIn(here.db);
    expect(kept).toEqual([100, 200, 300, 400]);
    fc.assert(
      fc.property(fc.subarray(kept, { minLength: 1 }), (gone) => {
        here.db.exec(`DELETE FROM combat_snapshots WHERE seq IN (${gone.join(', ')})`);
        expect(seen(here.again(), here)).toEqual(whole);
        expect(seqsIn(here.db)).toEqual(kept);
      }),
      { numRuns: 8 },
    );
  });

  it('let undo and redo go back past them, after a restart too', () => {
    const here = storedFight([FIRST, ...endless(129)]);
    const states = Array.from({ length: 131 }, (_, seq) => here.fights.moment(here.id, seq));
    const again = here.again();
    here.play(undoes(75), again);
    expect(again.open(here.id).state).toEqual(states[55]);
    here.play([{ type: 'redo' }, { type: 'redo' }], here.again());
    const last = here.again();
    expect(last.open(here.id).state).toEqual(states[57]);
    expect(last.open(here.id).undone.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 73 }, (_, index) => 130 - index),
    );
    expect(last.moment(here.id, 130)).toEqual(states[130]);
    expect(wholeLog(last, last.open(here.id)).at(-1)).toBe(57);
  });

  it('that can’t be read are as good as gone', () => {
    const here = long();
    const whole = seen(here.fights, here);
    here.db.exec(`UPDATE combat_snapshots SET state = '{}' WHERE seq = 200`);
    here.db.pragma('ignore_check_constraints = ON');
    here.db.exec(`UPDATE combat_snapshots SET state = '{"round":' WHERE seq = 100`);
    expect(seen(here.again(), here)).toEqual(whole);
  });

  it('of another shape of state are made anew', () => {
    const here = long();
    here.db.exec(`UPDATE combat_snapshots SET state_version = 0, state = '{"old":1}'`);
    expect(seen(here.again(), here)).toEqual(seen(here.fights, here));
    expect(here.db.prepare('SELECT DISTINCT state_version AS v FROM combat_snapshots').all()).toEqual([
      { v: STATE_VERSION },
    ]);
  });

  it('aren’t needed where nothing can be stored', () => {
    const here = long();
    const whole = seen(here.fights, here);
    here.db.exec('DELETE FROM combat_snapshots');
    here.db.pragma('query_only = ON');
    expect(seen(here.again(), here)).toEqual(whole);
    expect(seqsIn(here.db)).toEqual([]);
  });

  it('say under which rules they were made', () => {
    const here = long();
    expect(here.db.prepare('SELECT DISTINCT rules_version AS v FROM combat_snapshots').all()).toEqual([
      { v: HEROES.rulesVersion },
    ]);
  });
});
