import type { ObjectTable, ObjectUse } from '#shared/api/objects.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';

interface UseRow {
  readonly code: string;
  readonly id: string;
  readonly encounter: string;
  readonly object: string;
}

const usesBy = (column: 'size' | 'material') =>
  statement<UseRow>(
    `SELECT encounter_objects.${column} AS code, encounters.id, encounters.name AS encounter,
       encounter_objects.name AS object
     FROM encounter_objects JOIN encounters ON encounters.id = encounter_id
     WHERE campaign_id = ? AND removed_at IS NULL AND encounter_objects.${column} IS NOT NULL
     ORDER BY folded, encounters.id, position`,
  );
const USES = { sizes: usesBy('size'), materials: usesBy('material') };

/** The objects of a campaign's encounters by the row of a table that they have; rows in use stay (O6). */
export function objectUses(
  db: Sqlite,
  campaignId: string,
  table: ObjectTable,
): ReadonlyMap<string, readonly ObjectUse[]> {
  const uses = new Map<string, ObjectUse[]>();
  for (const { code, id: encounterId, encounter, object } of USES[table](db).all(campaignId)) {
    const use = { encounterId, encounter, object };
    const known = uses.get(code);
    if (known === undefined) uses.set(code, [use]);
    else known.push(use);
  }
  return uses;
}
