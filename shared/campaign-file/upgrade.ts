import { z } from 'zod';
import { RodadaError } from '#shared/errors.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { isList, isObject } from '#shared/json-path.ts';
import { message } from '#shared/text/message.ts';
import { FORMAT, type ListName } from './campaign-file.ts';
import { splitNames } from '#shared/stored-fight/split-names.ts';
import { splitFight } from '#shared/stored-fight/split-texts.ts';

/** Changes one thing of a list; `names` are those of all the creatures and characters of the file. */
type Change = (thing: JsonObject, names: ReadonlySet<string>) => JsonObject;

/** Makes the things of a file of one version into those of the next: what changes, by list. */
export type UpgradeStep = { readonly [L in ListName]?: Change };

/** The steps from version 1 on, in order: the first makes version 2. Published ones are never changed. */
export const STEPS: readonly UpgradeStep[] = [
  // Fights of files that say nothing of it were played under the first version of their rules.
  { fights: (fight) => ({ ...fight, rulesVersion: 1 }) },
  // Names of those who fight have what tells them from their equals in a field of its own.
  { fights: withNamesSplit, storedFights: withTextsSplit },
];

const head = z.looseObject({ format: z.literal(FORMAT), version: z.int().min(1) });

/** The version of a file by the fields it begins with. `BAD_FILE` for what isn't a campaign file, and for one of a version that is still to come. */
export function versionOf(fields: JsonObject, steps: readonly UpgradeStep[] = STEPS): number {
  const read = head.safeParse(fields);
  if (!read.success) throw new RodadaError('BAD_FILE', message('campaignFile.notOne'));
  const { version } = read.data;
  if (version > steps.length + 1) throw new RodadaError('BAD_FILE', message('campaignFile.newer'));
  return version;
}

/** Where a thing comes from. */
export interface Origin {
  /** The version of its file. */
  readonly version: number;
  /** The names of all the creatures and characters of its file. */
  readonly names: ReadonlySet<string>;
}

/** Brings a thing from a file of any version up to the newest one; what is no object is left to be refused. */
export function upgradeThing(
  list: ListName,
  thing: Json,
  { version, names }: Origin,
  steps: readonly UpgradeStep[] = STEPS,
): Json {
  if (!isObject(thing)) return thing;
  return steps.slice(version - 1).reduce((so, step) => step[list]?.(so, names) ?? so, thing);
}

function withNamesSplit(fight: JsonObject, known: ReadonlySet<string>): JsonObject {
  const { setup = null, base = null } = fight;
  const split = splitNames({ brings: [setup, base, ...listOf(fight, 'commands').map(commandIn)], known });
  return { ...fight, setup: split(setup), base: split(base), ...eachIn(fight, 'commands', split) };
}

/** The same where the parts are the texts that were stored. */
function withTextsSplit(fight: JsonObject, known: ReadonlySet<string>): JsonObject {
  const { setup, base = null, rows } = fight;
  // What isn't as it should be is left to be refused.
  if (!isList(rows) || !rows.every(isRowTexts)) return fight;
  if (typeof setup !== 'string' || (base !== null && typeof base !== 'string')) return fight;
  const { split: _split, ...texts } = splitFight({ setup, base, rows }, known);
  return { ...fight, ...texts };
}

/** A list of the file with each of its items changed; nothing where that is no list. */
function eachIn(part: JsonObject, field: string, change: (item: Json) => Json): JsonObject {
  const list = part[field];
  return isList(list) ? { [field]: list.map(change) } : {};
}

type RowOfTexts = JsonObject & { readonly command: string; readonly events: string };

function isRowTexts(row: Json): row is RowOfTexts {
  return isObject(row) && typeof row['command'] === 'string' && typeof row['events'] === 'string';
}

function commandIn(row: Json): Json {
  return isObject(row) ? (row['command'] ?? null) : null;
}

function listOf(part: JsonObject, field: string): readonly Json[] {
  const list = part[field];
  return isList(list) ? list : [];
}
