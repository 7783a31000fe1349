import type { LucideIcon } from '@lucide/svelte';
import BookOpen from '@lucide/svelte/icons/book-open';
import MapIcon from '@lucide/svelte/icons/map';
import Scroll from '@lucide/svelte/icons/scroll-text';
import Settings from '@lucide/svelte/icons/settings';
import Swords from '@lucide/svelte/icons/swords';
import Users from '@lucide/svelte/icons/users';
import type { Component } from 'svelte';
import type { TextKey } from '../../shared/text/catalogue.ts';
import CampaignsScreen from '../features/campaigns/CampaignsScreen.svelte';
import SettingsScreen from '../features/settings/SettingsScreen.svelte';
import type { Route, Screen } from '../state/route.ts';

const built = import.meta.glob<{ default: Component }>('../features/*/*Screen.svelte', { eager: true });
const screenOf = (path: string): Component | undefined => built[`../features/${path}Screen.svelte`]?.default;

/** A screen as the rail offers it. */
export interface ScreenEntry {
  readonly screen: Screen;
  readonly label: TextKey;
  readonly icon: LucideIcon;
  readonly component: Component | undefined;
  /** Shows nothing without an open campaign. */
  readonly needsCampaign: boolean;
  /** Where the rail leads. */
  readonly route: Route;
}

/** Every screen, in the order of the rail. */
export const SCREENS: readonly ScreenEntry[] = [
  {
    screen: 'campaigns',
    label: 'frame.campaigns',
    icon: MapIcon,
    component: CampaignsScreen,
    needsCampaign: false,
    route: { screen: 'campaigns' },
  },
  {
    screen: 'bestiary',
    label: 'frame.bestiary',
    icon: BookOpen,
    component: screenOf('bestiary/Bestiary'),
    needsCampaign: true,
    route: { screen: 'bestiary' },
  },
  {
    screen: 'encounters',
    label: 'frame.encounters',
    icon: Users,
    component: screenOf('encounters/Encounters'),
    needsCampaign: true,
    route: { screen: 'encounters' },
  },
  {
    screen: 'combat',
    label: 'frame.combat',
    icon: Swords,
    component: screenOf('tracker/Tracker'),
    needsCampaign: true,
    route: { screen: 'combat', combatId: null },
  },
  {
    screen: 'log',
    label: 'frame.log',
    icon: Scroll,
    component: screenOf('log/Log'),
    needsCampaign: true,
    route: { screen: 'log', combatId: null },
  },
  {
    screen: 'settings',
    label: 'frame.settings',
    icon: Settings,
    component: SettingsScreen,
    needsCampaign: false,
    route: { screen: 'settings' },
  },
];

/** The entry of the screen that is open. */
export function screenEntry(screen: Screen): ScreenEntry | undefined {
  return SCREENS.find((entry) => entry.screen === screen);
}
