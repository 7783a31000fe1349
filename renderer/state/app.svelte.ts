import type { AppInfo } from '#shared/api/app-info.ts';
import type { CampaignOverview } from '#shared/api/campaigns.ts';
import type { Settings } from '#shared/api/settings.ts';
import { USUAL_SETTINGS } from '#shared/records/usual-settings.ts';
import { call } from './bridge.svelte.ts';
import { campaignOf, takeCampaigns } from './campaigns.svelte.ts';
import type { Route } from './route.ts';

interface AppState {
  /** False until settings and campaigns are there. */
  ready: boolean;
  info: AppInfo | null;
  settings: Settings;
  route: Route;
  /** What is open on the screen, shown beside the campaign's name ("Sessão 7 · Emboscada na ponte"). */
  subtitle: string;
}

/** The window's own state: settings and what is open. Screens keep their own data. */
export const app: AppState = $state({
  ready: false,
  info: null,
  settings: structuredClone(USUAL_SETTINGS),
  route: { screen: 'campaigns' },
  subtitle: '',
});

/** The campaign worked in, or null when none is chosen. */
export function currentCampaign(): CampaignOverview | null {
  return campaignOf(app.settings.campaignId);
}

/** Opens a screen. */
export function go(route: Route): void {
  app.subtitle = '';
  app.route = route;
}

/** Reads settings and campaigns; where none was worked in yet, the first campaign (the sample) is. */
export async function loadApp(): Promise<void> {
  const [info, settings, campaigns] = await Promise.all([
    call('app:info'),
    call('settings:get'),
    call('campaigns:list'),
  ]);
  takeCampaigns(campaigns);
  Object.assign(app, { info, settings });
  const first = campaigns.find(({ archivedAt }) => archivedAt === null);
  if (currentCampaign() === null && first) await openCampaign(first.id);
  app.ready = true;
}

/** How many changes of settings main has not answered yet. */
let changing = 0;

/** Changes settings here at once and on disk; what main answers to the last change holds. */
export async function changeSettings(change: Partial<Settings>): Promise<void> {
  Object.assign(app.settings, change);
  changing += 1;
  const stored = await call('settings:change', change).finally(() => {
    changing -= 1;
  });
  if (changing === 0) app.settings = stored;
}

/** Reads the settings anew, unless a change made here is on its way. */
export async function rereadSettings(): Promise<void> {
  if (changing > 0) return;
  const stored = await call('settings:get');
  if (changing === 0) app.settings = stored;
}

/** Makes a campaign the one worked in; one that has just come is read first, so that nothing is shown without it. */
export async function openCampaign(id: string): Promise<void> {
  if (campaignOf(id) === null) await readCampaigns();
  await changeSettings({ campaignId: id });
}

/** Whether fights were written since the campaigns were read: their list tells which are played. */
let playedSince = false;

/** Hears that fights were written. */
export function noteFights(): void {
  playedSince = true;
}

/** Reads the campaigns anew. */
export async function readCampaigns(): Promise<void> {
  playedSince = false;
  takeCampaigns(await call('campaigns:list'));
}

/** Reads the campaigns anew where fights were written since. */
export async function readPlayedCampaigns(): Promise<void> {
  if (playedSince) await readCampaigns();
}
