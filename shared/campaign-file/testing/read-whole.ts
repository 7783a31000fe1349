import type { JsonPart } from '#shared/json-parts.ts';
import type { CampaignFile, Filed, ListName } from '#shared/campaign-file/campaign-file.ts';
import { outlineOf, readThings } from '#shared/campaign-file/read.ts';

/** All of a campaign file at once, its ids as they are unless `newId` says otherwise. */
export function readWhole(
  parts: () => Iterable<JsonPart>,
  newId: (id: string) => string = (id) => id,
): CampaignFile {
  const outline = outlineOf(parts(), newId);
  const lists: { readonly [L in ListName]: Filed<L>[] } = {
    pictures: [],
    characters: [],
    creatures: [],
    encounters: [],
    sessions: [],
    sizes: [],
    materials: [],
    fights: [],
    storedFights: [],
  };
  readThings(parts(), outline, {
    pictures: (one) => lists.pictures.push(one),
    characters: (one) => lists.characters.push(one),
    creatures: (one) => lists.creatures.push(one),
    encounters: (one) => lists.encounters.push(one),
    sessions: (one) => lists.sessions.push(one),
    sizes: (one) => lists.sizes.push(one),
    materials: (one) => lists.materials.push(one),
    fights: (one) => lists.fights.push(one),
    storedFights: (one) => lists.storedFights.push(one),
  });
  return { ...outline.head, ...lists };
}
