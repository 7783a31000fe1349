import type { AppInfo } from '#shared/api/app-info.ts';
import type { CampaignOverview } from '#shared/api/campaigns.ts';
import { type Settings, settingsFields } from '#shared/api/settings.ts';
import { call } from './bridge.svelte.ts';
import type { Route } from './route.ts';

interface AppState {
  /** False until settings and campaigns are there. */
  ready: boolean;
  info: AppInfo | null;
  settings: Settings;
  campaigns: readonly CampaignOverview[];
  route: Route;
  /** What is open on the screen, shown beside the campaign's name ("Sessão 7 · Emboscada na ponte"). */
  subtitle: string;
}

/** The window's own state: settings, campaigns and what is open. Screens keep their own data. */
export const app: AppState = $state({
  ready: false,
  info: null,
  settings: settingsFields.parse({}),
  campaigns: [],
  route: { screen: 'campaigns' },
  subtitle: '',
});

/** The campaign worked in, or null when none is chosen. */
export function currentCampaign(): CampaignOverview | null {
  return app.campaigns.find(({ id }) => id === app.settings.campaignId) ?? null;
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
  Object.assign(app, { info, settings, campaigns });
  const first = campaigns.find(({ archivedAt }) => archivedAt === null);
  if (currentCampaign() === null && first) await openCampaign(first.id);
  app.ready = true;
}

/** Changes settings here at once and on disk; what main answers holds. */
export async function changeSettings(change: Partial<Settings>): Promise<void> {
  Object.assign(app.settings, change);
  app.settings = await call('settings:change', change);
}

/** Makes a campaign the one worked in. */
export async function openCampaign(id: string): Promise<void> {
  await changeSettings({ campaignId: id });
}

/** Reads the campaigns anew, after one was made or changed. */
export async function reloadCampaigns(): Promise<void> {
  app.campaigns = await call('campaigns:list');
}
