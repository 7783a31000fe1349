import type { Channel } from '#shared/api/channels.ts';
import { additionHandlers } from './additions.ts';
import { appHandlers } from './app.ts';
import { campaignHandlers } from './campaigns.ts';
import { campaignFileHandlers } from './campaign-files.ts';
import { characterHandlers } from './characters.ts';
import { combatHandlers } from './combats.ts';
import { creatureHandlers } from './creatures.ts';
import type { Desk } from './desk.ts';
import { encounterHandlers } from './encounters.ts';
import { forecastHandlers } from './forecasts.ts';
import { importHandlers } from './imports.ts';
import type { HandlersOf } from '#electron/ipc/on.ts';
import { objectHandlers } from './objects.ts';
import { packHandlers } from './packs.ts';
import { searchHandlers } from './search.ts';
import { playerHandlers } from './player.ts';
import { sessionHandlers } from './sessions.ts';
import { statisticHandlers } from './statistics.ts';

/** The answer to every channel of the contract. */
export function handlersOf(desk: Desk): HandlersOf<Channel> {
  return {
    ...appHandlers(desk),
    ...campaignHandlers(desk),
    ...campaignFileHandlers(desk),
    ...characterHandlers(desk),
    ...sessionHandlers(desk),
    ...creatureHandlers(desk),
    ...importHandlers(desk),
    ...searchHandlers(desk),
    ...packHandlers(desk),
    ...additionHandlers(desk),
    ...encounterHandlers(desk),
    ...forecastHandlers(desk),
    ...objectHandlers(desk),
    ...combatHandlers(desk),
    ...statisticHandlers(desk),
    ...playerHandlers(desk),
  };
}
