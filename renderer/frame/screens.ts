import type { LucideIcon } from '@lucide/svelte';
import Boxes from '@lucide/svelte/icons/boxes';
import BookOpen from '@lucide/svelte/icons/book-open';
import MapIcon from '@lucide/svelte/icons/map';
import Scroll from '@lucide/svelte/icons/scroll-text';
import Settings from '@lucide/svelte/icons/settings';
import Swords from '@lucide/svelte/icons/swords';
import Users from '@lucide/svelte/icons/users';
import type { SystemCard } from '#shared/rules/card.ts';
import type { TextKey } from '#shared/text/catalogue.ts';
import type { Route, Screen } from '#renderer/state/route.ts';

/** A screen as the rail offers it. */
export interface ScreenEntry {
  readonly screen: Screen;
  readonly label: TextKey;
  readonly icon: LucideIcon;
  /** Shows nothing without an open campaign. */
  readonly needsCampaign: boolean;
  /** Where the rail leads. */
  readonly route: Route;
  /** What the system of a campaign must have for it to be there; left out: nothing besides. */
  readonly needs?: 'hasObjects';
}

/** Every screen, in the order of the rail. */
const SCREENS: readonly ScreenEntry[] = [
  {
    screen: 'campaigns',
    label: 'frame.campaigns',
    icon: MapIcon,
    needsCampaign: false,
    route: { screen: 'campaigns' },
  },
  {
    screen: 'bestiary',
    label: 'frame.bestiary',
    icon: BookOpen,
    needsCampaign: true,
    route: { screen: 'bestiary' },
  },
  {
    screen: 'encounters',
    label: 'frame.encounters',
    icon: Users,
    needsCampaign: true,
    route: { screen: 'encounters' },
  },
  {
    screen: 'combat',
    label: 'frame.combat',
    icon: Swords,
    needsCampaign: true,
    route: { screen: 'combat', combatId: null },
  },
  {
    screen: 'log',
    label: 'frame.log',
    icon: Scroll,
    needsCampaign: true,
    route: { screen: 'log', combatId: null },
  },
  {
    screen: 'objects',
    label: 'frame.objects',
    icon: Boxes,
    needsCampaign: true,
    route: { screen: 'objects' },
    needs: 'hasObjects',
  },
  {
    screen: 'settings',
    label: 'frame.settings',
    icon: Settings,
    needsCampaign: false,
    route: { screen: 'settings' },
  },
];

/** The screens there are while a campaign of this system is open; all of them while none is. */
export function screensFor(card: SystemCard | null): readonly ScreenEntry[] {
  return SCREENS.filter(({ needs }) => card === null || needs === undefined || card[needs]);
}

/** The entry of the screen that is open. */
export function screenEntry(screen: Screen): ScreenEntry | undefined {
  return SCREENS.find((entry) => entry.screen === screen);
}
