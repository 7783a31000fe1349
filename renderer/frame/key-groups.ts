import type { UiCommand } from '#renderer/commands/commands.svelte.ts';
import type { Message } from '#shared/text/message.ts';

/** The keys under one heading of the `?` sheet. */
export interface KeyGroup {
  readonly title: string;
  readonly rows: readonly { readonly id: string; readonly label: string; readonly keys: readonly string[] }[];
}

/** The commands that have keys, each once, under their headings in the order they come, those that go last behind them. */
export function keyGroups(
  commands: readonly UiCommand[],
  say: (message: Message) => string,
): readonly KeyGroup[] {
  const first = new Map(commands.toReversed().map((command) => [command.id, command]));
  const keyed = commands.filter((command) => command.keys.length > 0 && first.get(command.id) === command);
  const titles = [...new Set(keyed.map(({ group }) => say(group)))];
  return titles.map((title) => ({
    title,
    rows: keyed
      .filter(({ group }) => say(group) === title)
      .toSorted((a, b) => Number(a.last ?? false) - Number(b.last ?? false))
      .map(({ id, label, keys }) => ({ id, label: say(label), keys })),
  }));
}
