import type { UiCommand } from '#renderer/commands/commands.svelte.ts';
import type { PartCommand } from '#renderer/fight/parts.ts';
import { picks } from '#renderer/fight/picks.svelte.ts';
import { focusDice } from './dice-focus.ts';

/** A key of a panel that chooses something before the dice. */
export function choosing(command: Omit<PartCommand, 'panel'>, choose: () => void): UiCommand {
  return {
    ...command,
    ofPanel: true,
    when: () => true,
    run() {
      picks.enterRolls = true;
      choose();
      return focusDice();
    },
  };
}
