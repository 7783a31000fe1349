import { z } from 'zod';
import { RodadaError } from '#shared/errors.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { isList, isObject } from '#shared/json-path.ts';
import { message } from '#shared/text/translate.ts';
import { FORMAT } from './campaign-file.ts';
import { splitNames } from '#shared/stored-fight/split-names.ts';
import { splitFight } from '#shared/stored-fight/split-texts.ts';

/** Makes a file of one version into one of the next. */
export type UpgradeStep = (file: JsonObject) => JsonObject;

/** The steps from version 1 on, in order: the first makes version 2. Published ones are never changed. */
export const STEPS: readonly UpgradeStep[] = [withFirstRules, withLabels];

const head = z.looseObject({ format: z.literal(FORMAT), version: z.int().min(1) });

/**
 * Brings a file of any version up to the newest one. `BAD_FILE` for what isn't a campaign file, and for one of a version
 * that is still to come.
 */
export function upgrade(raw: unknown, steps: readonly UpgradeStep[] = STEPS): JsonObject {
  const read = head.safeParse(raw);
  if (!read.success || !isObject(raw)) throw new RodadaError('BAD_FILE', message('campaignFile.notOne'));
  const { version } = read.data;
  const newest = steps.length + 1;
  if (version > newest) throw new RodadaError('BAD_FILE', message('campaignFile.newer'));
  return steps
    .slice(version - 1)
    .reduce((upgraded, step, index) => ({ ...step(upgraded), version: version + index + 1 }), raw);
}

/** Fights of files that say nothing of it were played under the first version of their rules. */
function withFirstRules(file: JsonObject): JsonObject {
  const fights: unknown = file['fights'];
  if (!isList(fights)) return file;
  return {
    ...file,
    fights: fights.map((fight) => (isObject(fight) ? { ...fight, rulesVersion: 1 } : fight)),
  };
}

/** Names of those who fight have what tells them from their equals in a field of its own. */
function withLabels(file: JsonObject): JsonObject {
  const known = new Set(['creatures', 'characters'].flatMap((list) => listOf(file, list).flatMap(namesIn)));
  return {
    ...file,
    ...eachIn(file, 'fights', (fight) => (isObject(fight) ? withNamesSplit(fight, known) : fight)),
    ...eachIn(file, 'storedFights', (fight) => (isObject(fight) ? withTextsSplit(fight, known) : fight)),
  };
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

function namesIn(one: Json): readonly string[] {
  return isObject(one) && typeof one['name'] === 'string' ? [one['name']] : [];
}

function listOf(part: JsonObject, field: string): readonly Json[] {
  const list = part[field];
  return isList(list) ? list : [];
}
