import type { Migration } from '#electron/store/opening/migrate.ts';

/** Campaigns out of the way or taken out, sessions taken out; both can be brought back. */
export const campaignsPutAway: Migration = {
  version: 8,
  sql: `
    ALTER TABLE campaigns ADD COLUMN archived_at TEXT;
    ALTER TABLE campaigns ADD COLUMN removed_at TEXT;
    ALTER TABLE sessions ADD COLUMN removed_at TEXT;
  `,
};
