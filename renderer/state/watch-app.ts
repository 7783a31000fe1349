import type { Unlisten } from '#shared/api/events.ts';
import { noteFights, readCampaigns, rereadSettings } from './app.svelte.ts';
import { listen } from './bridge.svelte.ts';
import { whenChanged } from './changes.ts';

/** Keeps the window's campaigns and settings as they are stored, whoever changes them; gives the way to stop. */
export function watchApp(): Unlisten {
  // The list of campaigns counts their parties, too.
  const stops = [
    whenChanged(['campaigns', 'characters'], readCampaigns),
    whenChanged(['settings'], rereadSettings),
    listen('data:changed', ({ combats }) => combats && noteFights()),
  ];
  return () => stops.forEach((stop) => stop());
}
