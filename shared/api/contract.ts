import { z } from 'zod';
import { type Creature, creatureDraft } from '#shared/records/creature.ts';
import {
  creatureChoice,
  creatureExport,
  creatureSearch,
  droppedFiles,
  filesAsked,
  formerTags,
  type FormerTags,
  type FoundCreatures,
  type Imported,
  importPick,
  type ImportPreview,
  importUndo,
  type OpenedCreature,
  previewPart,
  type ReadCreature,
  tagChange,
  type TagCount,
  type WrittenCreatures,
} from './bestiary.ts';
import {
  type CarriedOver,
  type TakenHome,
  type Campaign,
  campaignChange,
  campaignDraft,
  type Character,
  characterDraft,
  type CopiedCampaign,
  type ExportedCampaign,
  type ImportedCampaign,
  givenContract,
  pictureContract,
  type RemovedCampaign,
  type Session,
  sessionDraft,
} from './campaigns.ts';
import { backupContract } from './backups.ts';
import { channel, type ChannelContract } from './channel-contract.ts';
import type { Channel } from './channels.ts';
import type { Combat } from '#shared/records/combat.ts';
import {
  combatCommand,
  combatContinue,
  combatMoment,
  combatOlder,
  combatPlayersTitle,
  type Fight,
  type FightStep,
  type LoggedFight,
  type LogPart,
  sourcesContract,
  startContract,
} from './combats.ts';
import { cardKind, type Encounter, encounterDraft } from '#shared/records/encounter.ts';
import { damageContract } from './damage.ts';
import { exportAsked, printAsked } from './exports.ts';
import { rowId } from '#shared/records/fields.ts';
import { type ForecastAnswer, forecastAsked } from './forecasts.ts';
import { menuOffer } from './menu.ts';
import {
  materialDraft,
  type ObjectTables,
  rowHiding,
  rowsPutBack,
  sizeDraft,
  tableReset,
  type TablesChange,
} from './objects.ts';
import { openingContract } from './opening.ts';
import { packContract } from './packs.ts';
import { playerContract } from './player.ts';
import { searchAll, type SearchHit } from './search.ts';
import { type Settings, settingsChange } from './settings.ts';
import { type FightFigures, figuresAsked } from './statistics.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { MOST_CREATURES } from '#shared/creature-files/creature.ts';
import { firstContract, type AboutApp, type Notice } from './app-info.ts';
import type { Name } from '#shared/combat/name.ts';

/** Most whole creatures that are given at once. */
const MOST_LISTED = 500;

/** A piece of a file, and how many bytes of it came before. */
const piece = { bytes: z.instanceof(Uint8Array), at: z.int().min(0).default(0) };
const nothing = z.undefined();
const ofCampaign = z.strictObject({ campaignId: rowId });
const byId = z.strictObject({ id: rowId });

