import type { GivenFile } from '#shared/api/campaigns.ts';
import type { Unlisten } from '#shared/api/events.ts';
import { call, listen } from './bridge.svelte.ts';

/** The campaign file from outside that is to be asked about; null for none. */
export const given: { file: GivenFile | null } = $state({ file: null });

/** Keeps it as main tells it; gives the way to stop. */
export function watchGiven(): Unlisten {
  let told = false;
  const stop = listen('given:first', (file) => {
    told = true;
    given.file = file;
  });
  void call('given:first').then(
    (file) => {
      if (!told) given.file = file;
    },
    // Where the data aren't open it waits until they are.
    () => undefined,
  );
  return stop;
}
