import type { UiCommand } from '#renderer/commands/commands.svelte.ts';
import { type Message, message } from '#shared/text/message.ts';

/** The keys under one heading of the `?` sheet. */
export interface KeyGroup {
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

interface KeyRow {
  readonly id: string;
  readonly label: string;
  readonly keys: readonly string[];
  /** Whether the keys are figures in a row: the first and the last say it. */
  readonly inARow: boolean;
}

/**
 * The commands that have keys, each once, under their headings in the order they come, those that go last behind them.
 * What the open panel offers stands before all others, and only while it can be done: figures are dice only while dice are asked for.
 */
export function keyGroups(
  commands: readonly UiCommand[],
  say: (message: Message) => string,
): readonly KeyGroup[] {
  const first = new Map(commands.toReversed().map((command) => [command.id, command]));
  const keyed = commands
    .filter((command) => command.keys.length > 0 && first.get(command.id) === command)
    .filter(({ ofPanel, when }) => ofPanel !== true || when())
    .toSorted((a, b) => Number(b.ofPanel ?? false) - Number(a.ofPanel ?? false));
  const headOf = ({ ofPanel, group }: UiCommand) =>
    say(ofPanel === true ? message('tracker.groupOptions') : group);
  const titles = [...new Set(keyed.map(headOf))];
  return titles.map((title) => ({
    title,
    rows: rowsOf(
      keyed
        .filter((command) => headOf(command) === title)
        .toSorted((a, b) => Number(a.last ?? false) - Number(b.last ?? false)),
      say,
    ),
  }));
}

/** A row for each command; those of a series are one. */
function rowsOf(commands: readonly UiCommand[], say: (message: Message) => string): readonly KeyRow[] {
  const rows = new Map<string, KeyRow>();
  for (const { id, label, series, keys } of commands) {
    const name = say(series ?? label);
    const before = series === undefined ? undefined : rows.get(name);
    const all = [...(before?.keys ?? []), ...keys];
    rows.set(series === undefined ? id : name, {
      id: before?.id ?? id,
      label: name,
      keys: all,
      inARow: areInARow(all),
    });
  }
  return [...rows.values()];
}

/** Whether keys are three figures or more, one after the other, with the same held down. */
function areInARow(keys: readonly string[]): boolean {
  const [first = ''] = keys;
  const [held, from] = [first.slice(0, -1), Number(first.slice(-1))];
  return keys.length > 2 && keys.every((key, index) => key === `${held}${from + index}`);
}
