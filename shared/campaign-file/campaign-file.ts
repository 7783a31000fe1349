import { z } from 'zod';
import { creatureDraft } from '../api/bestiary.ts';
import { campaignDraft, characterDraft, sessionDraft } from '../api/campaigns.ts';
import { encounterDraft, encounterPiece } from '../api/encounters.ts';
import { jsonObject, notesText } from '../api/fields.ts';
import type { Command } from '../combat/command.ts';
import { rawCommand } from '../combat/raw-command.ts';
import { homecomings } from './homecomings.ts';

/** What the first field of every campaign file says. */
export const FORMAT = 'rodada-campaign';

/** The version this app writes; `upgrade.ts` brings earlier ones up to it. */
export const VERSION = 1;

/** How a campaign file's name ends, without the dot. */
export const EXTENSION = 'rodada';

/** The most a campaign file may hold, in bytes. */
export const MOST_MEGABYTES = 40;
export const MOST_BYTES = MOST_MEGABYTES * 1_000_000;

/** An id within the file: those who come in get new ones. */
const id = z.string().min(1).max(64);
const moment = z.iso.datetime();
const command: z.ZodType<Command> = rawCommand;
/** The name of a size or material: a key of the texts where it was shipped, plain words where it is the narrator's. */
export const tableName = z.union([z.object({ plain: z.string() }), z.object({ key: z.string() })]);
const tableRow = { code: id, position: z.int(), name: tableName, hidden: z.boolean().default(false) };

const character = z.object({
  ...characterDraft.omit({ campaignId: true }).shape,
  id,
  hp: z.object(characterDraft.shape.hp.shape),
});
const creature = z.object({
  ...creatureDraft.omit({ campaignId: true }).shape,
  id,
  favourite: z.boolean().default(false),
});
const session = z.object({
  ...sessionDraft.omit({ campaignId: true }).shape,
  id,
  number: sessionDraft.shape.number.unwrap(),
});
const encounter = z.object({
  ...encounterDraft.omit({ campaignId: true }).shape,
  id,
  pieces: z.array(z.object({ ...encounterPiece.shape, creatureId: id })).default([]),
  party: z.array(id).default([]),
});

const fight = z.object({
  id,
  name: z.string().max(200),
  sessionId: id.nullable().default(null),
  encounterId: id.nullable().default(null),
  /** What `newCombat` takes. */
  setup: jsonObject,
  surprised: z.array(z.string()).default([]),
  /** Combatant's id to character's id. */
  party: z.record(z.string(), id).default({}),
  homecomings: homecomings.default({}),
  createdAt: moment,
  updatedAt: moment,
  /** Undo and redo included; the naturals are all that replaying needs of the dice. */
  commands: z
    .array(
      z.object({
        at: moment,
        command,
        rolls: z.array(z.object({ purpose: z.string(), sides: z.int(), natural: z.int() })).default([]),
      }),
    )
    .default([]),
  /** What the fight stood at when it was written: replayed, it must come to the same. */
  end: z.object({
    status: z.enum(['setup', 'running', 'ended']),
    round: z.int().min(0),
    /** Combatant's id to points. */
    points: z.record(z.string(), z.int()),
  }),
});

/**
 * A whole campaign as one file. Fields that are missing get their defaults and fields this version doesn't know are left
 * out, so that versions can read each other's files; what can't be left out raises the version.
 */
export const campaignFile = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** ISO date-time. */
  writtenAt: moment,
  campaign: z.object({ ...campaignDraft.shape, notes: notesText.default('') }),
  characters: z.array(character).default([]),
  creatures: z.array(creature).default([]),
  encounters: z.array(encounter).default([]),
  sessions: z.array(session).default([]),
  /** What the campaign's own tables of objects have otherwise than the shipped ones. */
  sizes: z.array(z.object({ ...tableRow, maxMeters: z.number().nullable(), modifier: z.int() })).default([]),
  materials: z.array(z.object({ ...tableRow, bonus: z.int(), damageReduction: z.int().min(0) })).default([]),
  fights: z.array(fight).default([]),
});

/** A whole campaign as one file. */
export type CampaignFile = z.output<typeof campaignFile>;

/** A fight in a campaign file. */
export type FiledFight = CampaignFile['fights'][number];
