import { z } from 'zod';
import type { OwnCondition } from '#shared/combat/conditions/own-condition.ts';
import type { JsonObject } from '#shared/json.ts';
import type { LastingFigures } from '#shared/rules/system.ts';
import type { Message } from '#shared/text/message.ts';
import { printable } from '#shared/text/printable.ts';
import { givenName, jsonObject, notesText, rowId } from '#shared/records/fields.ts';
import {
  type ChosenPicture,
  type FightPictures,
  pictureOwner,
  type PictureGiven,
  type PicturesOf,
} from '#shared/pictures/picture.ts';
import { channel } from './channel-contract.ts';

/** A campaign: a table's game under one rule system. */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  /** House options, complete with the system's defaults. */
  readonly options: JsonObject;
  /** Conditions that the narrator made for it; each fight keeps those of its beginning. */
  readonly conditions: readonly OwnCondition[];
  readonly notes: string;
  /** ISO date-time. */
  readonly createdAt: string;
}

/** A campaign as lists show it. */
export interface CampaignOverview extends Campaign {
  /** When it was put out of the way (ISO date-time); null for one in use. */
  readonly archivedAt: string | null;
  /** When a fight of it was last touched (ISO date-time); null before the first. */
  readonly lastPlayedAt: string | null;
  readonly runningFights: number;
  readonly partySize: number;
}

/** A campaign that was taken out and can be brought back. */
export interface RemovedCampaign extends Campaign {
  /** ISO date-time. */
  readonly removedAt: string;
}

/** A campaign that came in from a file, and how much came with it. */
export interface ImportedCampaign {
  readonly campaign: Campaign;
  readonly characters: number;
  readonly creatures: number;
  readonly fights: number;
  /** What is to be told of fights that didn't come in as they were. */
  readonly notices: readonly Message[];
}

/** A campaign that was copied. */
export interface CopiedCampaign {
  readonly campaign: Campaign;
  /** What is to be told of damaged rows, which stayed behind. */
  readonly notices: readonly Message[];
}

/** A campaign that went into a file. */
export interface ExportedCampaign {
  readonly file: string;
  /** What is to be told of fights that can't be read, which went as they are stored. */
  readonly notices: readonly Message[];
}

/** What a character took home of one fight, by the narrator's word. */
export interface TakenHome {
  readonly characterId: string;
  readonly combatId: string;
  readonly combatName: string;
  readonly experience: number;
  /** In the order given. */
  readonly things: readonly string[];
}

/** What a new campaign is made from. */
export const campaignDraft = z.strictObject({
  name: givenName,
  system: z.string(),
  options: jsonObject.default({}),
});

/** What may be changed of a campaign; its system may not. */
export const campaignChange = z.strictObject({
  id: rowId,
  name: givenName.optional(),
  options: jsonObject.optional(),
  conditions: z.array(z.unknown()).optional(),
  notes: notesText.optional(),
});

/** A player's character, with points that fights carry home. */
export interface Character {
  readonly id: string;
  readonly campaignId: string;
  readonly name: string;
  readonly hp: { readonly current: number; readonly max: number };
  readonly sheet: JsonObject;
  readonly notes: string;
}

/** A character to store; without an id it is a new one. */
export const characterDraft = z.strictObject({
  id: rowId.optional(),
  campaignId: rowId,
  name: givenName,
  hp: z.strictObject({ current: z.int(), max: z.int().min(0).max(100_000) }),
  sheet: jsonObject,
  notes: notesText.default(''),
});

/** What the last fight that changed a character left it with, and what it was before. */
export interface CarriedOver {
  readonly characterId: string;
  readonly combatId: string;
  readonly combatName: string;
  readonly before: LastingFigures;
  readonly after: LastingFigures;
}

/** An evening at the table. */
export interface Session {
  readonly id: string;
  readonly campaignId: string;
  readonly number: number;
  /** ISO date, `2026-11-28`. */
  readonly date: string;
  readonly title: string;
  readonly notes: string;
}

/** A session to store; without an id it is a new one. */
export const sessionDraft = z.strictObject({
  id: rowId.optional(),
  campaignId: rowId,
  /** Left out, a new one gets the number after the last and one that is there keeps its own. */
  number: z.int().min(1).max(100_000).optional(),
  date: z.iso.date(),
  title: z.string().overwrite(printable).max(200),
  notes: notesText.default(''),
});

/** What is asked of pictures. The bytes themselves are had at their address. */
export const pictureContract = {
  'pictures:of-campaign': channel<PicturesOf>()(z.strictObject({ campaignId: rowId })),
  'pictures:of-fight': channel<FightPictures>()(z.strictObject({ combatId: rowId })),
  /** The narrator's file as it is; null when the dialog was closed. The window decodes it. */
  'pictures:choose': channel<ChosenPicture | null>()(z.undefined()),
  /** Keeps a picture and gives it to somebody. */
  'pictures:give': channel<PictureGiven>()(
    z.strictObject({
      of: pictureOwner,
      large: z.instanceof(Uint8Array),
      small: z.instanceof(Uint8Array),
    }),
    'bytes',
  ),
  /** Gives somebody a picture that is kept already, or takes theirs off. */
  'pictures:use': channel<PictureGiven>()(z.strictObject({ of: pictureOwner, picture: rowId.nullable() })),
};

/** What a campaign file holds, as far as one can tell without taking it in. */
export interface CampaignGlance {
  readonly name: string;
  /** Id of its rule system. */
  readonly system: string;
  readonly characters: number;
  readonly creatures: number;
  readonly encounters: number;
  readonly fights: number;
}

/** A campaign file that the system had the app open, to be asked about: what it holds, or why it can't be taken. */
export interface GivenFile {
  readonly id: number;
  /** Its name, without where it lies. */
  readonly file: string;
  /** Null where that can't be had. */
  readonly bytes: number | null;
  readonly glance: CampaignGlance | null;
  readonly fault: Message | null;
}

const givenFile = z.strictObject({ id: z.int().min(1) });

/** What is asked of campaign files that the system had the app open; nothing comes of one without the narrator's word. */
export const givenContract = {
  'given:first': channel<GivenFile | null>()(z.undefined()),
  /** Brings it in as a new campaign; null when that was given up. */
  'given:take': channel<ImportedCampaign | null>()(givenFile),
  'given:leave': channel<null>()(givenFile),
};
