import { combat } from './combat.ts';
import { errors } from './errors.ts';
import { log } from './log.ts';
import { logExport } from './log-export.ts';
import { about } from './about.ts';
import { app } from './app.ts';
import { commands } from './commands.ts';
import { bestiary } from './bestiary.ts';
import { creatureFile } from './files/creature-file.ts';
import { foreignFile } from './files/foreign-file.ts';
import { campaigns } from './campaigns.ts';
import { campaignFile } from './files/campaign-file.ts';
import { given } from './files/given.ts';
import { damage } from './damage.ts';
import { ownConditions } from './own-conditions.ts';
import { encounters } from './encounters.ts';
import { atOnce } from './at-once.ts';
import { cards } from './cards.ts';
import { forecast } from './forecast.ts';
import { help } from './help.ts';
import { objects } from './objects.ts';
import { safety } from './safety.ts';
import { store } from './store.ts';
import { storedFight } from './stored-fight.ts';
import { pictures } from './pictures.ts';
import { player } from './player.ts';
import { welcome } from './welcome.ts';
import { work } from './files/work.ts';
import { tracker } from './tracker/tracker.ts';
import { trackerSaid } from './tracker/said.ts';
import { trackerOrder } from './tracker/order.ts';
import { trackerCounters } from './tracker/counters.ts';
import { trackerEnding } from './tracker/ending.ts';
import { trackerFate } from './tracker/fate.ts';
import { trackerFreeRoll } from './tracker/free-roll.ts';
import { trackerOdds } from './tracker/odds.ts';
import { trackerSheet } from './tracker/sheet.ts';

/** The whole shared catalogue in this language; one file a part of the product. */
export const en = {
  ...errors,
  ...combat,
  ...log,
  ...logExport,
  ...app,
  ...about,
  ...commands,
  ...campaigns,
  ...campaignFile,
  ...given,
  ...bestiary,
  ...creatureFile,
  ...foreignFile,
  ...encounters,
  ...atOnce,
  ...damage,
  ...ownConditions,
  ...objects,
  ...forecast,
  ...help,
  ...cards,
  ...store,
  ...safety,
  ...storedFight,
  ...pictures,
  ...player,
  ...welcome,
  ...work,
  ...tracker,
  ...trackerCounters,
  ...trackerEnding,
  ...trackerFate,
  ...trackerFreeRoll,
  ...trackerOdds,
  ...trackerSheet,
  ...trackerSaid,
  ...trackerOrder,
} as const;
