import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shownName } from '#shared/combat/names.ts';
import { labelFields } from '#shared/combat/label-fields.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { systemOf, type AnyCommand } from '#shared/rules/registry.ts';
import { MIGRATIONS } from '#electron/store/migrations/index.ts';
import { migrate } from '#electron/store/opening/migrate.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { NOW, tempStore } from '#electron/testing/temp-store.ts';
import { openFights } from './fights.ts';

const fightsOf = (db: Sqlite) =>
  openFights({ db, systemOf, dice: seededSource(3), now: () => NOW.toISOString(), locale: () => 'pt-BR' });

/** JSON as the first versions wrote it: whoever fights has the label in the name. */
function asWhole(text: string): string {
  return JSON.stringify(JSON.parse(text), (_field, part: unknown) => {
    if (typeof part !== 'object' || part === null || !('label' in part) || !('side' in part)) return part;
    const { label, ...rest } = part;
    const name = 'name' in part && typeof part.name === 'string' ? part.name : '';
    return { ...rest, name: shownName({ name, label: labelFields.nullable().parse(label) }, 'pt-BR') };
  });
}

/** Puts a database back to the schema before names and labels were apart. */
function makeOld(db: Sqlite): void {
  db.exec('DROP TRIGGER combat_commands_never_change');
  db.function('as_whole', (text: unknown) => (typeof text === 'string' ? asWhole(text) : null));
  db.exec(`
    UPDATE combats SET setup = as_whole(setup);
    UPDATE combat_commands SET command = as_whole(command), events = as_whole(events);
    UPDATE combat_snapshots SET state = as_whole(state), place = as_whole(place), state_version = 1;
    CREATE TRIGGER combat_commands_never_change BEFORE UPDATE ON combat_commands BEGIN SELECT 1; END;
    ALTER TABLE combats DROP COLUMN creatures;
    ALTER TABLE combats DROP COLUMN sources_seen;
    ALTER TABLE combats DROP COLUMN shown_names;
    ALTER TABLE combats DROP COLUMN players_title;
    ALTER TABLE encounters DROP COLUMN players_title;
    ALTER TABLE encounters DROP COLUMN rewards;
    ${['creatures', 'characters', 'encounters'].map((table) => `DROP INDEX ${table}_with_picture; ALTER TABLE ${table} DROP COLUMN picture_id;`).join('\n')}
    DROP TABLE pictures;
    ALTER TABLE campaigns DROP COLUMN conditions;
    PRAGMA user_version = 11;
  `);
}

/** A running fight: three robots by letters beside “Robô B”, two wolves by colours to come, and a character. */
function givenRunning(db: Sqlite) {
  const { id: campaignId } = givenCampaign(db);
  const hero = givenCharacter(db, campaignId);
  const piece = (name: string, quantity: number, labels: 'letters' | 'colours' | 'numbers', wave: number) => {
    const { id: creatureId } = givenCreature(db, campaignId, { name });
    const rest = { side: 'foe', surprised: false, hidden: false, notes: '' } as const;
    return { ...rest, creatureId, quantity, labels, wave };
  };
  const encounter = givenEncounter(db, campaignId, {
    party: [hero.id],
    pieces: [
      piece('Robô', 3, 'letters', 1),
      piece('Robô B', 1, 'numbers', 1),
      piece('Lobo', 2, 'colours', 2),
    ],
  });
  const fights = fightsOf(db);
  const { combat, state } = fights.start({
    requestId: randomUUID(),
    encounterId: encounter.id,
    sessionId: null,
  });
  const [, robot, other] = state.combatants.map(({ id }) => id);
  const commands: readonly AnyCommand[] = [
    { type: 'start' },
    { type: 'damage', target: robot ?? '', amount: 2 },
    { type: 'remove-combatant', combatant: other ?? '' },
    { type: 'next-turn' },
  ];
  for (const [after, command] of commands.entries())
    fights.command({ combatId: combat.id, after, command, typed: {} });
  return combat.id;
}

describe('a running fight of an older database', () => {
  it('has everybody’s name and label apart, and is played on and taken back as if it had always had them', () => {
    const db = tempStore();
    const id = givenRunning(db);
    const [before, used] = [fightsOf(db).open(id), fightsOf(db).names(id)];
    makeOld(db);
    expect(db.prepare('SELECT setup FROM combats').pluck().get()).toContain('"name":"Robô C"');
    migrate(db, MIGRATIONS);
    const fights = fightsOf(db);
    expect(fights.open(id)).toEqual(before);
    expect(fights.names(id)).toEqual(used);
    const { count } = before;
    fights.command({ combatId: id, after: count, command: { type: 'next-turn' }, typed: {} });
    fights.command({ combatId: id, after: count + 1, command: { type: 'undo' }, typed: {} });
    fights.command({ combatId: id, after: count + 2, command: { type: 'undo' }, typed: {} });
    fights.command({ combatId: id, after: count + 3, command: { type: 'redo' }, typed: {} });
    expect(fights.open(id).state).toEqual(before.state);
  });
});
