import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Combat } from '../shared/records/combat.ts';
import { newCombat } from '../shared/engine/new-combat.ts';
import { diceFrom } from '../shared/dice/dice.ts';
import { seededSource } from '../shared/dice/seeded.ts';
import type { HeroesCommand } from '../shared/rules/heroes-d20/commands.ts';
import { systemOf } from '../shared/rules/registry.ts';
import { beginAt, playOn, type Head } from '../shared/stored-fight/head.ts';
import { SNAPSHOT_EVERY } from '../shared/stored-fight/play-all.ts';
import { storeCampaign } from '../electron/store/campaigns.ts';
import { keepRow } from '../electron/fights/keep-snapshots.ts';
import { storeCombat } from '../electron/store/combats/combats.ts';
import { headTexts } from '../electron/store/combats/head-column.ts';
import { mustOpen } from '../electron/store/opening/open-store.ts';
import { inTransaction, openSqlite, type Sqlite } from '../electron/store/sqlite.ts';
import { compare, type Ratio } from './measure.ts';

/** What this line promises. */
const LIMIT = 1.2;

/**
 * Storing a command as the app does (row, head of the fight, a snapshot every so often, one transaction) against a bare insert of
 * the same bytes with the same durability: all that is stored for a command, its share of a snapshot too, as one text in a table
 * without anything else.
 */
export async function storeBench(): Promise<Ratio> {
  const folder = mkdtempSync(join(tmpdir(), 'rodada-bench-'));
  const { db } = mustOpen({ folder, now: new Date() });
  const bare = bareDatabase(join(folder, 'bare.db'));
  const combat = storedCombat(db);
  const { row, head: fought, rulesVersion } = attackRow();
  const { status, round, updatedAt } = combat;
  const bytes = JSON.stringify([combat.id, row, status, round, updatedAt]) + shareOfSnapshot(fought);
  const insert = bare.prepare('INSERT INTO rows (bytes) VALUES (?)');
  let seq = 0;
  try {
    return await compare(
      'storing a command / a bare insert of the same bytes',
      LIMIT,
      {
        times: 100,
        run: () => {
          seq += 1;
          const head = { ...fought, seq };
          inTransaction(db, () => keepRow(db, { combat, row: { ...row, seq }, head, rulesVersion }));
        },
      },
      { times: 100, run: () => insert.run(bytes) },
    );
  } finally {
    db.close();
    bare.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As many bytes as a command's share of a snapshot has. */
function shareOfSnapshot(head: Head): string {
  const whole = JSON.stringify(headTexts(head));
  return whole.slice(0, whole.length / SNAPSHOT_EVERY);
}

function bareDatabase(path: string): Sqlite {
  const bare = openSqlite(path);
  bare.pragma('journal_mode = WAL');
  bare.pragma('synchronous = FULL');
  bare.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, bytes TEXT NOT NULL)');
  return bare;
}

function storedCombat(db: Sqlite): Combat {
  const at = new Date().toISOString();
  const campaign = {
    id: randomUUID(),
    name: 'Bench',
    system: 'heroes-d20',
    options: {},
    conditions: [],
    notes: '',
    createdAt: at,
  };
  const combat: Combat = {
    id: randomUUID(),
    campaignId: campaign.id,
    sessionId: null,
    encounterId: null,
    name: 'Bench',
    playersTitle: '',
    system: campaign.system,
    status: 'running',
    round: 1,
    createdAt: at,
    updatedAt: at,
  };
  storeCampaign(db, campaign);
  storeCombat(db, randomUUID(), {
    combat,
    setup: {},
    surprised: [],
    party: new Map(),
    rulesVersion: 1,
    base: null,
    shown: null,
  });
  return combat;
}

/** A real attack with its whole explanation, as large as rows usually are, and where it leaves the fight. */
function attackRow() {
  const system = systemOf('heroes-d20');
  const weapons = [{ id: 'e', name: 'Espada', kind: 'melee', damage: '1d8' }];
  const combatants = ['a', 'b'].map((id) => ({
    id,
    name: id,
    side: 'foe' as const,
    hp: { current: 30, max: 30 },
    sheet: { level: 4, str: 3, fighting: 7, fortitude: 4, weapons },
  }));
  const begin = newCombat(system, { combatants });
  const dice = diceFrom(seededSource(2));
  const past = { initial: () => begin, moment: () => beginAt(begin).moment };
  const start: HeroesCommand = { type: 'start', initiative: { a: 20, b: 10 } };
  const started = playOn({ system, past }, beginAt(begin), start, dice);
  const attack: HeroesCommand = { type: 'attack', attacker: 'a', target: 'b', weapon: 'e' };
  const { head, move } = playOn({ system, past }, started.head, attack, dice);
  if (move === null) throw new Error('nothing was fought');
  const { command, rolls, events } = move;
  return {
    row: { at: new Date().toISOString(), command, rolls, events },
    head,
    rulesVersion: system.rulesVersion,
  };
}
