import { activeCommands, keyWords, type UiCommand } from '#renderer/commands/commands.svelte.ts';
import { palette, type PaletteGroup } from '#renderer/commands/palette.svelte.ts';
import { say } from '#renderer/state/text.svelte.ts';

/** The commands of the screen and the frame under their headings; those not possible now are there, but disabled. */
export function commandGroups(): readonly PaletteGroup[] {
  const commands = onePerId(activeCommands().filter(({ offPalette }) => !offPalette));
  const titles = [...new Set(commands.map(({ group }) => say(group)))];
  return titles.map((title) => ({
    id: `commands ${title}`,
    title,
    entries: commands
      .filter(({ group }) => say(group) === title)
      .map(({ id, label, keys, run }) => ({
        id,
        label: say(label),
        keys: keys.map(keyWords),
        disabled: !palette.possible.includes(id),
        run,
      })),
  }));
}

function onePerId(commands: readonly UiCommand[]): readonly UiCommand[] {
  return [...new Map(commands.toReversed().map((command) => [command.id, command])).values()].toReversed();
}
