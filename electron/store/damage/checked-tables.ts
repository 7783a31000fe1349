import type { CheckedTable, DamagedRow } from '#shared/api/damage.ts';
import { settingsFields } from '#shared/api/settings.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Message } from '#shared/text/message.ts';
import { CAMPAIGN_COLUMNS, readCampaign, type CampaignRow } from '#electron/store/campaigns.ts';
import { CHARACTER_COLUMNS, readCharacter, type CharacterRow } from '#electron/store/characters.ts';
import { column, requireFittingSheet } from '#electron/store/columns.ts';
import { COMBAT_COLUMNS, readCombatRow, type CombatColumns } from '#electron/store/combats/combats.ts';
import { CREATURE_COLUMNS, readCreature, type CreatureColumns } from '#electron/store/creatures.ts';
import {
  OBJECT_COLUMNS,
  PIECE_COLUMNS,
  readEncounterObject,
  readPiece,
  type ObjectRow,
  type PieceRow,
} from '#electron/store/encounter-parts.ts';
import { ENCOUNTER_COLUMNS, readEncounter, type EncounterRow } from '#electron/store/encounters.ts';
import {
  MATERIAL_COLUMNS,
  readOwnMaterial,
  readOwnSize,
  SIZE_COLUMNS,
  type OwnMaterialRow,
  type OwnSizeRow,
} from '#electron/store/objects/own-object-rows.ts';
import { readSession, SESSION_COLUMNS, type SessionRow } from '#electron/store/sessions.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';
import { tryReading } from '#electron/store/unreadable.ts';

/** Where a walk through a table stands. */
export interface WalkPlace {
  /** Null for those of all campaigns. */
  readonly campaignId: string | null;
  /** The key of the last row that was looked at; '' for none. */
  readonly after: string;
}

/** The rows that are looked at by name. */
export interface LookedAmong {
  /** Null for those of all campaigns. */
  readonly campaignId: string | null;
  readonly keys: readonly string[];
}

/** Some rows of a table that were looked at. */
export interface Walked {
  /** The key of the last of them; null when there are no more. */
  readonly last: string | null;
  readonly rows: number;
  readonly damaged: readonly DamagedRow[];
}

/** A table as it is looked at, row by row. */
export interface CheckedRows {
  /** SQL that names a row of it. */
  readonly key: string;
  /** Whether that is what a change of the row is told by. */
  readonly byId: boolean;
  /** The column that says when a row was taken out of sight; null where rows are only deleted. */
  readonly removedAt: string | null;
  /** Looks at the next rows. */
  readonly walk: (db: Sqlite, place: WalkPlace) => Walked;
  /** Looks at some rows, as far as they are there. */
  readonly look: (db: Sqlite, among: LookedAmong) => readonly DamagedRow[];
}

/** So many rows are looked at without a pause. */
const PAGE = 250;
const NOT_REMOVED = 'removed_at IS NULL';
const SYSTEM = '(SELECT system FROM campaigns WHERE campaigns.id = campaign_id) AS system_id';

interface Named {
  readonly row_key: string;
  readonly row_campaign: string | null;
  readonly row_name: string;
}

interface Sql {
  readonly columns: string;
  readonly key?: string;
  readonly byId?: boolean;
  readonly campaign?: string;
  readonly name?: string;
  readonly where?: string;
}

/** How a row is read; it throws what reading it does. */
interface Reading<Row> {
  readonly read: (row: Row) => unknown;
}

function rowsOf<Row extends object>(
  table: CheckedTable,
  sql: Sql,
  read: Reading<Row>['read'],
): CheckedRows & Reading<Row> {
  const { key = 'id', campaign = 'campaign_id', name = `${table}.name`, where = NOT_REMOVED } = sql;
  const rowsWhere = (wanted: string) =>
    statement<Row & Named>(
      `SELECT ${sql.columns}, ${key} AS row_key, ${campaign} AS row_campaign, ${name} AS row_name FROM ${table}
       WHERE ${where} AND (:campaignId IS NULL OR ${campaign} = :campaignId) AND ${wanted}`,
    );
  const page = rowsWhere(`${key} > :after ORDER BY ${key} LIMIT ${PAGE}`);
  const named = rowsWhere(`${key} IN (SELECT value FROM json_each(:keys))`);
  const damagedOf = (rows: readonly (Row & Named)[]) =>
    rows.flatMap((row): DamagedRow[] => {
      const tried = tryReading(() => read(row));
      if ('read' in tried) return [];
      const { row_key, row_campaign: campaignId, row_name } = row;
      const resettable = table === 'campaigns' && isOptions(tried.unread);
      return [{ table, key: row_key, campaignId, name: row_name, why: tried.unread, resettable }];
    });
  return {
    key,
    byId: sql.byId ?? true,
    read,
    removedAt: where === NOT_REMOVED ? 'removed_at' : null,
    walk(db, place) {
      const rows = page(db).all(place);
      const last = rows.length < PAGE ? null : (rows.at(-1)?.row_key ?? null);
      return { last, rows: rows.length, damaged: damagedOf(rows) };
    },
    look: (db, { campaignId, keys }) => damagedOf(named(db).all({ campaignId, keys: JSON.stringify(keys) })),
  };
}

