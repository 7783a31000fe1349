const NAMED: Readonly<Record<string, string>> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
};
const MODIFIERS: ReadonlySet<string> = new Set(['Ctrl', 'Alt', 'Shift']);
/** What Electron can write at the edge of a menu; a key of another name is left out there. */
const WRITABLE =
  /^(?:[A-Z0-9]|[!-/:-@[-`{-~]|F\d{1,2}|Plus|Space|Tab|Enter|Escape|Backspace|Delete|Insert|Home|End|PageUp|PageDown|Up|Down|Left|Right)$/;

/** A key of the command list (`Ctrl+ArrowUp`) as Electron writes it; undefined for one it has no word for. */
export function acceleratorOf(key: string): string | undefined {
  const parts = key.split('+').map((part) => NAMED[part] ?? part);
  const last = parts.at(-1) ?? '';
  const held = parts.slice(0, -1);
  return WRITABLE.test(last) && held.every((part) => MODIFIERS.has(part)) ? parts.join('+') : undefined;
}
