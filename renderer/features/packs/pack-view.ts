import type { OfferedCreature, OfferedEncounter, OfferedPack } from '#shared/api/packs.ts';
import type { EncounterPiece } from '#shared/records/encounter.ts';
import { type Tier, TIERS } from '#shared/packs/pack.ts';
import { withTag } from '#renderer/creatures/tags.ts';
import { findByName } from '#renderer/creatures/find-by-name.ts';

/** The creatures of a pack that a search and a tag leave. */
export function foundCreatures(
  creatures: readonly OfferedCreature[],
  search: string,
  tag: string | null,
): readonly OfferedCreature[] {
  return findByName(withTag(creatures, tag), search);
}

/** The ids that picking all of some creatures picks: those that the bestiary lacks. */
export function missingIds(creatures: readonly OfferedCreature[]): readonly string[] {
  return creatures.filter(({ known }) => !known).map(({ id }) => id);
}

/** The encounters of a pack by their danger, from mildest to worst; a danger without encounters is left out. */
export function byTier(
  encounters: readonly OfferedEncounter[],
): readonly { readonly tier: Tier; readonly encounters: readonly OfferedEncounter[] }[] {
  return TIERS.map((tier) => ({
    tier,
    encounters: encounters.filter((encounter) => encounter.tier === tier),
  })).filter((group) => group.encounters.length > 0);
}

/** An encounter's pieces as an encounter of the campaign has them, with the pack's ids. */
export function piecesOf({ pieces }: OfferedEncounter): readonly EncounterPiece[] {
  return pieces.map(({ creature, ...piece }) => ({ ...piece, creatureId: creature }));
}

/** How many creatures an encounter would bring into the bestiary. */
export function broughtBy({ pieces }: OfferedEncounter, { creatures }: OfferedPack): number {
  const wanted = new Set(pieces.map(({ creature }) => creature));
  return creatures.filter(({ id, known }) => wanted.has(id) && !known).length;
}
