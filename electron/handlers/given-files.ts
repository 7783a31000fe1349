import { contract } from '#shared/api/contract.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';
import { orNull } from './or-null.ts';
import type { Services } from './services.ts';

type Channels = 'given:first' | 'given:take' | 'given:leave';

/** Campaign files that the system had the app open. */
export function givenFileHandlers({ given }: Services): HandlersOf<Channels> {
  return {
    'given:first': on(contract['given:first'], () => given.first()),
    'given:take': on(contract['given:take'], ({ id }) => orNull(given.take(id))),
    'given:leave': on(contract['given:leave'], ({ id }) => {
      given.leave(id);
      return null;
    }),
  };
}
