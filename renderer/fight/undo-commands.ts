import { listed } from '#renderer/commands/command-list.ts';
import type { UiCommand } from '#renderer/commands/commands.svelte.ts';
import { canRedo, canUndo, redo, undo } from './fight.svelte.ts';
import { openPanel, picks } from './picks.svelte.ts';

/** Taking back the last act of the open fight and doing it again, before its start as well as in it. */
export const UNDO_COMMANDS: readonly UiCommand[] = [
  {
    ...listed('edit.undo'),
    when: canUndo,
    run: async () => {
      await undo();
      // What was typed for it stands in its panel again: that is ready to be done anew.
      if (picks.panel !== null) openPanel(picks.panel);
    },
  },
  {
    ...listed('edit.redo'),
    when: canRedo,
    run: async () => {
      await redo();
    },
  },
];
