/** What of a key press decides which command it runs. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

interface KeyChord {
  readonly key: string;
  readonly control: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

const NAMED: Readonly<Record<string, string>> = { Space: ' ', Plus: '+' };

/** Keys that a text field needs for itself when pressed with Ctrl. */
const EDITING: ReadonlySet<string> = new Set(['a', 'c', 'v', 'x', 'z', 'y']);

/** Whether a press is the key of a command (`Ctrl+Shift+Z`; Cmd counts as Ctrl). Shift matters to letters and named keys only. */
export function matchesKey(press: KeyPress, keys: string): boolean {
  const chord = readChord(keys);
  const sign =
    chord.key.length === 1 && chord.key.toLowerCase() === chord.key.toUpperCase() && chord.key !== ' ';
  return (
    press.key.toLowerCase() === chord.key.toLowerCase() &&
    (press.ctrlKey || press.metaKey) === chord.control &&
    press.altKey === chord.alt &&
    (sign || press.shiftKey === chord.shift)
  );
}

/** Whether a press may run a command while someone types in a field: only with Ctrl or Alt, and never what edits text. */
export function reachesPastFields(press: KeyPress): boolean {
  if (press.ctrlKey || press.metaKey) return !EDITING.has(press.key.toLowerCase());
  return press.altKey && press.key.length > 1;
}

/** A command's key as it is shown: `Ctrl Z`, `⏎`, `Alt ↑`. */
export function keyLabel(keys: string, space: string): string {
  const shown: Readonly<Record<string, string>> = {
    Space: space,
    Enter: '⏎',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    Escape: 'Esc',
    Delete: 'Del',
    Plus: '+',
  };
  return keys
    .split('+')
    .map((part) => shown[part] ?? part)
    .join(' ');
}

function readChord(keys: string): KeyChord {
  const parts = keys.split('+');
  const last = parts.at(-1) ?? '';
  return {
    key: NAMED[last] ?? last,
    control: parts.includes('Ctrl'),
    alt: parts.includes('Alt'),
    shift: parts.includes('Shift'),
  };
}
