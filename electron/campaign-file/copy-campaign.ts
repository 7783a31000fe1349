import { randomUUID } from 'node:crypto';
import type { Campaign, CopiedCampaign } from '#shared/api/campaigns.ts';
import { CHECKED_TABLES } from '#shared/api/damage.ts';
import { jsonParts } from '#shared/json-parts.ts';
import { freeName } from '#shared/campaign-file/free-name.ts';
import type { WorkPlace } from '#electron/files/work-place.ts';
import { PICTURED_TABLES } from '#electron/store/pictures/pictures.ts';
import { listCampaigns, requireCampaign, storeCampaign } from '#electron/store/campaigns.ts';
import { CHECKED_ROWS } from '#electron/store/damage/checked-tables.ts';
import { bestiaryChanged } from '#electron/store/search/creature-order.ts';
import { WORDS_OF_CREATURES } from '#electron/store/search/creature-words.ts';
import { inTransaction, isDamage, sqliteCode, type Sqlite } from '#electron/store/sqlite.ts';
import { columnsOf, type TABLES_OF_CAMPAIGN } from './bring-in.ts';
import { importCampaign } from './import-campaign.ts';
import { leftBehind, saysLeft, type LeftBehind } from './left-behind.ts';
import { campaignText } from './write.ts';

/** What is copied of a table: which rows, and which of its columns hold ids that become new ones. */
interface Copied {
  readonly table: Exclude<(typeof TABLES_OF_CAMPAIGN)[number], 'combats' | 'combat_commands'>;
  readonly rows: string;
  readonly ids: readonly string[];
}

const OWN = 'campaign_id = :from';
const THERE = `${OWN} AND removed_at IS NULL`;
const USED = Object.values(PICTURED_TABLES)
  .map((table) => `SELECT picture_id FROM ${table} WHERE ${THERE}`)
  .join(' UNION ');
const OF_ENCOUNTER = 'encounter_id IN (SELECT old FROM copied)';

/** Whatever has ids of its own comes before what speaks of it. */
const COPIED: readonly Copied[] = [
  { table: 'sessions', rows: THERE, ids: ['id'] },
  { table: 'pictures', rows: `${OWN} AND id IN (${USED})`, ids: ['id'] },
  { table: 'characters', rows: THERE, ids: ['id', 'picture_id'] },
  { table: 'creatures', rows: THERE, ids: ['id', 'picture_id'] },
  { table: 'encounters', rows: THERE, ids: ['id', 'picture_id'] },
  { table: 'tags', rows: 'creature_id IN (SELECT old FROM copied)', ids: ['creature_id'] },
  {
    table: 'encounter_pieces',
    rows: `${OF_ENCOUNTER} AND creature_id IN (SELECT old FROM copied)`,
    ids: ['encounter_id', 'creature_id'],
  },
  {
    table: 'encounter_party',
    rows: `${OF_ENCOUNTER} AND character_id IN (SELECT old FROM copied)`,
    ids: ['encounter_id', 'character_id'],
  },
  { table: 'encounter_objects', rows: OF_ENCOUNTER, ids: ['encounter_id'] },
  { table: 'object_sizes', rows: OWN, ids: [] },
  { table: 'materials', rows: OWN, ids: [] },
];

/**
 * Copies a campaign without its fights and without what was removed of it, under new ids and a name that no other has:
 * all of it or nothing; damaged rows stay behind, which is told. `now` is an ISO date-time. `NOT_FOUND` for an unknown one.
 */
export function copyCampaign(place: WorkPlace, id: string, now: string): CopiedCampaign {
  // Others wait for the copy itself only.
  const left = leftBehind(place, id).filter(({ table }) => table !== 'combats');
  const notices = left.map((row) => saysLeft('damage.notCopied', row));
  try {
    return { campaign: copyStored(place.db, id, now, left), notices };
  } catch (thrown) {
    // What is stored breaks no rule of its tables, unless an index of one says otherwise than its rows.
    const breaksRule = sqliteCode(thrown)?.startsWith('SQLITE_CONSTRAINT') === true;
    if (!breaksRule && !isDamage(thrown)) throw thrown;
    return { campaign: copyReadable(place, id, now), notices };
  }
}

/** Copies what can be read of a campaign in a damaged file as if it were written out and brought in again. */
function copyReadable(place: WorkPlace, campaignId: string, now: string): Campaign {
  const text = () => campaignText(place, { campaignId, now, fights: false, notice: () => undefined });
  return importCampaign(place, { parts: () => jsonParts(text()), now }).campaign;
}

/** Copies rows as they are stored. */
function copyStored(db: Sqlite, id: string, now: string, left: readonly LeftBehind[]): Campaign {
  db.function('fresh_id', { deterministic: false }, () => randomUUID());
  db.exec('CREATE TEMP TABLE IF NOT EXISTS copied (old TEXT PRIMARY KEY, new TEXT NOT NULL) WITHOUT ROWID');
  // What nobody reads is copied as it is.
  db.exec('CREATE TEMP TABLE IF NOT EXISTS left_behind (of_table TEXT NOT NULL, row_key TEXT NOT NULL)');
  db.pragma('ignore_check_constraints = ON');
  try {
    return inTransaction(db, () => {
      leave(db, left);
      const campaign = requireCampaign(db, id, 'id');
      const names = listCampaigns(db).map(({ name }) => name);
      const copy = { ...campaign, id: randomUUID(), name: freeName(campaign.name, names), createdAt: now };
      storeCampaign(db, copy);
      for (const part of COPIED) copyRows(db, part, { from: id, to: copy.id });
      db.prepare(`${WORDS_OF_CREATURES} WHERE campaign_id = ?`).run(copy.id);
      return copy;
    });
  } finally {
    db.pragma('ignore_check_constraints = OFF');
    db.exec('DROP TABLE copied; DROP TABLE left_behind');
    bestiaryChanged(db);
  }
}

function leave(db: Sqlite, left: readonly LeftBehind[]): void {
  const add = db.prepare('INSERT INTO left_behind VALUES (?, ?)');
  for (const { table, key } of left) add.run(table, key);
}

/** SQL of those rows that don't stay behind. */
function going({ table, rows }: Copied): string {
  const checked = CHECKED_TABLES.find((one) => one === table);
  if (checked === undefined) return rows;
  return `${rows} AND ${CHECKED_ROWS[checked].key} NOT IN
    (SELECT row_key FROM left_behind WHERE of_table = '${checked}')`;
}

function copyRows(db: Sqlite, part: Copied, campaigns: { readonly from: string; readonly to: string }): void {
  const { table, ids } = part;
  const rows = going(part);
  if (ids.includes('id')) {
    db.prepare(`INSERT INTO copied SELECT id, fresh_id() FROM ${table} WHERE ${rows}`).run(campaigns);
  }
  const columns = columnsOf(db, table);
  const values = columns.map((column) => {
    if (ids.includes(column)) return `(SELECT new FROM copied WHERE old = ${table}.${column})`;
    if (column === 'campaign_id') return ':to';
    // What the words of a creature are kept under.
    if (column === 'doc') return '(SELECT max(doc) FROM creatures) + row_number() OVER ()';
    return column;
  });
  db.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE ${rows}`,
  ).run(campaigns);
}
