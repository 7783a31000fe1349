import { call, listen } from '#renderer/state/bridge.svelte.ts';
import { activeCommands, keysOf } from '#renderer/commands/commands.svelte.ts';
import { attempt } from '#renderer/state/errors.ts';
import { say } from '#renderer/state/text.svelte.ts';
import { commandOfItem, menuOffer } from './menu-offer.ts';

/** Keeps the app's menu as the commands of the window are, and runs what is chosen there; call it in the frame's script. */
export function feedMenu(): void {
  let told = '';
  $effect(() => {
    const offer = menuOffer(activeCommands(), say, keysOf);
    const written = JSON.stringify(offer);
    if (written === told) return;
    told = written;
    void attempt(() => call('menu:offer', offer));
  });
  $effect(() =>
    listen('menu:command', (id) => {
      const command = commandOfItem(id, activeCommands());
      if (command?.when()) void attempt(async () => command.run());
    }),
  );
}
