import { z } from 'zod';
import type { SheetNews } from '#shared/sources/news.ts';
import { channel } from './channel-contract.ts';
import type { AddedEncounter } from './packs.ts';
import type { StateChanges } from '#shared/combat/changes.ts';
import { rawCommand, type RawCommand } from '#shared/combat/raw-command.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { Place } from '#shared/log/place.ts';
import type { LogState } from '#shared/log/roster.ts';
import type { ShownName } from '#shared/player/kept-names.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import type { Message } from '#shared/text/message.ts';
import type { Combat, CombatRow } from '#shared/records/combat.ts';
import { creaturePoints } from '#shared/records/creature.ts';
import { encounterPiece } from '#shared/records/encounter.ts';
import { givenName, playersTitle, rowId } from '#shared/records/fields.ts';

/** Rows in force that follow each other, the oldest first. */
export interface LogPart {
  readonly rows: readonly CombatRow[];
  /** Where the fight stood before the first of them. */
  readonly place: Place;
  /** Whether there are rows in force before them. */
  readonly more: boolean;
}

/** A fight as opened: where it stands, and the newest of its log; older parts are asked for. */
export interface Fight {
  readonly combat: Combat;
  readonly state: CombatState;
  /** How many rows it has, undo and redo included: what the next command comes after. */
  readonly count: number;
  /** The newest rows in force, as many as tell all that the tracker shows. */
  readonly log: LogPart;
  /** The rows that redo would bring back, the next one last. */
  readonly undone: readonly CombatRow[];
  /** Rows up to this one can't be taken back: 0 but where it goes on from a stored state of another fight. */
  readonly floor: number;
  /** Ids of those the encounter says are caught unaware, for the `start` command. */
  readonly surprised: readonly string[];
  /** Those its players have been shown, and by which name. */
  readonly shown: readonly ShownName[];
  /** Null for a fight that is played on. */
  readonly asPlayed: AsPlayed | null;
}

/** A fight that today's rules come to another course of: shown as it was played, to be looked at only. */
export interface AsPlayed {
  /** The row that the state shown stands after, from where another fight can go on; 0 for before the first. */
  readonly seq: number;
  /** The last row in force there; null before the first. */
  readonly after: CombatRow | null;
  /** The first row today's rules refuse, and why; null where they only come to something else. */
  readonly refused: { readonly seq: number; readonly said: Message } | null;
}

/** A whole fight for its log, from what is stored of it alone. */
export interface LoggedFight {
  readonly combat: Combat;
  /** Every row, undo and redo included. */
  readonly rows: readonly CombatRow[];
  readonly state: LogState;
  /** Whether it can't be played on. */
  readonly asPlayed: boolean;
}

/** What one command changed; it is on disk. */
export interface FightStep {
  readonly combat: Combat;
  /** From the state at the head that the command was meant for. */
  readonly changes: StateChanges;
  readonly row: CombatRow;
  /** Those whom its players were shown by it for the first time. */
  readonly shown: readonly ShownName[];
}

/** What the players have a fight called from now on. */
export const combatPlayersTitle = z.strictObject({ id: rowId, title: playersTitle });

/** The fight of an encounter: its pieces and party come in. */
export const combatStart = z.strictObject({
  /** Made by the window for one click: the same one again gives the same fight, so that nobody is doubled. */
  requestId: z.uuid(),
  encounterId: rowId,
  sessionId: rowId.nullable().default(null),
});

/** Those of a name and points without a sheet who come into a fight made at once. */
const improvised = z.strictObject({
  name: givenName,
  hp: creaturePoints,
  ...encounterPiece.pick({ quantity: true, side: true, labels: true }).shape,
});

/** A fight that nothing was prepared for: who of the party, how many of which creature, and how many of whom else. */
export const combatAtOnce = z.strictObject({
  requestId: z.uuid(),
  campaignId: rowId,
  sessionId: rowId.nullable().default(null),
  name: givenName,
  party: z.array(rowId).max(50),
  pieces: z.array(encounterPiece).max(50).default([]),
  improvised: z.array(improvised).max(50).default([]),
});

/** What the narrator wrote for the next session, and in which fight. */
export interface LeftNote {
  readonly text: string;
  readonly fight: string;
}

/** How fights begin, and what is prepared of one that was. */
export const startContract = {
  'combats:start': channel<Fight>()(combatStart),
  'combats:start-at-once': channel<Fight>()(combatAtOnce),
  /** What was written for the session of this fight, in the fights of the one before it. */
  'combats:left-notes': channel<readonly LeftNote[]>()(z.strictObject({ id: rowId })),
  /** An encounter of those who came into a fight, with the creatures made for those who come from none. */
  'encounters:of-fight': channel<AddedEncounter>()(z.strictObject({ combatId: rowId })),
};

/** A moment of a fight: right after the row of that number, 0 for before the first. */
export const combatMoment = z.strictObject({ id: rowId, seq: z.int().min(0) });

/** The rows in force before a row. */
export const combatOlder = z.strictObject({ id: rowId, before: z.int().min(1) });

/** A moment that a new fight goes on from; the same request again gives the same fight. */
export const combatContinue = z.strictObject({ ...combatMoment.shape, requestId: z.uuid() });

/** A command with the head it was meant for and the figures typed from the table's dice. */
export const combatCommand = z.strictObject({
  combatId: rowId,
  /** `seq` of the last row the window has seen, 0 for none; another one is refused, so that nothing happens twice. */
  after: z.int().min(0),
  command: z.preprocess((command: AnyCommand) => command, rawCommand),
  /** Naturals by purpose, null for a die that wasn't read; the app rolls what is missing. */
  typed: z.record(z.string(), z.array(z.int().nullable())).default({}),
  /** Whose creature of the bestiary each newcomer is that it brings in: combatant's id to creature's id. */
  creatures: z.record(z.string(), rowId).default({}),
});

/** A command to be carried out, as main takes it. */
export type CommandRequest = Omit<z.output<typeof combatCommand>, 'command' | 'creatures'> & {
  readonly command: AnyCommand | RawCommand;
  readonly creatures?: z.output<typeof combatCommand>['creatures'];
};

/** A creature or character that combatants of a fight came from. */
export interface FightSource {
  readonly id: string;
  readonly kind: 'creature' | 'character';
  readonly name: string;
  readonly notes: string;
  /** Ids of those in the fight, or still to come, who came from it. */
  readonly combatants: readonly string[];
  /** What has changed of it that the fight doesn't know; none after the end, and none the narrator has answered about. */
  readonly news: readonly SheetNews[];
  /** What was corrected of its combatants in the fight, which is over, and isn't so of it. */
  readonly corrections: readonly OfferedCorrection[];
}

/** Corrections of somebody in a fight, to be taken along to the creature or character it came from. */
export interface OfferedCorrection {
  readonly combatant: string;
  readonly changes: readonly Message[];
}

/** The narrator has answered whether the fight should know what became of a creature or character. */
export const newsAnswered = z.strictObject({ id: rowId, sourceId: rowId });

/** Corrections of these in a fight that is over, to be taken along. */
export const correctionsTaken = z.strictObject({
  id: rowId,
  combatants: z.array(z.string()).min(1).max(500),
});

/** Where those in a fight came from, what became of it since, and what was corrected of them. */
export const sourcesContract = {
  'combats:sources': channel<readonly FightSource[]>()(z.strictObject({ id: rowId })),
  'combats:answer-news': channel<null>()(newsAnswered),
  /** Takes corrections of a fight that is over along to the bestiary or the characters; gives what is left to take. */
  'combats:take-corrections': channel<readonly FightSource[]>()(correctionsTaken),
};
