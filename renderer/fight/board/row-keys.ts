import { tick } from 'svelte';
import { keysWithin } from '#renderer/ui/keys-within.ts';
import { focusRow, rowInFocus } from '#renderer/fight/row-focus.ts';
import { lineOf, toggleGroup, type GroupLine } from './lines.svelte.ts';
import { moveFocus, type Way } from './picking.ts';

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};
const OPENING: Readonly<Record<string, boolean>> = { ArrowRight: true, ArrowLeft: false };

/** The keys of a list within a board: arrows, Home and End along the rows, with Shift to pick them; ← and → for a group of equals. */
export const rowKeys = keysWithin((event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || rowInFocus() === null)
    return;
  const way = WAYS[event.key];
  const opens = OPENING[event.key];
  if (way !== undefined) moveFocus(way, event.shiftKey);
  else if (opens !== undefined && !event.shiftKey) void setOpen(opens);
  else return;
  event.preventDefault();
});

async function setOpen(open: boolean): Promise<void> {
  const head = groupInFocus();
  if (head === null || head.open === open) return;
  toggleGroup(head);
  await tick();
  focusRow(head.id);
}

/** The group whose head, or one of whose rows, has the focus. */
function groupInFocus(): GroupLine | null {
  const line = lineOf(rowInFocus());
  const head = line?.kind === 'row' ? lineOf(line.within) : line;
  return head?.kind === 'group' ? head : null;
}
