import { untrack } from 'svelte';
import { app } from '#renderer/state/app.svelte.ts';
import type { Message } from '#shared/text/message.ts';
import type { ListedCommand } from './command-list.ts';
import { keyLabel, leadingKey } from './keys.ts';
import { t } from '#renderer/state/text.svelte.ts';

/** Something the narrator can do now; toolbar, keys, the `?` sheet and the palette are all fed from these. */
export interface UiCommand extends ListedCommand {
  /** The listed command whose keys these are, where it isn't this one itself. */
  readonly boundAs?: string;
  /** Of the panel that is open: the `?` sheet tells it first. */
  readonly ofPanel?: boolean;
  /** What several commands that differ by their figure alone are called as one, in the `?` sheet. */
  readonly series?: Message;
  /** Not offered by the palette, where something else says it better. */
  readonly offPalette?: boolean;
  /** Its keys are its own even while a list has the focus, which would take them for the beginning of a word. */
  readonly pastLists?: boolean;
  /** Whether it can be done now. */
  readonly when: () => boolean;
  /** Says why not, where its key was pressed and nothing else has that key now. */
  readonly refuse?: () => void | Promise<void>;
  /** Stands below the others of its heading in the `?` sheet. */
  readonly last?: boolean;
  /** Told which key it was, where one did it. */
  readonly run: (key?: string) => void | Promise<void>;
}

type Source = () => readonly UiCommand[];

/** Not state itself: as a component goes, it sees state as it was before, and those who came since would be lost. */
const sources: Source[] = [];
let changes = 0;
/** Tells whoever shows commands that `sources` has changed. */
let version = $state(0);

/**
 * Makes the commands of a component known while it is on the screen; call it in the component's script. The
 * function is asked anew each time, so it may read state. What each command is called and its keys come from
 * `command-list.ts` or a table of acts, so that the settings list them on every screen.
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

/** Asked of all sources once for everybody who shows commands, not by each button anew. */
const active: readonly UiCommand[] = $derived.by(() => {
  if (version === 0) return [];
  return sources
    .toReversed()
    .flatMap((source) => source())
    .map((command) => ({ ...command, keys: keysOf(command) }));
});

/**
 * All commands known now, with the narrator's own keys; those registered last come first, so that a screen's own key
 * wins over the frame's.
 */
export function activeCommands(): readonly UiCommand[] {
  return active;
}

/** The command of an id, or null while nothing offers it. */
export function findCommand(id: string): UiCommand | null {
  return activeCommands().find((command) => command.id === id) ?? null;
}

/** The keys of a command, as `A`, `Ctrl+Z`, `Space`: the narrator's own, else those it is listed with. */
export function keysOf({
  id,
  keys,
  boundAs = id,
}: Pick<UiCommand, 'id' | 'keys' | 'boundAs'>): readonly string[] {
  return app.settings.keys[boundAs] ?? keys;
}

/** The key of a command as a button shows it, `Ctrl Z`; undefined for none. */
export function shownKey(command: Pick<UiCommand, 'id' | 'keys' | 'boundAs'>): string | undefined {
  const first = leadingKey(keysOf(command));
  return first === undefined ? undefined : keyWords(first);
}

/** The first key of a command that is known now, by its id; for buttons that only know which act they do. */
export function activeKey(id: string): string | undefined {
  const command = findCommand(id);
  return command === null ? undefined : shownKey(command);
}

/** A key in words of the interface: `Ctrl Z`, `Espaço`. */
export function keyWords(key: string): string {
  return keyLabel(key, t('ui.space'));
}
