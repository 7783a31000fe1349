import type { TextKey } from '#shared/text/catalogue.ts';

const MOVES = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Shift+ArrowUp',
  'Shift+ArrowDown',
  'Shift+ArrowLeft',
  'Shift+ArrowRight',
];
/** As `electron/windows/menu.ts` gives them to the menu. */
const OF_THE_MENU = ['Ctrl+Q', 'Ctrl+Plus', 'Ctrl+-', 'Ctrl+=', 'Ctrl+0', 'F11', 'Alt+F4'];
const UNREADABLE = ['Dead', 'Unidentified', 'Process', 'Compose', 'ContextMenu'];

/** Keys no command can have, each with the reason. */
const RESERVED: readonly (readonly [keys: readonly string[], reason: TextKey])[] = [
  [['Tab', 'Shift+Tab', 'Ctrl+Tab', 'Ctrl+Shift+Tab', 'Alt+Tab'], 'keys.reserved.tab'],
  [['Escape'], 'keys.reserved.escape'],
  [['Ctrl+A', 'Ctrl+C', 'Ctrl+V', 'Ctrl+X', 'Backspace'], 'keys.reserved.text'],
  [MOVES, 'keys.reserved.moves'],
  [OF_THE_MENU, 'keys.reserved.menu'],
];

/** Why no command may have a key, or null when it is free to use. */
export function whyReserved(key: string): TextKey | null {
  const named = RESERVED.find(([keys]) => keys.includes(key));
  if (named) return named[1];
  return UNREADABLE.includes(key.split('+').at(-1) ?? '') ? 'keys.reserved.unreadable' : null;
}
