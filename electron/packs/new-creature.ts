import { randomUUID } from 'node:crypto';
import type { Creature } from '#shared/records/creature.ts';
import type { PackCreature } from '#shared/packs/pack.ts';

/** A creature of a pack as a new one of a campaign's bestiary; its sheet was checked with the pack. */
export function newCreature(campaignId: string, { name, hp, sheet, notes, tags }: PackCreature): Creature {
  return { id: randomUUID(), campaignId, name, hp, sheet, notes, tags };
}
