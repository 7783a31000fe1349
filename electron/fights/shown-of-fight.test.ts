import { describe, expect, it } from 'vitest';
import { shownName } from '#shared/combat/names.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { storedLog } from '#electron/export/stored-logs.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { damage } from '#electron/testing/damage.ts';
import { storedFight } from '#electron/testing/long-fight.ts';
import type { Fights } from './fights.ts';

const wolf = (id: string, place: number, hidden: boolean): AnyCommand => ({
  type: 'add-combatant',
  combatant: {
    id,
    name: 'Lobo',
    label: { scheme: 'numbers', place },
    side: 'foe',
    hp: { current: 9, max: 9 },
    hidden,
  },
});
const show = (id: string, hidden: boolean): AnyCommand => ({ type: 'hide', combatants: [id], hidden });

/** A fight in which the second wolf is shown last, and the third only in a row that is taken back. */
const played = () =>
  storedFight([
    wolf('t1', 1, false),
    wolf('t2', 2, true),
    wolf('t3', 3, true),
    { type: 'start' },
    show('t3', false),
    { type: 'undo' },
    show('t2', false),
  ]);

const NAMES = ['Lobo', 'Lobo 2', 'Lobo 3'];
/** How many are named in what is stored. */
const stored = (db: Sqlite) =>
  db.prepare<[], number>(`SELECT json_array_length(shown_names, '$.shown') FROM combats`).pluck().get();

function namesIn(fights: Fights, id: string): readonly string[] {
  return fights
    .open(id)
    .shown.filter((one) => one.name === 'Lobo')
    .map((one) => shownName(one.shown, 'pt-BR'));
}

describe('A13: the names a fight’s players know', () => {
  it('are kept with it, told with the command they are first shown by, and stay after undo', () => {
    const { db, fights, again, id } = played();
    expect(namesIn(fights, id)).toEqual(NAMES);
    expect(namesIn(again(), id)).toEqual(NAMES);
    const step = fights.command({ combatId: id, after: 7, command: show('t3', false), typed: {} });
    expect(step.shown).toEqual([]);
    expect(stored(db)).toBe(5);
  });

  it.each([
    ['stored before they were kept', 'UPDATE combats SET shown_names = NULL'],
    ['whose names were damaged', `UPDATE combats SET shown_names = '{"shown":['`],
  ])('of a fight %s are worked out as it is opened, the same ones, and kept from then on', (_, sql) => {
    const { db, again, id } = played();
    damage(db, sql);
    const people = storedLog(db, id, 'players').people.map((one) => shownName(one, 'pt-BR'));
    expect(people).toContain('Lobo');
    expect(people).not.toContain('Lobo 1');
    expect(namesIn(again(), id)).toEqual(NAMES);
    expect(stored(db)).toBe(5);
  });

  it('go on in a fight that goes on from it', () => {
    const { fights, id } = played();
    const requestId = '6f7a1c52-2f4f-4a63-9f4b-0f1d4f1a9e11';
    const { combat } = fights.continueFrom({ id, seq: 7, requestId });
    expect(namesIn(fights, combat.id)).toEqual(NAMES);
  });
});
