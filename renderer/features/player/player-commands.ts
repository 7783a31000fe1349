import { message } from '#shared/text/translate.ts';
import { listed } from '#renderer/commands/command-list.ts';
import type { UiCommand } from '#renderer/commands/commands.svelte.ts';
import { canZoom, players, toggleBlackOut, togglePlayers, zoomPlayers } from './players.svelte.ts';

/** What the narrator can do with the players' window, from any screen. */
export function playerCommands(): readonly UiCommand[] {
  const { open, blackedOut } = players.status;
  return [
    {
      ...listed('player.window'),
      label: message(open ? 'player.close' : 'player.open'),
      when: () => true,
      run: togglePlayers,
    },
    {
      ...listed('player.black-out'),
      label: message(blackedOut ? 'player.lightUp' : 'player.blackOut'),
      when: () => players.status.open,
      run: toggleBlackOut,
    },
    { ...listed('player.zoom-in'), when: () => canZoom(1), run: () => zoomPlayers(1) },
    { ...listed('player.zoom-out'), when: () => canZoom(-1), run: () => zoomPlayers(-1) },
  ];
}
