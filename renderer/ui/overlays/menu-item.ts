import type { LucideIcon } from '@lucide/svelte';

/** One act a menu offers. */
export interface MenuItem {
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  readonly kbd?: string | undefined;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Why it can't be done now: dim, but it can be reached and chosen, which tells why again. */
  readonly why?: string | undefined;
  readonly onselect: () => void;
}
