import type { Icons } from '#renderer/fight/board/chip-icons.ts';
import ArrowDownToLine from '@lucide/svelte/icons/arrow-down-to-line';
import BatteryLow from '@lucide/svelte/icons/battery-low';
import BrickWall from '@lucide/svelte/icons/brick-wall';
import CircleAlert from '@lucide/svelte/icons/circle-alert';
import CloudFog from '@lucide/svelte/icons/cloud-fog';
import Drama from '@lucide/svelte/icons/drama';
import EyeOff from '@lucide/svelte/icons/eye-off';
import Ghost from '@lucide/svelte/icons/ghost';
import Hand from '@lucide/svelte/icons/hand';
import HandGrab from '@lucide/svelte/icons/hand-grab';
import Mountain from '@lucide/svelte/icons/mountain';
import Sparkles from '@lucide/svelte/icons/sparkles';
import Users from '@lucide/svelte/icons/users';

/** The icons that the conditions of the system name. */
export const heroesIcons: Icons = {
  'arrow-down-to-line': ArrowDownToLine,
  'battery-low': BatteryLow,
  'brick-wall': BrickWall,
  'circle-alert': CircleAlert,
  'cloud-fog': CloudFog,
  drama: Drama,
  'eye-off': EyeOff,
  ghost: Ghost,
  hand: Hand,
  'hand-grab': HandGrab,
  mountain: Mountain,
  sparkles: Sparkles,
  users: Users,
};
