import { describe, expect, it } from 'vitest';
import { inTransaction, openSqlite } from '#electron/store/sqlite.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { patiently } from './patience.ts';

/** A database that another connection has locked, and the ways to write in it and to let it go. */
function locked() {
  const db = tempStore();
  db.pragma('busy_timeout = 0');
  const other = openSqlite(db.name);
  other.exec('BEGIN IMMEDIATE');
  const write = () => {
    inTransaction(db, () => db.prepare(`INSERT INTO settings VALUES ('a', '1')`).run());
    return Promise.resolve('written');
  };
  return { db, write, free: () => other.exec('COMMIT') };
}

describe('an act that finds the data locked', () => {
  it('tries again until they are free, and says that it waits once', async () => {
    const { write, free } = locked();
    const told: boolean[] = [];
    let pauses = 0;
    const pause = () => {
      pauses += 1;
      if (pauses === 3) free();
      return Promise.resolve();
    };
    const carry = patiently({ pause, tries: 5, isOurs: () => false, tell: (waits) => told.push(waits) });
    expect(await Promise.all([carry(write).catch(String), carry(() => Promise.resolve('read'))])).toEqual([
      'written',
      'read',
    ]);
    expect([pauses, told]).toEqual([3, [true, false]]);
  });

  it('gives up after so many tries; tries aren’t counted while it is the app itself', async () => {
    const { db, write } = locked();
    const told: boolean[] = [];
    let pauses = 0;
    const pause = () => Promise.resolve(void (pauses += 1));
    const carry = patiently({
      ...{ pause, tries: 4, tell: (waits) => told.push(waits) },
      isOurs: () => pauses < 10,
    });
    await expect(carry(write)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    expect([pauses, told]).toEqual([14, [true, false]]);
    expect(db.prepare(`SELECT * FROM settings WHERE name = 'a'`).all()).toEqual([]);
  });

  it('that fails otherwise isn’t tried again', async () => {
    const carry = patiently({
      ...{ tries: 4, isOurs: () => false, tell: () => undefined },
      pause: () => Promise.reject(new Error('tried again')),
    });
    await expect(carry(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
