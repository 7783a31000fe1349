import type { Changed } from '#shared/api/changes.ts';
import { CHECKED_TABLES, type CheckedTable, type DamagedRow } from '#shared/api/damage.ts';
import { bySigns } from '#shared/text/lists.ts';
import { kindOfTable } from '#electron/store/changes.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { CHECKED_ROWS } from './checked-tables.ts';
import { damagedRows, type Looked } from './damaged-rows.ts';

/** What is damaged of what is stored, without looking at everything each time it is asked for. */
export interface KnownDamage {
  /** The rows that can't be read; the window is answered in between. */
  readonly list: (looked: Looked) => Promise<readonly DamagedRow[]>;
  /** Hears what was written, so that it is looked at again. */
  readonly noteChange: (changed: Changed) => void;
}

/** What was found in a table, or is being looked for. */
interface Found {
  /** SQLite's count of what other programs and threads wrote. */
  readonly version: unknown;
  readonly rows: Promise<readonly DamagedRow[]>;
  /** The rows that were written since the looking began. */
  readonly written: Set<string>;
}

/** Of more rows than these all of their table are looked at. */
const MOST_WRITTEN = 500;

/** Keeps what was found damaged, table by table; only what is written afterwards is looked at again. */
export function keepKnownDamage(db: Sqlite): KnownDamage {
  const known = new Map<CheckedTable, Map<string | null, Found>>();

  function ofTable(table: CheckedTable, campaignId: string | null): Promise<readonly DamagedRow[]> {
    const ofCampaigns = known.get(table) ?? new Map<string | null, Found>();
    known.set(table, ofCampaigns);
    const version = db.pragma('data_version', { simple: true });
    const found = ofCampaigns.get(campaignId);
    const before = found?.version === version ? found : undefined;
    if (before?.written.size === 0) return before.rows;
    const rows = before
      ? lookAgain(before, table, campaignId)
      : damagedRows(db, { tables: [table], campaignId });
    ofCampaigns.set(campaignId, { version, rows, written: new Set() });
    // Whoever asked is told; whoever asks next has it looked at anew.
    rows.catch(() => ofCampaigns.delete(campaignId));
    return rows;
  }

  async function lookAgain(
    { rows, written }: Found,
    table: CheckedTable,
    campaignId: string | null,
  ): Promise<readonly DamagedRow[]> {
    const keys = [...written];
    const others = (await rows).filter(({ key }) => !keys.includes(key));
    const found = [...others, ...CHECKED_ROWS[table].look(db, { campaignId, keys })];
    return found.toSorted((a, b) => bySigns(a.key, b.key));
  }

  function note(table: CheckedTable, ids: readonly string[]): void {
    const ofCampaigns = known.get(table) ?? new Map<string | null, Found>();
    for (const [campaignId, { written }] of ofCampaigns) {
      ids.forEach((id) => written.add(id));
      if (!CHECKED_ROWS[table].byId || written.size > MOST_WRITTEN) ofCampaigns.delete(campaignId);
    }
  }

  return {
    async list({ tables, campaignId }) {
      // By then it is told what was written in this very task.
      await Promise.resolve();
      const found = await Promise.all(tables.map((table) => ofTable(table, campaignId)));
      return found.flat();
    },
    noteChange(changed) {
      for (const table of CHECKED_TABLES) {
        const ids = changed[kindOfTable(table) ?? 'settings'];
        if (ids !== undefined) note(table, ids);
      }
    },
  };
}
