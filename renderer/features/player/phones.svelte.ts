import type { PhoneAddress } from '#shared/api/player.ts';
import { message } from '#shared/text/message.ts';
import { listed } from '#renderer/commands/command-list.ts';
import type { UiCommand } from '#renderer/commands/commands.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { copyText } from '#renderer/state/copy-text.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { players } from './players.svelte.ts';

/** Where phones can be served: null before it was asked. */
export const places: { list: readonly PhoneAddress[] | null; chosen: string } = $state({
  list: null,
  chosen: '',
});

/** Reads anew where the machine can be reached; what was chosen stays while it is there. */
export async function readPlaces(): Promise<void> {
  const list = await call('player:phone-addresses');
  places.list = list;
  if (!list.some(({ address }) => address === places.chosen)) places.chosen = list[0]?.address ?? '';
}

/** Shows the fight on their phones, at the place that is chosen. */
export async function turnPhonesOn(): Promise<void> {
  await call('player:phones-on', { address: places.chosen });
}

/** Shows the phones nothing any more. */
export async function turnPhonesOff(): Promise<void> {
  await call('player:phones-off');
}

/** Puts what a phone has to open on the clipboard, and says so. */
export async function copyAddress(url: string): Promise<void> {
  await copyText(url, t('player.phones.copied'));
}

/** Turns the phones on, with the code in sight, or off. */
export function phonesCommand(): UiCommand {
  const { phones, hasFight } = players.status;
  return {
    ...listed('player.phones'),
    label: message(phones ? 'player.phones.turnOff' : 'player.phones.turnOn'),
    when: () => phones !== null || hasFight,
    async run() {
      if (phones !== null) return turnPhonesOff();
      players.panelOpen = true;
      await readPlaces();
      if (places.chosen !== '') await turnPhonesOn();
    },
  };
}
