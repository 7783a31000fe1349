import { shownKey } from '#renderer/commands/commands.svelte.ts';
import { say } from '#renderer/state/text.svelte.ts';
import { NAMED_COMMANDS } from './guide-keys.ts';

/** The key a command has now, by the narrator's own bindings; its name where it has none. */
export function keyOrName(id: string): { readonly isKey: boolean; readonly text: string } {
  const command = NAMED_COMMANDS.get(id);
  if (command === undefined) return { isKey: false, text: id };
  const key = shownKey(command);
  return key === undefined ? { isKey: false, text: say(command.label) } : { isKey: true, text: key };
}
