import { z } from 'zod';
import { creatureDraft } from '#shared/records/creature.ts';
import { ownConditionList } from '#shared/combat/conditions/own-condition.ts';
import { campaignDraft, characterDraft, sessionDraft } from '#shared/api/campaigns.ts';
import { encounterDraft, encounterPiece } from '#shared/records/encounter.ts';
import { jsonObject, notesText, plainObject, playersTitle } from '#shared/records/fields.ts';
import type { Command } from '#shared/combat/command.ts';
import type { CombatEvent } from '#shared/combat/events.ts';
import { plainCommand, rawCommand } from '#shared/combat/raw-command.ts';
import { combatState } from '#shared/combat/state-schema.ts';
import { quickSourcesSeen, sourceIds, sourcesSeen } from './fight-sources.ts';
import { carryOvers, quickCarryOvers } from './carry-overs.ts';
import { labelFields } from '#shared/combat/label-fields.ts';
import { shownNames } from '#shared/player/kept-names.ts';
import { KEPT } from '#shared/pictures/picture.ts';
import { printable } from '#shared/text/printable.ts';

/** What the first field of every campaign file says. */
export const FORMAT = 'rodada-campaign';

/** The version this app writes; `upgrade.ts` brings earlier ones up to it. */
export const VERSION = 3;

/** How a campaign file's name ends, without the dot. */
export const EXTENSION = 'rodada';

/** An id within the file: those who come in get new ones. */
const id = z.string().min(1).max(64);
const moment = z.iso.datetime();
const command: z.ZodType<Command> = rawCommand;
/** The name of a size or material: a key of the texts where it was shipped, plain words where it is the narrator's. */
export const tableName = z.union([
  z.object({ plain: z.string().overwrite(printable) }),
  z.object({ key: z.string() }),
]);
const tableRow = { code: id, position: z.int(), name: tableName, hidden: z.boolean().default(false) };

const picture = { picture: id.nullable().default(null) };
const character = z.object({
  ...picture,
  ...characterDraft.omit({ campaignId: true }).shape,
  id,
  hp: z.object(characterDraft.shape.hp.shape),
});
const creature = z.object({
  ...picture,
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
  ...picture,
  ...encounterDraft.omit({ campaignId: true }).shape,
  id,
  pieces: z.array(z.object({ ...encounterPiece.shape, creatureId: id })).default([]),
  party: z.array(id).default([]),
});

/** Bytes as they stand in a text. */
const keptBytes = z.base64().max(2 * KEPT.large.bytes);

const status = z.enum(['setup', 'running', 'ended']);
/** What happened is checked by telling it (`bring-fight.ts`): who wrote the file may have known more of it than this app. */
const event = z.custom<CombatEvent>(
  (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string',
);
const place = z.object({
  round: z.int().min(0),
  turn: z
    .object({
      id: z.string(),
      name: z.string(),
      label: labelFields.nullable().default(null),
      side: z.enum(['pc', 'ally', 'foe']),
    })
    .nullable(),
  count: z.int().nullable(),
});
/** What every fight has, however it is written. */
const listed = {
  id,
  name: z.string().overwrite(printable).max(200),
  playersTitle: playersTitle.default(''),
  sessionId: id.nullable().default(null),
  encounterId: id.nullable().default(null),
  /** The version of its system's rules that it was played under. */
  rulesVersion: z.int().min(1),
  createdAt: moment,
  updatedAt: moment,
};

const row = z.object({
  at: moment,
  command,
  rolls: z.array(z.object({ purpose: z.string(), sides: z.int(), natural: z.int() })).default([]),
  /** What happened; files that leave it out have it made by replaying. */
  events: z.array(event).nullable().default(null),
});

const fight = z.object({
  ...listed,
  /** What `newCombat` takes. */
  setup: jsonObject,
  surprised: z.array(z.string()).default([]),
  /** Combatant's id to character's id. */
  party: z.record(z.string(), id).default({}),
  homecomings: carryOvers.default({}),
  /** Combatant's id to creature's id. */
  creatures: sourceIds.default({}),
  /** By creature or character: what the narrator last answered about. */
  sourcesSeen: sourcesSeen.default({}),
  /** The state it begins with after so many of its commands, where playing those wouldn't come to it. */
  base: z
    .object({ seq: z.int().min(0), state: combatState, place })
    .nullable()
    .default(null),
  /** What its players know everybody by; null where that is still to be worked out from its commands. */
  shown: shownNames.nullable().default(null),
  /** Undo and redo included; the naturals are all that replaying needs of the dice. */
  commands: z.array(row).default([]),
  /** What the fight stood at when it was written: replayed, it must come to the same. */
  end: z.object({
    status,
    round: z.int().min(0),
    /** Combatant's id to points. */
    points: z.record(z.string(), z.int()),
  }),
});

/** A fight that can't be read: its columns as they are stored, unread. */
const storedFight = z.object({
  ...listed,
  system: z.string(),
  status,
  round: z.int().min(0),
  setup: z.string(),
  surprised: z.string(),
  party: z.string(),
  homecomings: z.string(),
  base: z.string().nullable().default(null),
  shown: z.string().nullable().default(null),
  rows: z.array(z.object({ at: z.string(), command: z.string(), rolls: z.string(), events: z.string() })),
});

/** What a campaign file has lists of, and each thing in them, as this version writes it. */
export const LISTS = {
  /** Those of the things below, each in both its sizes. */
  pictures: z.object({ id, large: keptBytes, small: keptBytes }),
  characters: character,
  creatures: creature,
  encounters: encounter,
  sessions: session,
  /** What the campaign's own tables of objects have otherwise than the shipped ones. */
  sizes: z.object({ ...tableRow, maxMeters: z.number().nullable(), modifier: z.int() }),
  materials: z.object({ ...tableRow, bonus: z.int(), damageReduction: z.int().min(0) }),
  fights: fight,
  storedFights: storedFight,
} as const;

/** The same for those of which there are many, to be asked first: they take only what those of `LISTS` take, and make the same of it. */
export const QUICK = {
  creatures: creature.extend({ sheet: plainObject }),
  fights: fight.extend({
    setup: plainObject,
    homecomings: quickCarryOvers.default({}),
    sourcesSeen: quickSourcesSeen.default({}),
    base: z.null().default(null),
    commands: z.array(row.extend({ command: plainCommand })).default([]),
  }),
} as const;

/** The name of a list in a campaign file. */
export type ListName = keyof typeof LISTS;

/** A thing in a list of a campaign file. */
export type Filed<L extends ListName> = z.output<(typeof LISTS)[L]>;

/** What a campaign file begins with. */
export const campaignHead = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** ISO date-time. */
  writtenAt: moment,
  campaign: z.object({
    ...campaignDraft.shape,
    conditions: ownConditionList.default([]),
    notes: notesText.default(''),
  }),
});

/** What a campaign file begins with. */
export type CampaignHead = z.output<typeof campaignHead>;

/**
 * A whole campaign as one file. Fields that are missing get their defaults and fields this version doesn't know are left
 * out, so that versions can read each other's files; what can't be left out raises the version.
 */
export type CampaignFile = CampaignHead & { readonly [L in ListName]: readonly Filed<L>[] };

/** A fight in a campaign file. */
export type FiledFight = Filed<'fights'>;

/** A fight in a campaign file that can't be read. */
export type FiledStoredFight = Filed<'storedFights'>;

/** Whether a word names a list of a campaign file. */
export function isListName(word: string): word is ListName {
  return Object.hasOwn(LISTS, word);
}
