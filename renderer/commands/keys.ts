/** What of a key press decides which command it runs. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

interface KeyChord {
  readonly key: string;
  readonly control: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

const NAMED: Readonly<Record<string, string>> = { Space: ' ', Plus: '+' };
const NAME_OF: Readonly<Record<string, string>> = { ' ': 'Space', '+': 'Plus' };
const HELD: ReadonlySet<string> = new Set(['Control', 'Alt', 'AltGraph', 'Shift', 'Meta', 'CapsLock']);

/** Keys that a text field needs for itself when pressed with Ctrl. */
const EDITING: ReadonlySet<string> = new Set(['a', 'c', 'v', 'x', 'z', 'y']);

const CLIPBOARD: ReadonlySet<string> = new Set(['a', 'c', 'v', 'x']);
/** What edits figures, and goes about in and between their fields. */
const WITHIN: ReadonlySet<string> = new Set([
  '.',
  ',',
  ' ',
  'Backspace',
  'Delete',
  'Enter',
  'Tab',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
]);

/** Whether a press is the key of a command (`Ctrl+Shift+Z`; Cmd counts as Ctrl). Shift matters to letters and named keys only. */
export function matchesKey(press: KeyPress, keys: string): boolean {
  const chord = readChord(keys);
  return (
    press.key.toLowerCase() === chord.key.toLowerCase() &&
    (press.ctrlKey || press.metaKey) === chord.control &&
    press.altKey === chord.alt &&
    (isSign(chord.key) || press.shiftKey === chord.shift)
  );
}

/** Whether one press would run both: `Shift+?` and `?` are one key. */
export function sameKey(one: string, other: string): boolean {
  const { key, control, alt, shift } = readChord(other);
  return matchesKey({ key, ctrlKey: control, metaKey: false, altKey: alt, shiftKey: shift }, one);
}

/** The key that a press is, as commands have them: `Ctrl+Shift+Z`, `?`; null while only Ctrl, Alt or Shift are down. */
export function keyOfPress(press: KeyPress): string | null {
  if (HELD.has(press.key)) return null;
  const key = NAME_OF[press.key] ?? (press.key.length === 1 ? press.key.toUpperCase() : press.key);
  return [
    ...(press.ctrlKey || press.metaKey ? ['Ctrl'] : []),
    ...(press.altKey ? ['Alt'] : []),
    ...(press.shiftKey && !isSign(press.key) ? ['Shift'] : []),
    key,
  ].join('+');
}

/** Whether a press may run a command while someone types in a field: only with Ctrl or Alt, and never what edits text. */
export function reachesPastFields(press: KeyPress): boolean {
  if (press.ctrlKey || press.metaKey) return !EDITING.has(press.key.toLowerCase());
  if (/^F\d+$/.test(press.key)) return true;
  return press.altKey && (press.key.length > 1 || /^\d$/.test(press.key));
}

/** Whether a field that takes nothing but figures needs a press for itself. */
export function isEditing(press: KeyPress): boolean {
  if (press.ctrlKey || press.metaKey) return CLIPBOARD.has(press.key.toLowerCase());
  return !press.altKey && (/^\d$/.test(press.key) || WITHIN.has(press.key));
}

/** The letters, and then those with Shift, that nothing is bound to yet: keys for what a panel offers only now. */
export function freeLetters(taken: readonly string[]): readonly string[] {
  const letters = 'Q W E R T Y U I O P A S D F G H J K L Z X C V B N M'.split(' ');
  return [...letters, ...letters.map((letter) => `Shift+${letter}`)].filter(
    (key) => !taken.some((other) => sameKey(key, other)),
  );
}

/** What the number pad has besides figures. */
const PAD: ReadonlySet<string> = new Set(['.', ',', 'Plus', '-', '*']);

/** Which of a command's keys its buttons show: the first that isn't the number pad's, which says nothing by itself. */
export function leadingKey(keys: readonly string[]): string | undefined {
  return keys.find((key) => !PAD.has(key)) ?? keys[0];
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

/** Keys that write a sign need Shift on one keyboard and not on the next; figures tell them apart only by what they write. */
function isSign(key: string): boolean {
  return key.length === 1 && key !== ' ' && key.toLowerCase() === key.toUpperCase();
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