const ofEncounter = (table: 'encounter_pieces' | 'encounter_objects', columns: string): Sql => ({
  columns,
  key: `(encounter_id || '/' || position)`,
  byId: false,
  campaign: '(SELECT campaign_id FROM encounters WHERE encounters.id = encounter_id)',
  name: '(SELECT encounters.name FROM encounters WHERE encounters.id = encounter_id)',
  where: `EXISTS (SELECT 1 FROM encounters WHERE encounters.id = ${table}.encounter_id AND ${NOT_REMOVED})`,
});

const ofCampaign = (table: 'object_sizes' | 'materials', columns: string): Sql => ({
  columns,
  key: `(campaign_id || '/' || code)`,
  byId: false,
  name: `${table}.code`,
  where: 'campaign_id IS NOT NULL',
});

/** Every table that is looked at. */
export const CHECKED_ROWS: Readonly<Record<CheckedTable, CheckedRows>> = {
  settings: rowsOf<{ name: string; value: string }>(
    'settings',
    { columns: 'name, value', key: 'name', campaign: 'NULL', where: 'true' },
    readSettingRow,
  ),
  campaigns: rowsOf<CampaignRow>('campaigns', { columns: CAMPAIGN_COLUMNS, campaign: 'id' }, readCampaign),
  characters: rowsOf<CharacterRow & Sheeted>(
    'characters',
    { columns: `${CHARACTER_COLUMNS}, ${SYSTEM}` },
    (row) => fits(row, readCharacter(row).sheet),
  ),
  sessions: rowsOf<SessionRow>('sessions', { columns: SESSION_COLUMNS, name: 'title' }, readSession),
  creatures: rowsOf<CreatureColumns & Sheeted>(
    'creatures',
    { columns: `${CREATURE_COLUMNS}, ${SYSTEM}` },
    (row) => fits(row, readCreature(row).sheet),
  ),
  encounters: rowsOf<EncounterRow>('encounters', { columns: ENCOUNTER_COLUMNS }, readEncounter),
  encounter_pieces: rowsOf<PieceRow>(
    'encounter_pieces',
    ofEncounter('encounter_pieces', PIECE_COLUMNS),
    readPiece,
  ),
  encounter_objects: rowsOf<ObjectRow>(
    'encounter_objects',
    ofEncounter('encounter_objects', OBJECT_COLUMNS),
    readEncounterObject,
  ),
  combats: rowsOf<CombatColumns>('combats', { columns: COMBAT_COLUMNS }, readCombatRow),
  object_sizes: rowsOf<OwnSizeRow>('object_sizes', ofCampaign('object_sizes', SIZE_COLUMNS), readOwnSize),
  materials: rowsOf<OwnMaterialRow>('materials', ofCampaign('materials', MATERIAL_COLUMNS), readOwnMaterial),
};

interface Sheeted {
  readonly system_id: string | null;
}

/** A sheet that its system's rules don't take can be opened and mended, and yet nobody can fight with it. */
function fits({ system_id }: Sheeted, sheet: JsonObject): void {
  const system = SYSTEMS.find(({ id }) => id === system_id);
  if (system !== undefined) requireFittingSheet(system, sheet);
}

/** A setting by its name: one of ours is what the settings say, any other is JSON. */
function readSettingRow({ name, value }: { readonly name: string; readonly value: string }): void {
  const schema = Object.entries(settingsFields.shape).find(([one]) => one === name)?.[1];
  column('value', () => {
    const read: unknown = JSON.parse(value);
    schema?.parse(read);
  });
}

function isOptions(why: Message): boolean {
  const said = 'key' in why ? why.values?.['column'] : undefined;
  return typeof said === 'object' && 'key' in said && said.key === 'damage.column.options';
}
