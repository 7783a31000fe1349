import { message } from '#shared/text/message.ts';
import { openAtOnce } from '#renderer/features/encounters/at-once/at-once.svelte.ts';
import { currentCampaign, go } from '#renderer/state/app.svelte.ts';
import { listed } from '#renderer/commands/command-list.ts';
import type { UiCommand } from '#renderer/commands/commands.svelte.ts';
import { currentCard } from '#renderer/state/system.svelte.ts';
import { togglePalette } from '#renderer/commands/palette.svelte.ts';
import { toggleHelp } from '#renderer/commands/help.svelte.ts';
import { undoableToast, undoToast } from '#renderer/state/toasts.svelte.ts';
import { campaignCommands } from './campaign-commands.ts';
import { screensFor } from './screens.ts';

const always = () => true;

/** The commands that hold on every screen. */
export function frameCommands(openKeys: () => void): readonly UiCommand[] {
  const screens = screensFor(currentCard()).map(({ route }) => ({
    ...listed(`frame.go.${route.screen}`),
    when: always,
    run: () => go(route),
  }));
  return [
    ...screens,
    { ...listed('frame.palette'), offPalette: true, when: always, run: togglePalette },
    { ...listed('frame.keys'), when: always, run: openKeys },
    { ...listed('frame.help'), when: always, run: toggleHelp },
    {
      ...listed('fight.at-once'),
      when: () => currentCampaign() !== null,
      run: () => openAtOnce(),
    },
    ...campaignCommands(),
    {
      ...listed('hints.show'),
      when: always,
      run: async () => (await import('#renderer/fight/hints/hints.svelte.ts')).showHints(),
    },
    {
      ...listed('edit.undo'),
      id: 'frame.undo-toast',
      boundAs: 'edit.undo',
      label: message('frame.undoLast'),
      when: () => undoableToast() !== null,
      run: async () => {
        const last = undoableToast();
        if (last) await undoToast(last.id);
      },
    },
  ];
}
