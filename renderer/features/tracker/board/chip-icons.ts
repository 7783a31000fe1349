import type { LucideIcon } from '@lucide/svelte';
import ArrowDownToLine from '@lucide/svelte/icons/arrow-down-to-line';
import Bandage from '@lucide/svelte/icons/bandage';
import BatteryLow from '@lucide/svelte/icons/battery-low';
import Brain from '@lucide/svelte/icons/brain';
import BrickWall from '@lucide/svelte/icons/brick-wall';
import ChevronDown from '@lucide/svelte/icons/chevron-down';
import ChevronUp from '@lucide/svelte/icons/chevron-up';
import ChevronsRight from '@lucide/svelte/icons/chevrons-right';
import CircleAlert from '@lucide/svelte/icons/circle-alert';
import CircleDot from '@lucide/svelte/icons/circle-dot';
import CloudFog from '@lucide/svelte/icons/cloud-fog';
import Crosshair from '@lucide/svelte/icons/crosshair';
import Drama from '@lucide/svelte/icons/drama';
import Droplets from '@lucide/svelte/icons/droplets';
import EarOff from '@lucide/svelte/icons/ear-off';
import EyeOff from '@lucide/svelte/icons/eye-off';
import Footprints from '@lucide/svelte/icons/footprints';
import Gavel from '@lucide/svelte/icons/gavel';
import Ghost from '@lucide/svelte/icons/ghost';
import Hammer from '@lucide/svelte/icons/hammer';
import Hand from '@lucide/svelte/icons/hand';
import HandGrab from '@lucide/svelte/icons/hand-grab';
import HeartCrack from '@lucide/svelte/icons/heart-crack';
import Hourglass from '@lucide/svelte/icons/hourglass';
import Lock from '@lucide/svelte/icons/lock';
import Moon from '@lucide/svelte/icons/moon';
import Mountain from '@lucide/svelte/icons/mountain';
import MoveRight from '@lucide/svelte/icons/move-right';
import Orbit from '@lucide/svelte/icons/orbit';
import Pause from '@lucide/svelte/icons/pause';
import Skull from '@lucide/svelte/icons/skull';
import Sparkles from '@lucide/svelte/icons/sparkles';
import Sword from '@lucide/svelte/icons/sword';
import Target from '@lucide/svelte/icons/target';
import TimerOff from '@lucide/svelte/icons/timer-off';
import Users from '@lucide/svelte/icons/users';
import Wind from '@lucide/svelte/icons/wind';
import Zap from '@lucide/svelte/icons/zap';

/** The icons that conditions and states of the order name. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'arrow-down-to-line': ArrowDownToLine,
  bandage: Bandage,
  'battery-low': BatteryLow,
  brain: Brain,
  'brick-wall': BrickWall,
  'chevron-down': ChevronDown,
  'chevron-up': ChevronUp,
  'chevrons-right': ChevronsRight,
  'circle-alert': CircleAlert,
  'circle-dot': CircleDot,
  'cloud-fog': CloudFog,
  crosshair: Crosshair,
  drama: Drama,
  droplets: Droplets,
  'ear-off': EarOff,
  'eye-off': EyeOff,
  footprints: Footprints,
  gavel: Gavel,
  ghost: Ghost,
  hammer: Hammer,
  hand: Hand,
  'hand-grab': HandGrab,
  'heart-crack': HeartCrack,
  hourglass: Hourglass,
  lock: Lock,
  moon: Moon,
  mountain: Mountain,
  'move-right': MoveRight,
  orbit: Orbit,
  pause: Pause,
  skull: Skull,
  sparkles: Sparkles,
  sword: Sword,
  target: Target,
  'timer-off': TimerOff,
  users: Users,
  wind: Wind,
  zap: Zap,
};

/** The icon a chip names; a plain dot for a name not known here. */
export function chipIcon(name: string): LucideIcon {
  return ICONS[name] ?? CircleDot;
}
