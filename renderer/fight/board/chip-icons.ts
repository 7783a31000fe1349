import type { LucideIcon } from '@lucide/svelte';
import CircleDot from '@lucide/svelte/icons/circle-dot';
import HeartCrack from '@lucide/svelte/icons/heart-crack';
import Hourglass from '@lucide/svelte/icons/hourglass';
import LogOut from '@lucide/svelte/icons/log-out';
import Pause from '@lucide/svelte/icons/pause';
import PersonStanding from '@lucide/svelte/icons/person-standing';
import Skull from '@lucide/svelte/icons/skull';
import Target from '@lucide/svelte/icons/target';
import TimerOff from '@lucide/svelte/icons/timer-off';
import Zap from '@lucide/svelte/icons/zap';
import { createContext } from 'svelte';
import { OWN_ICONS } from './own-icons.ts';

/** Icons by their names in Lucide. */
export type Icons = Readonly<Record<string, LucideIcon>>;

/** How a screen gives everything below it the icons that the system of its fights brings. */
export const [givenIcons, giveIcons] = createContext<() => Icons>();

/** The icons of how somebody stands in the order, the same in every system; those of conditions come with the systems. */
const STATES: ReadonlyMap<string, LucideIcon> = new Map([
  ['heart-crack', HeartCrack],
  ['hourglass', Hourglass],
  ['log-out', LogOut],
  ['pause', Pause],
  ['person-standing', PersonStanding],
  ['skull', Skull],
  ['target', Target],
  ['timer-off', TimerOff],
  ['zap', Zap],
]);

const OWN: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(OWN_ICONS));

/** The icon a chip names, of the states of the order or of these; a plain dot for a name that nobody brings an icon for. */
export function chipIcon(icons: Icons, name: string): LucideIcon {
  const brought = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return STATES.get(name) ?? brought ?? OWN.get(name) ?? CircleDot;
}
