import type { LucideIcon } from '@lucide/svelte';

/** One act a menu offers. */
export interface MenuItem {
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  readonly kbd?: string | undefined;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onselect: () => void;
}
