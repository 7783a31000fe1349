import type { Icons } from '#renderer/fight/board/chip-icons.ts';
import ArrowDownToLine from '@lucide/svelte/icons/arrow-down-to-line';
import BrickWall from '@lucide/svelte/icons/brick-wall';
import Ghost from '@lucide/svelte/icons/ghost';

/** The icons that the conditions of the system name. */
export const templateIcons: Icons = {
  'arrow-down-to-line': ArrowDownToLine,
  'brick-wall': BrickWall,
  ghost: Ghost,
};
