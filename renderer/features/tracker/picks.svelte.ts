import { pick } from './targets.ts';

interface Picks {
  /** The rows picked as targets, the last one picked last. */
  rows: readonly string[];
  /** The panel that is open, by the id of its act; null for none. */
  panel: string | null;
  /** Whether Enter rolls from anywhere: not again right after a roll, so that a second press does nothing. */
  armed: boolean;
  /** Whom each attacker meant last. */
  meant: Readonly<Record<string, string>>;
}

/** What the narrator has picked in the tracker: rows, and the panel of an act. Nothing of it is stored. */
export const picks: Picks = $state({ rows: [], panel: null, armed: true, meant: {} });

/** Picks a row, alone or together with those picked before. */
export function pickRow(id: string, together = false): void {
  picks.rows = pick(picks.rows, id, together);
  picks.armed = true;
}

/** Lets one of the picked rows go. */
export function letGo(id: string): void {
  picks.rows = picks.rows.filter((one) => one !== id);
}

/** Opens the panel of an act; an open one is closed, or made ready to roll again after a roll. */
export function togglePanel(act: string): void {
  if (picks.panel === act && picks.armed) picks.panel = null;
  else Object.assign(picks, { panel: act, armed: true });
}

/** Remembers whom an attacker meant, so that its next attack means the same. */
export function rememberTarget(attacker: string, target: string): void {
  picks.meant = { ...picks.meant, [attacker]: target };
}

/** Lets rows and panel go, for another turn. */
export function clearPicks(): void {
  Object.assign(picks, { rows: [], panel: null, armed: true });
}

/** Forgets everything, for another fight. */
export function forgetPicks(): void {
  clearPicks();
  picks.meant = {};
}
