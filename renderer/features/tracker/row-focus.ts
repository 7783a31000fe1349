/** The id of the row that has the focus, in its name or its handle; null when none has. */
export function rowInFocus(): string | null {
  const row = document.activeElement?.closest('li')?.querySelector('[data-row]');
  return row instanceof HTMLElement ? (row.dataset['row'] ?? null) : null;
}

/** Puts the focus back on a row, after the list was made anew around it. */
export function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
}
