import type { Migration } from '#electron/store/opening/migrate.ts';
import { campaigns } from './0001-campaigns.ts';
import { bestiary } from './0002-bestiary.ts';
import { objects } from './0003-objects.ts';
import { encounters } from './0004-encounters.ts';
import { combats } from './0005-combats.ts';
import { homecomings } from './0006-homecomings.ts';
import { wavesAndLabels } from './0007-waves-and-labels.ts';
import { campaignsPutAway } from './0008-campaigns.ts';
import { search } from './0009-search.ts';
import { encounterObjects } from './0010-encounter-objects.ts';
import { rulesVersions } from './0011-rules-versions.ts';
import { namesAndLabels } from './0012-names-and-labels.ts';
import { playersNames } from './0013-players-names.ts';
import { sources } from './0014-sources.ts';
import { ownConditions } from './0015-own-conditions.ts';
import { pictures } from './0016-pictures.ts';
import { rewards } from './0017-rewards.ts';

/** Every migration in order; the last one's version is the schema this app knows. */
export const MIGRATIONS: readonly Migration[] = [
  campaigns,
  bestiary,
  objects,
  encounters,
  combats,
  homecomings,
  wavesAndLabels,
  campaignsPutAway,
  search,
  encounterObjects,
  rulesVersions,
  namesAndLabels,
  playersNames,
  sources,
  ownConditions,
  pictures,
  rewards,
];

/** The schema this app knows. */
export const LATEST_VERSION = MIGRATIONS.length;
