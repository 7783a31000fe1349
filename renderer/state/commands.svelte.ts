import { untrack } from 'svelte';
import type { Message } from '../../shared/text/message.ts';

/** Something the narrator can do now; toolbar, keys, the `?` sheet and the palette are all fed from these. */
export interface UiCommand {
  /** Unique among what is on the screen: `tracker.next-turn`. */
  readonly id: string;
  readonly label: Message;
  /** Heading in the `?` sheet. */
  readonly group: Message;
  /** Keys that run it, as `A`, `Ctrl+Z`, `Alt+ArrowUp`, `Space`, `Enter`, `?`, `1`; empty for none. The first is shown. */
  readonly keys: readonly string[];
  /** Whether it can be done now. */
  readonly when: () => boolean;
  readonly run: () => void | Promise<void>;
}

type Source = () => readonly UiCommand[];

/** Not state itself: as a component goes, it sees state as it was before, and those who came since would be lost. */
const sources: Source[] = [];
let changes = 0;
/** Tells whoever shows commands that `sources` has changed. */
let version = $state(0);

/**
 * Makes the commands of a component known while it is on the screen; call it in the component's script. The
 * function is asked anew each time, so it may read state.
 */
export function useCommands(source: Source): void {
  // Registering reads the list it changes: tracked, the effect would call itself for ever.
  $effect.pre(() => untrack(() => registerCommands(source)));
}

/** Makes commands known until the function it gives is called. */
export function registerCommands(source: Source): () => void {
  sources.push(source);
  version = changes += 1;
  return () => {
    sources.splice(sources.indexOf(source), 1);
    version = changes += 1;
  };
}

/** All commands known now; those registered last come first, so that a screen's own key wins over the frame's. */
export function activeCommands(): readonly UiCommand[] {
  return version === 0 ? [] : sources.toReversed().flatMap((source) => source());
}

/** The command of an id, or null while nothing offers it. */
export function findCommand(id: string): UiCommand | null {
  return activeCommands().find((command) => command.id === id) ?? null;
}
