import { z } from 'zod';
import type { Pack, PackCreature, PackEncounter, PackWeapon } from '#shared/packs/pack.ts';
import type { Creature } from '#shared/records/creature.ts';
import type { Encounter } from '#shared/records/encounter.ts';
import { rowId } from '#shared/records/fields.ts';
import type { Locale } from '#shared/text/locale.ts';
import { channel } from './channel-contract.ts';

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

/** A sample campaign that was brought: its fight can be started at once. */
export interface BroughtSample {
  readonly campaignId: string;
  readonly encounterId: string;
  readonly sessionId: string | null;
}

/** Id of a thing within a pack. */
const packItem = z.string().min(1).max(200);

/** Creatures of the pack to put into the bestiary; one named twice comes once. */
const packCreatures = z.strictObject({
  campaignId: rowId,
  creatures: z.array(packItem).min(1).max(1000),
});

/** An encounter of the pack to put among the campaign's. */
const packEncounter = z.strictObject({ campaignId: rowId, encounter: packItem });

/** Creatures and perhaps an encounter to take out again, together, just after they were added. */
const addition = z.strictObject({
  creatures: z.array(rowId).max(10_000),
  encounter: rowId.nullable(),
});

/** The channels of what is shipped with the app: starter packs and sample campaigns. */
export const packContract = {
  'packs:read': channel<OfferedPack>()(z.strictObject({ campaignId: rowId })),
  /** The creatures as stored: all of them or none. */
  'packs:add-creatures': channel<readonly Creature[]>()(packCreatures),
  /** The encounter with the whole party in it, and the creatures that came with it. */
  'packs:add-encounter': channel<AddedEncounter>()(packEncounter),
  /** Takes out what was imported or added: all of it or nothing. */
  'additions:take-back': channel<null>()(addition, 'many'),
  /** A new campaign from a system's sample, in the narrator's language. */
  'samples:bring': channel<BroughtSample>()(z.strictObject({ system: z.string().max(100) })),
};
