import type { Icons } from '#renderer/fight/board/chip-icons.ts';
import ArrowDownToLine from '@lucide/svelte/icons/arrow-down-to-line';
import CircleAlert from '@lucide/svelte/icons/circle-alert';
import EyeOff from '@lucide/svelte/icons/eye-off';
import Ghost from '@lucide/svelte/icons/ghost';
import HandGrab from '@lucide/svelte/icons/hand-grab';
import Moon from '@lucide/svelte/icons/moon';
import Orbit from '@lucide/svelte/icons/orbit';
import Sword from '@lucide/svelte/icons/sword';

/** The icons that the conditions of the system name. */
export const scopIcons: Icons = {
  'arrow-down-to-line': ArrowDownToLine,
  'circle-alert': CircleAlert,
  'eye-off': EyeOff,
  ghost: Ghost,
  'hand-grab': HandGrab,
  moon: Moon,
  orbit: Orbit,
  sword: Sword,
};
