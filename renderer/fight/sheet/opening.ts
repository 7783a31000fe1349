import { tick } from 'svelte';
import { announce } from '#renderer/state/announce.svelte.ts';
import { nameText, t } from '#renderer/state/text.svelte.ts';
import { clearRefusal } from '#renderer/fight/fight.svelte.ts';
import { focusRow } from '#renderer/fight/row-focus.ts';
import { fightView } from '#renderer/fight/view.svelte.ts';
import { beside, closeSheet, openToChange, readOn, toggleSheet } from './beside.svelte.ts';
import { subjectOf } from './subject.ts';

/** Opens the sheet of whoever is picked, else in turn, or closes it; the focus stays where it is. */
export async function toggleBeside(): Promise<void> {
  if (beside.open) return closeBeside();
  toggleSheet();
  const view = fightView();
  const one = view === null ? null : subjectOf(view);
  if (one !== null) announce(t('tracker.sheet.of', { name: nameText(one) }));
}

/** Leaves a correction for the sheet, the sheet for the log; the focus goes to the row of whose sheet it was. */
export async function closeBeside(): Promise<void> {
  clearRefusal();
  const view = fightView();
  const one = view === null ? null : subjectOf(view, beside.doing?.who ?? null);
  const column = document.activeElement?.closest('[data-beside]') ?? null;
  if (beside.doing === null) closeSheet();
  else readOn();
  await tick();
  if (column !== null && one !== null) focusRow(one.id);
}

/** Opens the sheet of whoever is picked, else in turn, to be corrected or for another name. */
export function changeBeside(what: 'correct' | 'rename'): void {
  clearRefusal();
  const view = fightView();
  const one = view === null ? null : subjectOf(view);
  if (one !== null && one.kind === 'fighter') openToChange(what, one.id);
}
