import { folded } from '#shared/text/folded.ts';
import type { LocalPack } from './open-pack.ts';

/** What of a pack has a name that a campaign may have already. */
type Kind = 'creatures' | 'encounters';

/**
 * The folded names of one thing of a pack, its own first, then those of the other languages: what was added while the
 * app spoke another one is still there.
 */
export function namesOf({ translations }: LocalPack, kind: Kind, id: string): readonly string[] {
  return translations.flatMap((one) =>
    one[kind].filter((thing) => thing.id === id).map(({ name }) => folded(name)),
  );
}
