import { z } from 'zod';
import { givenName, notesText, parsedObject } from '#shared/records/fields.ts';
import { RodadaError } from '#shared/errors.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { isObject } from '#shared/json-path.ts';
import { jsonParts } from '#shared/json-parts.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { readerOf, readSheet } from '#shared/schema/read-often.ts';
import { type Message, plain, message } from '#shared/text/message.ts';
import type { CreatureTaker, PlainCreature } from './creature.ts';
import { beginningOf } from './read-csv.ts';
import { understoodOf } from './understood.ts';

/** What the first field of every file of creatures says. */
export const CREATURES_FORMAT = 'rodada-creatures';

/** The version this app writes. */
export const CREATURES_VERSION = 1;

const head = z.object({
  format: z.literal(CREATURES_FORMAT),
  version: z.int().min(1),
  system: z.string(),
});

const creatureFields = z.strictObject({
  name: givenName,
  hp: z.int().min(0).max(100_000),
  sheet: parsedObject.default({}),
  notes: notesText.default(''),
  tags: z.array(z.string().trim().min(1).max(60)).max(50).default([]),
});

const readFields = readerOf<z.output<typeof creatureFields>>({
  // Whatever object stands for a sheet, it is what it gives.
  quick: creatureFields.extend({ sheet: z.custom<JsonObject>(isObject) }),
  whole: creatureFields,
});

/** Writes creatures as Rodada's own file, piece by piece. */
export function* writeJson(creatures: Iterable<PlainCreature>, system: RuleSystem): Generator<string> {
  const begins = { format: CREATURES_FORMAT, version: CREATURES_VERSION, system: system.id };
  yield `${JSON.stringify(begins, null, 2).slice(0, -2)},\n  "creatures": [`;
  let before = '\n';
  for (const { name, hp, sheet, notes, tags } of creatures) {
    const creature = JSON.stringify({ name, hp, sheet, notes, tags }, null, 2);
    yield `${before}    ${creature.replaceAll('\n', '\n    ')}`;
    before = ',\n';
  }
  yield before === '\n' ? ']\n}\n' : '\n  ]\n}\n';
}

/**
 * Reads Rodada's own file; each creature is checked. Gives whether it is one. `BAD_FILE` for another system's or a newer
 * app's.
 */
export function readJson(pieces: () => Iterable<string>, system: RuleSystem, take: CreatureTaker): boolean {
  const file = readHead(pieces);
  if (file === null) return false;
  if (file.version > CREATURES_VERSION) throw badFile(message('creatureFile.newer'));
  if (file.system !== system.id) {
    const other = SYSTEMS.find(({ id }) => id === file.system)?.name ?? plain(file.system);
    throw badFile(message('creatureFile.otherSystem', { other, system: system.name }));
  }
  for (const part of jsonParts(pieces())) {
    if (part.kind !== 'item' || part.key !== 'creatures') continue;
    const line = part.index + 1;
    try {
      const { sheet: rough, ...own } = readFields(part.value, '');
      const sheet = readSheet(system.sheet, rough, 'sheet');
      const understood = understoodOf(system, own.hp, sheet);
      take.creature({ ...own, sheet, line, understood, dropped: [], doubtful: [] });
    } catch (thrown) {
      if (!(thrown instanceof RodadaError) || thrown.code === 'BAD_FILE') throw thrown;
      take.fault({ line, source: nameOf(part.value), why: thrown.said });
    }
  }
  return true;
}

/** Goes through the whole file, so that a broken one is known before anything of it is taken in; null for another file. */
function readHead(pieces: () => Iterable<string>): z.output<typeof head> | null {
  if (/^\s*\[/.test(beginningOf(pieces(), 1000))) return null;
  const fields = new Map<string, Json>();
  try {
    for (const part of jsonParts(pieces())) if (part.kind === 'field') fields.set(part.key, part.value);
  } catch (thrown) {
    if (thrown instanceof SyntaxError && fields.get('format') !== CREATURES_FORMAT) return null;
    if (thrown instanceof SyntaxError) throw badFile(message('creatureFile.brokenJson'));
    throw thrown;
  }
  if (fields.get('format') !== CREATURES_FORMAT) return null;
  const read = head.safeParse(Object.fromEntries(fields));
  if (!read.success) throw badFile(message('creatureFile.otherJson'));
  return read.data;
}

function nameOf(raw: Json): string {
  const named = z.object({ name: z.string() }).safeParse(raw);
  return named.success ? named.data.name.slice(0, 200) : '';
}

function badFile(said: Message): RodadaError {
  return new RodadaError('BAD_FILE', said);
}
