import type { UiCommand } from '../state/commands.svelte.ts';
import type { Message } from '../../shared/text/message.ts';

/** The keys under one heading of the `?` sheet. */
export interface KeyGroup {
  readonly title: string;
  readonly rows: readonly { readonly id: string; readonly label: string; readonly keys: readonly string[] }[];
}

/** The commands that have keys, under their headings in the order they come. */
export function keyGroups(
  commands: readonly UiCommand[],
  say: (message: Message) => string,
): readonly KeyGroup[] {
  const keyed = commands.filter(({ keys }) => keys.length > 0);
  const titles = [...new Set(keyed.map(({ group }) => say(group)))];
  return titles.map((title) => ({
    title,
    rows: keyed
      .filter(({ group }) => say(group) === title)
      .map(({ id, label, keys }) => ({ id, label: say(label), keys })),
  }));
}
