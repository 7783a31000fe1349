import { z } from 'zod';
import { RodadaError } from '#shared/errors.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { message } from '#shared/text/translate.ts';
import { FORMAT } from './campaign-file.ts';

/** Makes a file of one version into one of the next. */
export type UpgradeStep = (file: JsonObject) => JsonObject;

/** The steps from version 1 on, in order: the first makes version 2. Published ones are never changed. */
export const STEPS: readonly UpgradeStep[] = [withFirstRules];

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

function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
