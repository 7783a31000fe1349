import type { Migration } from '#electron/store/opening/migrate.ts';

/**
 * Which creature of the bestiary each combatant was brought in as, by the combatant's id, and what a fight was last told of
 * the creatures and characters it came from, by their ids. Fights of before know of no creature.
 */
export const sources: Migration = {
  version: 14,
  sql: `
    ALTER TABLE combats ADD COLUMN creatures TEXT NOT NULL DEFAULT '{}' CHECK (json_type(creatures) = 'object');
    ALTER TABLE combats ADD COLUMN sources_seen TEXT NOT NULL DEFAULT '{}' CHECK (json_type(sources_seen) = 'object');
  `,
};
