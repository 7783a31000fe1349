import { untrack } from 'svelte';
import { activeCommands } from './commands.svelte.ts';

/** Something the palette finds by its name. */
export interface PaletteEntry {
  /** Unique within its group. */
  readonly id: string;
  readonly label: string;
  /** What else tells it from others: points, the rules of a campaign. */
  readonly note?: string;
  /** The words it was found by, where these aren't its name. */
  readonly excerpt?: string | undefined;
  /** A page of the help: after all that does something. */
  readonly isHelp?: true | undefined;
  /** Keys that do the same, as they are shown. */
  readonly keys?: readonly string[];
  /** It is there, but can't be done now. */
  readonly disabled?: boolean;
  /** Why not, where its label is that itself. */
  readonly refused?: boolean;
  readonly run: () => void | Promise<void>;
}

/** Entries under one heading. */
export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

type Source = () => readonly PaletteGroup[];

/** Reads what is typed as something to do; null for a line that only looks for something. */
export type LineReader = (line: string) => PaletteEntry | null;

interface PaletteState {
  open: boolean;
  /** The commands that could be done from where the focus was, before the palette took it. */
  possible: readonly string[];
}

/** The palette over everything one can do or open. */
export const palette: PaletteState = $state({ open: false, possible: [] });

let before: HTMLElement | null = null;
const sources: Source[] = [];
const readers: LineReader[] = [];
let changes = 0;
let version = $state(0);

/** Offers entries in the palette while a component is on the screen; call it in the component's script. */
export function usePaletteSource(source: Source): void {
  // Not state itself, and not tracked, for the reasons that hold for commands.
  $effect.pre(() => untrack(() => keepIn(sources, source)));
}

/** Lets the palette read lines as acts while a component is on the screen; call it in the component's script. */
export function usePaletteLines(reader: LineReader): void {
  $effect.pre(() => untrack(() => keepIn(readers, reader)));
}

function keepIn<T>(list: T[], one: T): () => void {
  list.push(one);
  version = changes += 1;
  return () => {
    list.splice(list.indexOf(one), 1);
    version = changes += 1;
  };
}

/** What a line says is to be done, by the innermost screen that understands it; null where none does. */
export function readLine(line: string): PaletteEntry | null {
  if (version === 0) return null;
  for (const reader of readers.toReversed()) {
    const entry = reader(line);
    if (entry !== null) return entry;
  }
  return null;
}

/** What the open screens offer, the innermost first. */
export function offeredGroups(): readonly PaletteGroup[] {
  return version === 0 ? [] : sources.toReversed().flatMap((source) => source());
}

/** Opens the palette; the focus goes back afterwards to where it is now. */
export function openPalette(): void {
  const { activeElement } = document;
  before = activeElement instanceof HTMLElement ? activeElement : null;
  palette.possible = activeCommands()
    .filter(({ when }) => when())
    .map(({ id }) => id);
  palette.open = true;
}

/** Closes the palette; `giveBack` is left out when the focus has gone elsewhere by itself. */
export function closePalette(giveBack = true): void {
  if (!palette.open) return;
  palette.open = false;
  if (giveBack) before?.focus();
  before = null;
}

/** Opens the palette, or closes the open one. */
export function togglePalette(): void {
  if (palette.open) closePalette();
  else openPalette();
}
