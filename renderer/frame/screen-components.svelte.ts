import type { Component } from 'svelte';
import CampaignsScreen from '#renderer/features/campaigns/CampaignsScreen.svelte';
import type { Screen } from '#renderer/state/route.ts';

type Loader = () => Promise<{ readonly default: Component }>;

/** The screens that no start begins with: their code comes after the first one stands, so that the start is short. */
const LATER: readonly { readonly screen: Screen; readonly load: Loader }[] = [
  { screen: 'encounters', load: () => import('#renderer/features/encounters/EncountersScreen.svelte') },
  { screen: 'combat', load: () => import('#renderer/features/tracker/TrackerScreen.svelte') },
  { screen: 'bestiary', load: () => import('#renderer/features/bestiary/BestiaryScreen.svelte') },
  { screen: 'log', load: () => import('#renderer/features/log/LogScreen.svelte') },
  { screen: 'objects', load: () => import('#renderer/features/objects/ObjectsScreen.svelte') },
  { screen: 'settings', load: () => import('#renderer/features/settings/SettingsScreen.svelte') },
];

let components = $state.raw<Partial<Record<Screen, Component>>>({ campaigns: CampaignsScreen });

/** The component of a screen; undefined for the moment its code is still coming. */
export function screenComponent(screen: Screen): Component | undefined {
  return components[screen];
}

/** Brings the code of one screen. */
export async function loadScreen(screen: Screen): Promise<void> {
  const later = LATER.find((one) => one.screen === screen);
  if (components[screen] !== undefined || later === undefined) return;
  const { default: component } = await later.load();
  components = { ...components, [screen]: component };
}

/** Brings the code of every screen, so that going there later takes no time. */
export async function loadScreens(): Promise<void> {
  await Promise.all(LATER.map(({ screen }) => loadScreen(screen)));
}
