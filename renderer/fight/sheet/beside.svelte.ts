import type { JsonObject } from '#shared/json.ts';

/** A sheet being corrected; nothing of it holds until it is sent. */
export interface SheetDraft {
  readonly who: string;
  /** The sheet as it stood when the correction began, so that what happens meanwhile isn't taken back. */
  readonly from: JsonObject;
  readonly sheet: JsonObject;
  readonly max: number | null;
  readonly notes: string;
  /** Whether those of its group are corrected alike. */
  readonly all: boolean;
}

interface Beside {
  /** Whether a sheet stands beside the order, in place of the log. */
  open: boolean;
  /** Whose sheet is being corrected, or who gets another name: it stays in sight, whoever is picked. Null while it is only read. */
  doing: { readonly what: 'correct' | 'rename'; readonly who: string } | null;
  /** The last correction begun and not sent, however the sheet was closed. */
  draft: SheetDraft | null;
}

/** The sheet beside the fight. Nothing of it is stored. */
export const beside: Beside = $state({ open: false, doing: null, draft: null });

/** Opens the sheet to be read, or closes it. */
export function toggleSheet(): void {
  if (beside.open) closeSheet();
  else beside.open = true;
}

/** Puts the log back in its place; a correction begun is kept. */
export function closeSheet(): void {
  Object.assign(beside, { open: false, doing: null });
}

/** Opens somebody's sheet to be corrected, or to give it another name. */
export function openToChange(what: 'correct' | 'rename', who: string): void {
  Object.assign(beside, { open: true, doing: { what, who } });
}

/** Goes back to reading; a correction begun is kept. */
export function readOn(): void {
  beside.doing = null;
}

/** Forgets everything, for another fight. */
export function forgetSheet(): void {
  Object.assign(beside, { open: false, doing: null, draft: null });
}
