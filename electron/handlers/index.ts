import type { Channel } from '#shared/api/channels.ts';
import { appHandlers } from './app.ts';
import { backupHandlers, withBackups } from './backups.ts';
import { campaignHandlers } from './campaigns.ts';
import { campaignFileHandlers } from './campaign-files.ts';
import { characterHandlers } from './characters.ts';
import { combatHandlers } from './combats.ts';
import { creatureHandlers } from './creatures.ts';
import { damageHandlers } from './damage.ts';
import type { Services } from './services.ts';
import { firstScreenHandlers } from './first-screen.ts';
import { encounterHandlers } from './encounters.ts';
import { forecastHandlers } from './forecasts.ts';
import { givenFileHandlers } from './given-files.ts';
import { importHandlers } from './imports.ts';
import type { HandlersOf } from '#electron/ipc/on.ts';
import { objectHandlers } from './objects.ts';
import { openingHandlers } from './opening.ts';
import { packHandlers } from './packs.ts';
import { pictureHandlers } from './pictures.ts';
import { playerHandlers } from './player.ts';
import { sessionHandlers } from './sessions.ts';

/** The answer to every channel of the contract. */
export function handlersOf(services: Services): HandlersOf<Channel> {
  const handlers = {
    ...firstScreenHandlers(services),
    ...appHandlers(services),
    ...openingHandlers(services),
    ...backupHandlers(services),
    ...campaignHandlers(services),
    ...campaignFileHandlers(services),
    ...givenFileHandlers(services),
    ...characterHandlers(services),
    ...sessionHandlers(services),
    ...creatureHandlers(services),
    ...importHandlers(services),
    ...packHandlers(services),
    ...encounterHandlers(services),
    ...forecastHandlers(services),
    ...objectHandlers(services),
    ...combatHandlers(services),
    ...pictureHandlers(services),
    ...playerHandlers(services),
    ...damageHandlers(services),
  };
  return withBackups(handlers, services);
}
