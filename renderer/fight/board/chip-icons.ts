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
import Droplets from '@lucide/svelte/icons/droplets';
import Flame from '@lucide/svelte/icons/flame';
import Snowflake from '@lucide/svelte/icons/snowflake';
import Ghost from '@lucide/svelte/icons/ghost';
import EyeOff from '@lucide/svelte/icons/eye-off';
import EarOff from '@lucide/svelte/icons/ear-off';
import Brain from '@lucide/svelte/icons/brain';
import HeartPulse from '@lucide/svelte/icons/heart-pulse';
import Shield from '@lucide/svelte/icons/shield';
import ShieldOff from '@lucide/svelte/icons/shield-off';
import Sparkles from '@lucide/svelte/icons/sparkles';
import Moon from '@lucide/svelte/icons/moon';
import Link from '@lucide/svelte/icons/link';
import Anchor from '@lucide/svelte/icons/anchor';
import Bug from '@lucide/svelte/icons/bug';
import Leaf from '@lucide/svelte/icons/leaf';
import Music from '@lucide/svelte/icons/music';
import { createContext } from 'svelte';
import type { OwnCondition } from '#shared/combat/conditions/own-condition.ts';

/** Icons by their names in Lucide. */
export type Icons = Readonly<Record<string, LucideIcon>>;

/** How a screen gives everything below it the icons that the system of its fights brings. */
export const [givenIcons, giveIcons] = createContext<() => Icons>();

/** The icons of how somebody stands in the order, the same in every system; those of conditions come with the systems. */
const STATES: ReadonlyMap<string, LucideIcon> = new Map([
  ['heart-crack', HeartCrack],
  ['hourglass', Hourglass],
  ['link', Link],
  ['log-out', LogOut],
  ['pause', Pause],
  ['person-standing', PersonStanding],
  ['skull', Skull],
  ['target', Target],
  ['timer-off', TimerOff],
  ['zap', Zap],
]);

/** The icons that conditions of the narrator's own may have. */
export const OWN_ICONS: { readonly [Name in OwnCondition['icon']]: LucideIcon } = {
  'circle-dot': CircleDot,
  droplets: Droplets,
  flame: Flame,
  snowflake: Snowflake,
  skull: Skull,
  ghost: Ghost,
  'eye-off': EyeOff,
  'ear-off': EarOff,
  brain: Brain,
  'heart-pulse': HeartPulse,
  shield: Shield,
  'shield-off': ShieldOff,
  sparkles: Sparkles,
  moon: Moon,
  zap: Zap,
  link: Link,
  anchor: Anchor,
  bug: Bug,
  leaf: Leaf,
  music: Music,
};

const OWN: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(OWN_ICONS));

/** The icon a chip names, of the states of the order or of these; a plain dot for a name that nobody brings an icon for. */
export function chipIcon(icons: Icons, name: string): LucideIcon {
  const brought = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return STATES.get(name) ?? brought ?? OWN.get(name) ?? CircleDot;
}
