import { picks } from '#renderer/fight/picks.svelte.ts';

interface Declaring {
  /** Who declares, chosen by the narrator; null: the next one who hasn't. */
  who: string | null;
  /** Whether an intent of its is changed, and of which step (S15). */
  changing: { readonly first: boolean } | null;
}

/** Whose intent the panel is open for. */
export const declaring: Declaring = $state({ who: null, changing: null });

/** Opens the panel for somebody: a new intent, or (`changing`) the one it declared for a step. */
export function openDeclare(who: string, changing: Declaring['changing'] = null): void {
  Object.assign(declaring, { who, changing });
  Object.assign(picks, { rows: [], panel: 'attack', enterRolls: true });
}

/** Forgets who was chosen: the next one who hasn't declared follows. */
export function nextToDeclare(): void {
  Object.assign(declaring, { who: null, changing: null });
}
