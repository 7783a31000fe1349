import type { CampaignGlance } from '#shared/api/campaigns.ts';
import type { JsonPart } from '#shared/json-parts.ts';
import { outlineOf } from './read.ts';

/** Looks into a campaign file without taking anything in. `BAD_FILE` as `outlineOf` says. */
export function glanceAt(parts: Iterable<JsonPart>): CampaignGlance {
  const counts = new Map<string, number>();
  function* counted(): Generator<JsonPart> {
    for (const part of parts) {
      if (part.kind === 'item') counts.set(part.key, (counts.get(part.key) ?? 0) + 1);
      yield part;
    }
  }
  const { head, system } = outlineOf(counted(), (id) => id);
  const count = (list: string): number => counts.get(list) ?? 0;
  return {
    name: head.campaign.name,
    system: system.id,
    characters: count('characters'),
    creatures: count('creatures'),
    encounters: count('encounters'),
    fights: count('fights') + count('storedFights'),
  };
}
