import type { Icons } from '#renderer/fight/board/chip-icons.ts';
import Bandage from '@lucide/svelte/icons/bandage';
import BatteryLow from '@lucide/svelte/icons/battery-low';
import Brain from '@lucide/svelte/icons/brain';
import ChevronDown from '@lucide/svelte/icons/chevron-down';
import ChevronUp from '@lucide/svelte/icons/chevron-up';
import Droplets from '@lucide/svelte/icons/droplets';
import EarOff from '@lucide/svelte/icons/ear-off';
import Footprints from '@lucide/svelte/icons/footprints';
import HeartCrack from '@lucide/svelte/icons/heart-crack';
import Lock from '@lucide/svelte/icons/lock';
import Skull from '@lucide/svelte/icons/skull';
import Wind from '@lucide/svelte/icons/wind';

/** The icons that the conditions of the system name. */
export const cairnIcons: Icons = {
  bandage: Bandage,
  'battery-low': BatteryLow,
  brain: Brain,
  'chevron-down': ChevronDown,
  'chevron-up': ChevronUp,
  droplets: Droplets,
  'ear-off': EarOff,
  footprints: Footprints,
  'heart-crack': HeartCrack,
  lock: Lock,
  skull: Skull,
  wind: Wind,
};
