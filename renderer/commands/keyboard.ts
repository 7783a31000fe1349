import { activeCommands } from './commands.svelte.ts';
import { showError } from '#renderer/state/errors.ts';
import { isEditing, matchesKey, reachesPastFields } from './keys.ts';

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const PRESSABLE = 'button, a[href], summary, input, [role="button"], [role="option"], [role="tab"]';
/** Keys that go from one thing to press to the next: what has the focus then was chosen. */
const GOING: ReadonlySet<string> = new Set([
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
]);
const OVERLAYS = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Fields that take figures and nothing else: letters and signs are commands there, too. */
const FIGURES = 'input[data-dice]';

/** What the narrator pressed last, and what was pressed as the focus came to where it is. */
const focus = { pressed: '', cameBy: '' };

/** Notes how the focus comes to where it is, until the function it gives is called; call it once for the window. */
export function watchFocus(): () => void {
  const note = (event: KeyboardEvent | PointerEvent) => {
    focus.pressed = event instanceof KeyboardEvent ? event.key : '';
  };
  const arrive = () => {
    focus.cameBy = focus.pressed;
  };
  addEventListener('keydown', note, true);
  addEventListener('pointerdown', note, true);
  addEventListener('focusin', arrive);
  return () => {
    removeEventListener('keydown', note, true);
    removeEventListener('pointerdown', note, true);
    removeEventListener('focusin', arrive);
  };
}

/** Runs the command whose key was pressed, unless a field, a menu, a sheet or a button needs the key for itself. */
export function runKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const isTaken = takes(event);
  if (isTaken && !isInList(event)) return;
  const keyed = activeCommands().filter(({ keys }) => keys.some((key) => matchesKey(event, key)));
  const command = keyed.find(({ when }) => when());
  if (isTaken && command?.pastLists !== true) return;
  const refuse = command === undefined ? keyed.find((one) => one.refuse !== undefined)?.refuse : undefined;
  if (command === undefined && refuse === undefined) return;
  event.preventDefault();
  void run(() => (command === undefined ? refuse?.() : command.run(event.key)));
}

async function run(act: () => void | Promise<void>): Promise<void> {
  try {
    await act();
  } catch (thrown) {
    showError(thrown);
  }
}

function isInList({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('select') !== null;
}

/** Whether what has the focus needs the key for itself. */
function takes(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest(OVERLAYS)) return true;
  if (target.closest(FIGURES)) return isEditing(event);
  if (target.closest(FIELDS)) return !reachesPastFields(event);
  if (event.ctrlKey || target.closest(PRESSABLE) === null) return false;
  // An act may have given the focus to a button or a row: Space is no press of it then.
  return event.key === 'Enter' || (event.key === ' ' && (target.matches('input') || GOING.has(focus.cameBy)));
}
