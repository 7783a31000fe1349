import { tick } from 'svelte';

/** Where a page of the help is: `help:dice`, `rule:H9`. */
export type HelpAddress = string;

interface HelpState {
  open: boolean;
  /** The page that is read; null for the contents. */
  address: HelpAddress | null;
  /** The pages read before, the last one last; null for the contents. */
  trail: readonly (HelpAddress | null)[];
  query: string;
}

/** The help beside whatever is open. Nothing of it is stored. */
export const help: HelpState = $state({ open: false, address: null, trail: [], query: '' });

let before: HTMLElement | null = null;

/** Opens the help at a page, or its contents; the focus comes back when it is closed. */
export function openHelp(address: HelpAddress | null = null): void {
  const { activeElement } = document;
  if (!help.open) {
    before = activeElement instanceof HTMLElement ? activeElement : null;
    Object.assign(help, { open: true, address, trail: [], query: '' });
  } else {
    // Asked for from outside it once more, it goes back to there.
    if (activeElement instanceof HTMLElement && activeElement.closest('[data-help]') === null)
      before = activeElement;
    if (address === help.address) document.querySelector<HTMLElement>('[data-help] h3')?.focus();
    else readPage(address);
  }
}

/** Goes on to another page of the help. */
export function readPage(address: HelpAddress | null): void {
  if (address === help.address) return;
  help.trail = [...help.trail, help.address];
  help.address = address;
}

/** Goes back to the page read before, else to the contents. */
export function readBefore(): void {
  help.address = help.trail.at(-1) ?? null;
  help.trail = help.trail.slice(0, -1);
}

/** Closes the help; the focus goes back to where it was, unless it has gone elsewhere by itself. */
export async function closeHelp(): Promise<void> {
  const within = document.activeElement?.closest('[data-help]') ?? null;
  help.open = false;
  await tick();
  if (within !== null && before?.isConnected === true) before.focus();
  before = null;
}

/** Opens the contents, or closes the help. */
export function toggleHelp(): void {
  if (help.open) void closeHelp();
  else openHelp();
}
