import { z } from 'zod';
import { creatureDraft } from '#shared/records/creature.ts';
import { campaignDraft, characterDraft, sessionDraft } from '#shared/api/campaigns.ts';
import { encounterDraft, encounterPiece } from '#shared/records/encounter.ts';

/** A campaign as a file of `resources/sample` holds it: names stand where the store has ids. */
export const sampleCampaign = z.strictObject({
  ...campaignDraft.shape,
  notes: z.string(),
  sessions: z.array(sessionDraft.pick({ title: true, notes: true })),
  characters: z.array(
    characterDraft.pick({ name: true, sheet: true, notes: true }).extend({ hp: z.int().min(1) }),
  ),
  creatures: z.array(creatureDraft.pick({ name: true, hp: true, sheet: true, notes: true, tags: true })),
  /** The fight it is there for. */
  encounter: encounterDraft.pick({ name: true, notes: true }).extend({
    party: z.array(z.string()),
    pieces: z.array(encounterPiece.omit({ creatureId: true }).extend({ creature: z.string() })),
  }),
});

/** A sample campaign. */
export type SampleCampaign = z.output<typeof sampleCampaign>;
