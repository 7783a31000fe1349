import type { Icons } from '#renderer/fight/board/chip-icons.ts';
import ArrowDownToLine from '@lucide/svelte/icons/arrow-down-to-line';
import BrickWall from '@lucide/svelte/icons/brick-wall';
import ChevronsRight from '@lucide/svelte/icons/chevrons-right';
import CircleAlert from '@lucide/svelte/icons/circle-alert';
import Crosshair from '@lucide/svelte/icons/crosshair';
import Drama from '@lucide/svelte/icons/drama';
import Gavel from '@lucide/svelte/icons/gavel';
import Hand from '@lucide/svelte/icons/hand';
import HandGrab from '@lucide/svelte/icons/hand-grab';

/** The icons that the conditions of the system name. */
export const ritualsIcons: Icons = {
  'arrow-down-to-line': ArrowDownToLine,
  'brick-wall': BrickWall,
  'chevrons-right': ChevronsRight,
  'circle-alert': CircleAlert,
  crosshair: Crosshair,
  drama: Drama,
  gavel: Gavel,
  hand: Hand,
  'hand-grab': HandGrab,
};