/** The IPC contract: everything a window may ask of main. No channel takes a path; main opens the dialogs. */
export const contract = {
  ...firstContract,
  'app:about': channel<AboutApp>()(nothing),
  /** The licences of everything inside. */
  'app:notices': channel<readonly Notice[]>()(nothing),
  /** Puts a text on the clipboard: pages may not. */
  'app:copy': channel<null>()(z.strictObject({ text: z.string().max(5_000_000) })),
  ...openingContract,
  ...backupContract,
  'settings:change': channel<Settings>()(settingsChange),
  'campaigns:create': channel<Campaign>()(campaignDraft),
  'campaigns:change': channel<Campaign>()(campaignChange),
  /** A copy with party, bestiary, objects, encounters and sessions, but without fights; null when it was given up. */
  'campaigns:duplicate': channel<CopiedCampaign | null>()(byId),
  'campaigns:archive': channel<null>()(z.strictObject({ id: rowId, archived: z.boolean() })),
  'campaigns:remove': channel<null>()(byId),
  'campaigns:restore': channel<Campaign>()(byId),
  'campaigns:removed': channel<readonly RemovedCampaign[]>()(nothing),
  /** Null when the narrator closed the dialog or gave it up. */
  'campaigns:export': channel<ExportedCampaign | null>()(byId),
  /** Null when the narrator closed the dialog or gave it up. */
  'campaigns:import': channel<ImportedCampaign | null>()(nothing),
  /** A campaign file dropped on the window, by its last piece; null when it was given up. */
  'campaigns:import-bytes': channel<ImportedCampaign | null>()(z.strictObject(piece), 'bytes'),
  'characters:list': channel<readonly Character[]>()(ofCampaign),
  'characters:save': channel<Character>()(characterDraft),
  'characters:remove': channel<null>()(byId),
  'characters:restore': channel<Character>()(byId),
  /** For each character that a fight changed, the last one that did. */
  'characters:carried-over': channel<readonly CarriedOver[]>()(ofCampaign),
  'characters:taken-home': channel<readonly TakenHome[]>()(ofCampaign),
  'sessions:list': channel<readonly Session[]>()(ofCampaign),
  'sessions:save': channel<Session>()(sessionDraft),
  'sessions:remove': channel<null>()(byId),
  'sessions:restore': channel<Session>()(byId),
  /** Whole creatures, the best first; no more than `limit`. */
  'creatures:list': channel<readonly Creature[]>()(
    z.strictObject({
      campaignId: rowId,
      search: z.string().max(200).default(''),
      limit: z.int().min(1).max(MOST_LISTED).default(MOST_LISTED),
    }),
  ),
  /** A part of what is found, as lists show it. */
  'creatures:search': channel<FoundCreatures>()(creatureSearch),
  'creatures:tags': channel<readonly TagCount[]>()(ofCampaign),
  'creatures:read': channel<OpenedCreature>()(byId),
  'creatures:save': channel<Creature>()(creatureDraft),
  'creatures:star': channel<null>()(z.strictObject({ id: rowId, favourite: z.boolean() })),
  /** The tags that the changed ones had before. */
  'creatures:tag': channel<FormerTags>()(tagChange, 'many'),
  'creatures:put-tags': channel<null>()(z.strictObject({ creatures: formerTags }), 'many'),
  /** The ids of those removed. */
  'creatures:remove': channel<readonly string[]>()(z.strictObject({ which: creatureChoice }), 'many'),
  'creatures:restore': channel<null>()(
    z.strictObject({ ids: z.array(rowId).min(1).max(MOST_CREATURES) }),
    'many',
  ),
  /** The file written, or null when the narrator closed the dialog. */
  'creatures:export': channel<WrittenCreatures | null>()(creatureExport, 'many'),
  /** Null when it was given up, as for all of these. */
  'imports:read-text': channel<ImportPreview | null>()(
    z.strictObject({ campaignId: rowId, text: z.string().max(2_000_000) }),
  ),
  /** Keeps a piece of a file dropped on the window: all but the last come before the act they are for. */
  'files:piece': channel<null>()(z.strictObject(piece), 'bytes'),
  /** Files dropped on the window, by their last piece. */
  'imports:read-bytes': channel<ImportPreview | null>()(droppedFiles, 'bytes'),
  /** Null when the narrator closed the dialog. */
  'imports:choose-file': channel<ImportPreview | null>()(filesAsked),
  /** Creatures of what was read last, in the order asked. */
  'imports:rows': channel<readonly ReadCreature[]>()(previewPart),
  'imports:commit': channel<Imported | null>()(importPick, 'bytes'),
  /** Takes an import back: all of it or nothing. */
  'imports:undo': channel<null>()(importUndo),
  /** Gives up whatever is being read, copied or brought in: it ends as if its dialog had been closed. */
  'work:cancel': channel<null>()(nothing),
  /** What is found in campaigns, creatures, encounters, sessions and logs. */
  'search:all': channel<readonly SearchHit[]>()(searchAll),
  ...packContract,
  'encounters:list': channel<readonly Encounter[]>()(ofCampaign),
  /** The creatures that a campaign's encounters have, each once. */
  'encounters:creatures': channel<readonly Creature[]>()(ofCampaign),
  'encounters:save': channel<Encounter>()(encounterDraft),
  'encounters:remove': channel<null>()(byId),
  'encounters:restore': channel<Encounter>()(byId),
  /** The name of the file written, or null when the narrator closed the dialog. */
  'encounters:cards': channel<string | null>()(z.strictObject({ id: rowId, kind: cardKind })),
  'objects:tables': channel<ObjectTables>()(ofCampaign),
  'objects:save-size': channel<TablesChange>()(sizeDraft),
  'objects:save-material': channel<TablesChange>()(materialDraft),
  'objects:hide': channel<TablesChange>()(rowHiding),
  'objects:reset': channel<TablesChange>()(tableReset),
  'objects:put-back': channel<TablesChange>()(rowsPutBack),
  /** Null when it was cancelled. */
  'forecast:run': channel<ForecastAnswer | null>()(forecastAsked),
  'forecast:cancel': channel<null>()(nothing),
  'combats:list': channel<readonly Combat[]>()(ofCampaign),
  'combats:open': channel<Fight>()(byId),
  'combats:older': channel<LogPart>()(combatOlder),
  /** All its rows, for the log's own screen. */
  'combats:log': channel<LoggedFight>()(byId),
  /** Every name the fight has known, of those who have left too. */
  'combats:names': channel<readonly Name[]>()(byId),
  'combats:command': channel<FightStep>()(combatCommand),
  /** Sets what its players have a fight called. */
  'combats:entitle': channel<Combat>()(combatPlayersTitle),
  /** Moves a fight to another session of its campaign, or to none. */
  'combats:move': channel<Combat>()(z.strictObject({ id: rowId, sessionId: rowId.nullable() })),
  /** Puts a fight away, as it stands; what it carried over to the characters stays. */
  'combats:discard': channel<null>()(byId),
  'combats:restore': channel<Combat>()(byId),
  /** The name of the file written, or null when the narrator closed the dialog. */
  'combats:export': channel<string | null>()(exportAsked),
  /** Writes it to a file as it is stored, read or not; the name of the file, or null when the narrator closed the dialog. */
  'combats:export-stored': channel<string | null>()(byId),
  /** Whether it was sent to a printer. */
  'combats:print': channel<boolean>()(printAsked),
  /** The same for all the fights of a session, with its notes and its party. */
  'sessions:export': channel<string | null>()(exportAsked),
  'sessions:print': channel<boolean>()(printAsked),
  /** Gives up whatever is being exported: it ends as if its dialog had been closed. */
  'exports:cancel': channel<null>()(nothing),
  /** The fight as it stood then. */
  'combats:moment': channel<CombatState>()(combatMoment),
  /** A new fight that goes on from then; the other stays as it was. */
  'combats:continue-from': channel<Fight>()(combatContinue),
  /** Figures of a fight, a session or the whole campaign. */
  'statistics:of': channel<FightFigures>()(figuresAsked),
  ...playerContract,
  /** Puts the page's commands into the app's menu, in place of those offered before. */
  'menu:offer': channel<null>()(menuOffer),
  ...damageContract,
  ...pictureContract,
  ...givenContract,
  ...sourcesContract,
  ...startContract,
} satisfies Record<Channel, ChannelContract<z.ZodType, unknown>>;

/** The contract's type, from which both ends are typed. */
export type Contract = typeof contract;

/** What a channel takes, before defaults. */
export type InputOf<C extends Channel> = z.input<Contract[C]['input']>;

/** What a channel gives, after main has answered. */
export type ResultOf<C extends Channel> = Contract[C] extends { readonly result?: infer O } ? O : never;
