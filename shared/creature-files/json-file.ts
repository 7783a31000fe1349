import { z } from 'zod';
import { givenName, jsonObject, notesText } from '#shared/records/fields.ts';
import { RodadaError } from '#shared/errors.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { readWith } from '#shared/schema/read.ts';
import { type Message, plain } from '#shared/text/message.ts';
import { message } from '#shared/text/translate.ts';
import type { FileCreature, FileReading, PlainCreature } from './creature.ts';
import { understoodOf } from './understood.ts';

/** What the first field of every file of creatures says. */
export const CREATURES_FORMAT = 'rodada-creatures';

/** The version this app writes. */
export const CREATURES_VERSION = 1;

const envelope = z.object({
  format: z.literal(CREATURES_FORMAT),
  version: z.int().min(1),
  system: z.string(),
  creatures: z.array(z.unknown()),
});

const creatureFields = z.strictObject({
  name: givenName,
  hp: z.int().min(0).max(100_000),
  sheet: jsonObject.default({}),
  notes: notesText.default(''),
  tags: z.array(z.string().trim().min(1).max(60)).max(50).default([]),
});

/** Writes creatures as Rodada's own file. */
export function writeJson(creatures: readonly PlainCreature[], system: RuleSystem): string {
  const file = {
    format: CREATURES_FORMAT,
    version: CREATURES_VERSION,
    system: system.id,
    creatures: creatures.map(({ name, hp, sheet, notes, tags }) => ({ name, hp, sheet, notes, tags })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads Rodada's own file; each creature is checked. `BAD_FILE` for another file, another system's or a newer app's. */
export function readJson(source: string, system: RuleSystem): FileReading {
  const file = readEnvelope(source);
  if (file.version > CREATURES_VERSION) throw badFile(message('creatureFile.newer'));
  if (file.system !== system.id) {
    const other = SYSTEMS.find(({ id }) => id === file.system)?.name ?? plain(file.system);
    throw badFile(message('creatureFile.otherSystem', { other, system: system.name }));
  }
  const creatures: FileCreature[] = [];
  const faults: FileReading['faults'][number][] = [];
  file.creatures.forEach((raw, index) => {
    const line = index + 1;
    try {
      const { sheet: rough, ...own } = readWith(creatureFields, raw, '');
      const sheet = readWith(system.sheet, rough, 'sheet');
      const understood = understoodOf(system, own.hp, sheet);
      creatures.push({ ...own, sheet, line, understood, dropped: [], doubtful: [] });
    } catch (thrown) {
      if (!(thrown instanceof RodadaError)) throw thrown;
      faults.push({ line, source: nameOf(raw), why: thrown.said });
    }
  });
  return { creatures, faults, dropped: [] };
}

function readEnvelope(source: string): z.infer<typeof envelope> {
  const raw = parse(source);
  const read = envelope.safeParse(raw);
  if (!read.success) throw badFile(message('creatureFile.otherJson'));
  return read.data;
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    throw badFile(message('creatureFile.brokenJson'));
  }
}

function nameOf(raw: unknown): string {
  const named = z.object({ name: z.string() }).safeParse(raw);
  return named.success ? named.data.name.slice(0, 200) : '';
}

function badFile(said: Message): RodadaError {
  return new RodadaError('BAD_FILE', said);
}
