import { z } from 'zod';
import { creatureDraft } from '#shared/records/creature.ts';
import { encounterDraft, encounterPiece } from '#shared/records/encounter.ts';
import { RodadaError } from '#shared/errors.ts';
import type { JsonObject } from '#shared/json.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { readWith } from '#shared/schema/read.ts';
import { message } from '#shared/text/message.ts';
import { BETWEEN } from '#shared/text/lists.ts';

/** How dangerous an encounter is to four typical characters of the system, from mildest to worst. */
export const TIERS = ['easy', 'medium', 'hard', 'deadly'] as const;

/** One of the dangers of an encounter. */
export type Tier = (typeof TIERS)[number];

/** Ids within a pack are kebab-case words, so that files by hand stay readable. */
const packId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const creature = creatureDraft
  .pick({ name: true, hp: true, sheet: true, tags: true })
  .extend({ id: packId, notes: creatureDraft.shape.notes.unwrap().min(1) });

/** A weapon as the system's sheet writes it; the sheet's schema checks the rest. */
const weapon = z.object({ id: packId, name: creatureDraft.shape.name }).catchall(z.json());

const encounter = encounterDraft.pick({ name: true }).extend({
  id: packId,
  tier: z.enum(TIERS),
  notes: encounterDraft.shape.notes.unwrap().min(1),
  pieces: z
    .array(encounterPiece.omit({ creatureId: true }).extend({ creature: packId }))
    .min(1)
    .max(200),
});

/** A file of ready creatures, weapons and encounters for one system, before the system has checked the sheets. */
export const packSchema = z.strictObject({
  format: z.literal('rodada-pack'),
  version: z.literal(1),
  system: z.string().min(1),
  name: creatureDraft.shape.name,
  /** Whose published figures are used and under which licence; null when all is our own. */
  credit: z.string().min(1).nullable(),
  creatures: distinct(creature),
  weapons: distinct(weapon),
  encounters: distinct(encounter),
});

/** Ready creatures, weapons and encounters; sheets and weapons are complete. */
export type Pack = z.output<typeof packSchema>;

/** A creature of a pack. */
export type PackCreature = Pack['creatures'][number];

/** A weapon of a pack. */
export type PackWeapon = Pack['weapons'][number];

/** A prepared fight of a pack. */
export type PackEncounter = Pack['encounters'][number];

/**
 * Reads a pack for a system: its shape, every sheet and weapon through the system's sheet, and that encounters name
 * creatures of the pack. The first thing wrong is a `BAD_REQUEST` or `BAD_DICE` under `pack.…`.
 */
export function readPack(json: unknown, system: RuleSystem): Pack {
  const pack = readWith(packSchema, json, 'pack');
  requireOneOf(pack.system, [system.id], 'pack.system');
  const known = pack.creatures.map(({ id }) => id);
  for (const [index, { pieces }] of pack.encounters.entries()) {
    for (const [place, piece] of pieces.entries()) {
      requireOneOf(piece.creature, known, `pack.encounters[${index}].pieces[${place}].creature`);
    }
  }
  return {
    ...pack,
    creatures: pack.creatures.map((one, index) => ({
      ...one,
      sheet: readWith(system.sheet, one.sheet, `pack.creatures[${index}].sheet`),
    })),
    weapons: completeWeapons(pack.weapons, system),
  };
}

/** A sheet of nothing but the weapons checks them and completes their defaults. */
function completeWeapons(weapons: readonly PackWeapon[], system: RuleSystem): PackWeapon[] {
  const sheet: JsonObject = readWith(system.sheet, { weapons }, 'pack');
  return readWith(z.object({ weapons: z.array(weapon) }), sheet, 'pack').weapons;
}

function requireOneOf(value: string, known: readonly string[], path: string): void {
  if (known.includes(value)) return;
  const why = message('error.why.notOneOf', { values: known.join(BETWEEN) });
  throw new RodadaError('BAD_REQUEST', message('error.wrongField', { field: path, why }), { path });
}

/** A list whose items are told apart both by their ids and by their names. */
function distinct<Item extends z.ZodType<{ readonly id: string; readonly name: string }>>(
  item: Item,
): z.ZodArray<Item> {
  return z.array(item).superRefine((items, context) => {
    for (const field of ['id', 'name'] as const) {
      const values = items.map((one) => one[field]);
      const twice = values.findIndex((value, index) => values.indexOf(value) !== index);
      if (twice !== -1) context.addIssue({ code: 'custom', path: [twice, field] });
    }
  });
}
