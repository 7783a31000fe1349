import { z } from 'zod';
import type { Pack, PackCreature, PackEncounter, PackWeapon } from '#shared/packs/pack.ts';
import type { Creature } from '#shared/records/creature.ts';
import type { Encounter } from '#shared/records/encounter.ts';
import { rowId } from '#shared/records/fields.ts';
import type { Locale } from '#shared/text/locale.ts';

/** A creature of a pack beside a campaign's bestiary. */
export interface OfferedCreature extends PackCreature {
  /** The bestiary has the name already. */
  readonly known: boolean;
}

/** An encounter of a pack beside a campaign's encounters. */
export interface OfferedEncounter extends PackEncounter {
  /** The campaign's encounter of that name, or null. */
  readonly addedAs: string | null;
}

/** The starter pack of a campaign's system, as the window offers it. */
export interface OfferedPack extends Pick<Pack, 'name' | 'credit'> {
  /** The language it is in: the narrator's, or another where it isn't written in that one. */
  readonly locale: Locale;
  readonly creatures: readonly OfferedCreature[];
  readonly weapons: readonly PackWeapon[];
  readonly encounters: readonly OfferedEncounter[];
}

/** What came with an encounter of a pack: the bestiary had its other creatures already. */
export interface AddedEncounter {
  readonly encounter: Encounter;
  readonly creatures: readonly Creature[];
}

/** Id of a thing within a pack. */
const packItem = z.string().min(1).max(200);

/** Creatures of the pack to put into the bestiary; one named twice comes once. */
export const packCreatures = z.strictObject({
  campaignId: rowId,
  creatures: z.array(packItem).min(1).max(1000),
});

/** An encounter of the pack to put among the campaign's. */
export const packEncounter = z.strictObject({ campaignId: rowId, encounter: packItem });

/** Creatures and perhaps an encounter to take out again, together, just after they were added. */
export const addition = z.strictObject({
  creatures: z.array(rowId).max(10_000),
  encounter: rowId.nullable(),
});
