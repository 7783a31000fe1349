import { activeCommands } from './commands.svelte.ts';
import { showError } from '#renderer/state/errors.ts';
import { matchesKey, reachesPastFields } from './keys.ts';

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const PRESSABLE = 'button, a[href], summary, input, [role="button"], [role="option"], [role="tab"]';
const OVERLAYS = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Runs the command whose key was pressed, unless a field, a menu, a sheet or a button needs the key for itself. */
export function runKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isTaken(event)) return;
  const command = activeCommands().find(
    ({ keys, when }) => keys.some((key) => matchesKey(event, key)) && when(),
  );
  if (!command) return;
  event.preventDefault();
  void run(command.run);
}

async function run(act: () => void | Promise<void>): Promise<void> {
  try {
    await act();
  } catch (thrown) {
    showError(thrown);
  }
}

function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest(OVERLAYS)) return true;
  if (target.closest(FIELDS)) return !reachesPastFields(event);
  const presses = event.key === ' ' || event.key === 'Enter';
  return presses && !event.ctrlKey && target.closest(PRESSABLE) !== null;
}
