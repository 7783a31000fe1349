import type { Unlisten } from '#shared/api/events.ts';
import type { PlayerStatus } from '#shared/api/player.ts';
import { PLAYER_ZOOM } from '#shared/records/usual-settings.ts';
import { message } from '#shared/text/message.ts';
import { listed } from '#renderer/commands/command-list.ts';
import type { UiCommand } from '#renderer/commands/commands.svelte.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { call, listen } from '#renderer/state/bridge.svelte.ts';
import { t } from '#renderer/state/text.svelte.ts';

/** How the players' screen stands, as main told last, and whether the panel over it is open. */
export const players: { status: PlayerStatus; panelOpen: boolean } = $state({
  status: {
    open: false,
    phones: null,
    hasFight: false,
    blackedOut: false,
    zoom: PLAYER_ZOOM.usual,
    scene: 'none',
    renamed: [],
  },
  panelOpen: false,
});

function hear(status: PlayerStatus): void {
  const { blackedOut, open, phones, zoom, scene } = players.status;
  players.status = status;
  if ((status.phones === null) !== (phones === null)) {
    announce(t(status.phones === null ? 'player.phones.isOff' : 'player.phones.isOn'));
  } else if (isSeen() && status.blackedOut !== blackedOut) {
    announce(t(status.blackedOut ? 'player.blackedOut' : 'player.lit'));
  } else if (isSeen() && (status.scene === 'shown') !== (scene === 'shown')) {
    announce(t(status.scene === 'shown' ? 'player.sceneShown' : 'player.sceneHidden'));
  } else if (open && status.zoom !== zoom) {
    announce(t('player.zoomed', { zoom: status.zoom }));
  }
}

/** Keeps `players` as main says from now on; gives the way to stop. */
export function watchPlayers(): Unlisten {
  void call('player:status').then(hear);
  return listen('player:status', hear);
}

/** Whether players see anything, in the window or on a phone. */
export function isSeen(): boolean {
  return players.status.open || players.status.phones !== null;
}

/** Opens the players' window, or closes it. */
export async function togglePlayers(): Promise<void> {
  await call(players.status.open ? 'player:close' : 'player:open');
}

/** Blacks the players' screen out, or lights it again. */
export async function toggleBlackOut(): Promise<void> {
  await call('player:black-out', { on: !players.status.blackedOut });
}

/** Shows the players the picture of the scene, or the order again. */
export async function toggleScene(): Promise<void> {
  await call('player:show-scene', { on: players.status.scene !== 'shown' });
}

/** Whether the players' text can be made larger (1) or smaller (-1). */
export function canZoom(direction: 1 | -1): boolean {
  const { open, zoom } = players.status;
  return open && (direction === 1 ? zoom < PLAYER_ZOOM.max : zoom > PLAYER_ZOOM.min);
}

/** Makes the players' text larger or smaller by one step. */
export async function zoomPlayers(direction: 1 | -1): Promise<void> {
  const zoom = players.status.zoom + direction * PLAYER_ZOOM.step;
  await call('player:zoom', { zoom: Math.min(PLAYER_ZOOM.max, Math.max(PLAYER_ZOOM.min, zoom)) });
}

/** What the narrator can do with the players' screen, from any other. */
export function playerCommands(): readonly UiCommand[] {
  const { open, blackedOut, scene } = players.status;
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
      when: isSeen,
      run: toggleBlackOut,
    },
    {
      ...listed('player.scene'),
      label: message(scene === 'shown' ? 'player.hideScene' : 'player.showScene'),
      when: () => scene !== 'none',
      run: toggleScene,
    },
    { ...listed('player.zoom-in'), when: () => canZoom(1), run: () => zoomPlayers(1) },
    { ...listed('player.zoom-out'), when: () => canZoom(-1), run: () => zoomPlayers(-1) },
  ];
}
