import type { OfferedCreature, OfferedEncounter, OfferedPack } from '#shared/api/packs.ts';
import type { EncounterPiece } from '#shared/records/encounter.ts';
import { type Tier, TIERS } from '#shared/packs/pack.ts';
import type { JsonObject } from '#shared/json.ts';
import { valueAt } from '#shared/json-path.ts';
import { folded } from '#shared/text/folded.ts';
import { type ListField, visibleFields } from '#renderer/sheet/sheet-model.ts';
import { withTag } from '#renderer/creatures/tags.ts';

/** The creatures of a pack of a tag whose name holds what is searched, accents and case aside. */
export function foundCreatures(
  creatures: readonly OfferedCreature[],
  search: string,
  tag: string | null,
): readonly OfferedCreature[] {
  const wanted = folded(search);
  return withTag(creatures, tag).filter(({ name }) => folded(name).includes(wanted));
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

/** A weapon as a menu names it: with its dice, or with the first of its other words where it has none. */
export function weaponLabel(weapon: JsonObject & { readonly name: string }, { fields }: ListField): string {
  const telling = visibleFields(fields).filter(({ path }) => path !== 'name');
  const field = telling.find(({ kind }) => kind === 'dice') ?? telling.find(({ kind }) => kind === 'text');
  const detail = field && valueAt(weapon, field.path);
  return typeof detail === 'string' && detail !== '' ? `${weapon.name} (${detail})` : weapon.name;
}
