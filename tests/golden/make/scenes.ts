import { readFileSync } from 'node:fs';
import { z } from 'zod';

const json = z.record(z.string(), z.json());
const hp = z.strictObject({ current: z.int(), max: z.int() });
const piece = z.strictObject({
  creature: z.string(),
  quantity: z.int().default(1),
  side: z.enum(['foe', 'ally']).optional(),
  surprised: z.boolean().optional(),
  hidden: z.boolean().optional(),
  labels: z.enum(['numbers', 'letters', 'colours']).optional(),
  wave: z.int().optional(),
  notes: z.string().optional(),
});
const sceneObject = z.strictObject({
  name: z.string(),
  quantity: z.int().optional(),
  size: z.string().optional(),
  meters: z.number().optional(),
  material: z.string(),
  moving: z.boolean().optional(),
});

const campaign = z.strictObject({
  system: z.string(),
  name: z.string(),
  notes: z.string(),
  options: json,
  sessions: z.array(z.strictObject({ title: z.string(), date: z.string(), notes: z.string() })),
  characters: z.array(z.strictObject({ name: z.string(), hp, notes: z.string(), sheet: json })),
  creatures: z.array(
    z.strictObject({
      name: z.string(),
      hp: z.int(),
      notes: z.string(),
      tags: z.array(z.string()),
      favourite: z.boolean().default(false),
      sheet: json,
    }),
  ),
  sizes: z.array(z.strictObject({ name: z.string(), maxMeters: z.number(), modifier: z.int() })).default([]),
  materials: z
    .array(z.strictObject({ name: z.string(), bonus: z.int(), damageReduction: z.int() }))
    .default([]),
  encounters: z.array(
    z.strictObject({
      name: z.string(),
      notes: z.string(),
      party: z.array(z.string()),
      pieces: z.array(piece),
      /** `size` and `material` are ids of shipped ones, or names of the campaign's own. */
      objects: z.array(sceneObject).default([]),
    }),
  ),
});

/** A campaign to make, names standing where the store has ids. */
export type SceneCampaign = z.output<typeof campaign>;

const scene = z.strictObject({
  name: z.string(),
  system: z.string(),
  encounter: z.string(),
  session: z.string().nullable(),
  /** Of dice and clock. */
  seed: z.int(),
  begins: z.iso.datetime(),
});

/** Where and when a fight is played. */
export type Scene = z.output<typeof scene>;

const step = z.strictObject({
  command: z.object({ type: z.string() }).catchall(z.json()),
  typed: z.record(z.string(), z.array(z.int())).default({}),
});

/** A command of a scene, with the dice typed for it; the rest is rolled with the scene's seed. */
export type Step = z.output<typeof step>;

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** The fights, in the order they are played. */
export const SCENES: readonly Scene[] = z.array(scene).parse(read('../scenes.json'));

/** The campaigns they are played in, in the order of the first fight of each. */
export const CAMPAIGNS: readonly SceneCampaign[] = [...new Set(SCENES.map(({ system }) => system))].map(
  (system) => campaign.parse(read(`../campaigns/${system}.json`)),
);

/** The commands of a scene. */
export function stepsOf({ name }: Scene): readonly Step[] {
  return z.array(step).parse(read(`../scenes/${name}.json`));
}
