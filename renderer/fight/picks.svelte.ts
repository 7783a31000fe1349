import { forgetSheet } from './sheet/beside.svelte.ts';
import { pick, pickAll, pickRange } from './targets.ts';

interface Picks {
  /** The rows picked as targets, the last one picked last. */
  rows: readonly string[];
  /** The panel that is open, by the id of its act; null for none. */
  panel: string | null;
  /** Whether Enter rolls from anywhere: not again right after a roll, so that a second press does nothing. */
  enterRolls: boolean;
  /** How often a panel was opened or made ready. */
  readied: number;
  /** With what an attack is meant to be made, and whose it is: chosen in its panel or on a sheet; null for what one has at hand. */
  weapon: { readonly who: string; readonly weapon: string } | null;
  /** Whom each attacker meant last. */
  meant: Readonly<Record<string, string>>;
  /** Whether every tap on a row adds to those picked, for one hand or a touch screen. */
  several: boolean;
  /** What a panel that was opened for it begins with in its first field; empty for nothing. */
  draft: string;
  /** Whether the next figure is whom an act is meant for, even where dice are being typed. */
  aiming: boolean;
  /** Where a range begins: the row last picked by itself. */
  anchor: string | null;
}

/** What the narrator has picked in the tracker: rows, and the panel of an act. Nothing of it is stored. */
export const picks: Picks = $state({
  rows: [],
  panel: null,
  enterRolls: true,
  readied: 0,
  weapon: null,
  meant: {},
  several: false,
  draft: '',
  aiming: false,
  anchor: null,
});

/** How a row is picked: in place of the others, added to them (or taken from them), or with all from the last one picked. */
export type PickHow = 'alone' | 'together' | 'range';

/** Picks a row, alone or together with those picked before. */
export function pickRow(id: string, together = false): void {
  picks.rows = pick(picks.rows, id, together);
  Object.assign(picks, { enterRolls: true, aiming: false, anchor: id });
}

/** Picks what one line of the list stands for: somebody, or a whole group; `order` are all rows as they stand. */
export function pickLine(ids: readonly string[], how: PickHow, order: readonly string[]): void {
  picks.enterRolls = true;
  if (how === 'range') {
    picks.rows = pickRange(order, picks.anchor, ids);
    return;
  }
  picks.rows = how === 'alone' && !picks.several ? ids : pickAll(picks.rows, ids);
  picks.anchor = ids[0] ?? null;
}

/** How a click or tap on a row picks. */
export function pickHow(press: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): PickHow {
  if (press.shiftKey) return 'range';
  return press.ctrlKey || press.metaKey || press.altKey ? 'together' : 'alone';
}

/** Picks exactly these. */
export function pickExactly(ids: readonly string[]): void {
  Object.assign(picks, { rows: ids, enterRolls: true, anchor: ids[0] ?? null });
}

/** Takes a row out of those picked. */
export function unpick(id: string): void {
  picks.rows = picks.rows.filter((one) => one !== id);
}

/** Picks no row any more. */
export function unpickAll(): void {
  Object.assign(picks, { rows: [], several: false, anchor: null });
}

/** Opens the panel of an act, or makes an open one ready again and gives it the focus; with `draft` in its first field. */
export function openPanel(act: string, draft = ''): void {
  const weapon = picks.panel === act ? picks.weapon : null;
  Object.assign(picks, { panel: act, draft, enterRolls: true, readied: picks.readied + 1, weapon });
}

/** Opens the attack of somebody with a weapon, whom it is meant for as before. */
export function attackWith(who: string, weapon: string): void {
  openPanel('attack');
  picks.weapon = { who, weapon };
}

/** Gives an open panel the focus again, for Enter to do what it says: a target was pointed at. */
export function backToPanel(): void {
  if (picks.panel !== null) picks.readied += 1;
}

/** What the button of an act does: opens its panel; an open one is closed, or made ready to roll again after a roll. */
export function togglePanel(act: string): void {
  if (picks.panel === act && picks.enterRolls) picks.panel = null;
  else openPanel(act);
}

/** Remembers whom an attacker meant, so that its next attack means the same. */
export function rememberTarget(attacker: string, target: string): void {
  picks.meant = { ...picks.meant, [attacker]: target };
}

/** Picks no row and closes the panel, for another turn. */
export function clearPicks(): void {
  unpickAll();
  Object.assign(picks, { panel: null, enterRolls: true, aiming: false, weapon: null });
}

/** Forgets everything, for another fight. */
export function forgetPicks(): void {
  clearPicks();
  forgetSheet();
  picks.meant = {};
}
