import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';

/** What may be asked for by an id. */
export type Thing =
  | 'campaign'
  | 'character'
  | 'session'
  | 'creature'
  | 'encounter'
  | 'combat'
  | 'moment'
  | 'picture';

/** Refuses an id that nothing has (`NOT_FOUND`); `field` is where the id stood. */
export function notFound(thing: Thing, field: string): never {
  throw new RodadaError('NOT_FOUND', message(`store.notFound.${thing}`), { path: field });
}
