import { z } from 'zod';
import { creatureChoice, CREATURE_FORMATS, tagChange } from '#shared/api/bestiary.ts';
import { exportFormat, exportOptions } from '#shared/api/exports.ts';
import { glanceAt } from '#shared/campaign-file/glance.ts';
import { jsonParts } from '#shared/json-parts.ts';
import { readWith } from '#shared/schema/read.ts';
import { LOCALES } from '#shared/text/locale.ts';
import type { Message } from '#shared/text/message.ts';
import { copyCampaign } from '#electron/campaign-file/copy-campaign.ts';
import { importCampaign } from '#electron/campaign-file/import-campaign.ts';
import { campaignText } from '#electron/campaign-file/write.ts';
import { readAndKeep, takeKept } from '#electron/export/kept-log.ts';
import { cardsOfCreatures, writeCreatures } from '#electron/export/write-creatures.ts';
import { textInBytes, textInFile, textSource } from '#electron/files/text-source.ts';
import { clearUnfinished, writeFileWhole } from '#electron/files/whole-file.ts';
import type { WorkPlace } from '#electron/files/work-place.ts';
import { commitImport, undoImport } from '#electron/imports/commit.ts';
import { readingPart } from '#electron/imports/kept-reading.ts';
import { readForImport } from '#electron/imports/reading.ts';
import { importSource, textsOf } from '#electron/imports/sources.ts';
import {
  creatureRemoval,
  creaturesBack,
  putTags,
  removeCreatures,
  restoreCreatures,
  tagCreatures,
  tagsToPut,
} from '#electron/store/change-creatures.ts';
import { readLogs } from '#electron/store/search/log-words.ts';
import { combatTexts } from '#electron/store/combats/combat-texts.ts';
import { atOneMoment } from '#electron/store/sqlite.ts';

/** A piece of work on files: what it takes, and how it is done. */
interface Task<I, O> {
  readonly run: (place: WorkPlace, raw: unknown) => O;
  /** By type only. */
  readonly input?: I;
}

function task<I, O>(input: z.ZodType<I>, run: (place: WorkPlace, input: I) => O): Task<I, O> {
  return { run: (place, raw) => run(place, readWith(input, raw, '')) };
}

/** A text to be read: at hand, in bytes, or in a file of no more than so many bytes. */
const textAsked = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('bytes'), bytes: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal('file'), path: z.string(), most: z.number() }),
]);

const log = z.object({
  what: z.enum(['fight', 'session']),
  id: z.string(),
  options: exportOptions,
  locale: z.enum(LOCALES),
  fontCss: z.string(),
  timeZone: z.string(),
});
const creatures = z.object({ which: creatureChoice, locale: z.enum(LOCALES) });
const target = { path: z.string() };

/** Every piece of work on files, and on so many creatures that it takes as long. What is given and taken crosses between threads as it is. */
export const TASKS = {
  'campaign-copy': task(z.object({ id: z.string(), now: z.string() }), (place, { id, now }) =>
    copyCampaign(place, id, now),
  ),
  /** Gives what the narrator is told of the fights in it. */
  'campaign-write': task(
    z.object({ campaignId: z.string(), now: z.string(), ...target }),
    (place, { path, ...writing }) => {
      const notices: Message[] = [];
      const text = campaignText(place, { ...writing, fights: true, notice: (why) => notices.push(why) });
      atOneMoment(place.db, () => writeFileWhole(path, text));
      return notices;
    },
  ),
  'campaign-read': task(z.object({ source: textAsked, now: z.string() }), (place, { source, now }) => {
    const text = sourceOf(source);
    return importCampaign(place, { parts: () => jsonParts(text()), now });
  }),
  /** Looks into a campaign file; nothing of it comes in. */
  'campaign-glance': task(z.object({ path: z.string(), most: z.number() }), (_place, { path, most }) =>
    glanceAt(jsonParts(textInFile(path, most)())),
  ),
  'creatures-write': task(
    creatures.extend({ format: z.enum(CREATURE_FORMATS).exclude(['cards']), ...target }),
    writeCreatures,
  ),
  'creatures-cards': task(creatures.extend({ fontCss: z.string() }), cardsOfCreatures),
  'creatures-tag': task(tagChange, ({ db }, change) => tagCreatures(db, change)),
  'creatures-put-tags': task(tagsToPut, ({ db }, tags) => putTags(db, tags)),
  'creatures-remove': task(creatureRemoval, ({ db }, removal) => removeCreatures(db, removal)),
  'creatures-restore': task(creaturesBack, ({ db }, back) => restoreCreatures(db, back)),
  'import-read': task(
    z.object({
      campaignId: z.string(),
      fileName: z.string().nullable(),
      source: importSource,
      locale: z.enum(LOCALES),
    }),
    (place, { source, fileName, ...asked }) =>
      readForImport(place, { ...asked, fileName, texts: textsOf(source, fileName) }),
  ),
  'import-rows': task(
    z.object({ reading: z.number(), places: z.array(z.number()) }),
    ({ db }, { reading, places }) => readingPart(db, reading, places),
  ),
  'import-commit': task(
    z.object({ campaignId: z.string(), reading: z.number(), picks: z.instanceof(Uint8Array) }),
    commitImport,
  ),
  'import-undo': task(
    z.object({ campaignId: z.string(), batch: z.number(), now: z.string() }),
    ({ db }, undone) => {
      undoImport(db, undone);
      return null;
    },
  ),
  'log-heading': task(log, ({ db }, asked) => {
    const { title, campaign, footer, entries } = readAndKeep(db, asked);
    return { title, campaign, footer, entries };
  }),
  'log-page': task(log, ({ db }, asked) => takeKept(db, asked).writePrinted()),
  'log-write': task(
    log.extend({ format: exportFormat.exclude(['pdf']), ...target }),
    ({ db }, { format, path, ...asked }) => {
      writeFileWhole(path, [takeKept(db, asked).write(format)]);
      return null;
    },
  ),
  'logs-read': task(z.object({ locale: z.enum(LOCALES) }), ({ db }, { locale }) => {
    readLogs(db, locale);
    return null;
  }),
  'fight-write-stored': task(z.object({ id: z.string(), ...target }), ({ db }, { id, path }) => {
    writeFileWhole(path, [JSON.stringify(combatTexts(db, id), null, 1)]);
    return null;
  }),
  /** Clears away what a program that was cut off has left in a folder. */
  'clear-unfinished': task(z.object({ folder: z.string() }), (_place, { folder }) => {
    clearUnfinished(folder);
    return null;
  }),
} as const;

/** The name of a piece of work on files. */
export type TaskName = keyof typeof TASKS;

/** What a piece of work takes. */
export type TaskInput<K extends TaskName> = (typeof TASKS)[K] extends Task<infer I, unknown> ? I : never;

/** What a piece of work gives. */
export type TaskResult<K extends TaskName> = ReturnType<(typeof TASKS)[K]['run']>;

/** Whether a word names a piece of work. */
export function isTaskName(word: string): word is TaskName {
  return Object.hasOwn(TASKS, word);
}

function sourceOf(asked: z.output<typeof textAsked>) {
  switch (asked.kind) {
    case 'text':
      return textSource(asked.text);
    case 'bytes':
      return textInBytes(asked.bytes);
    case 'file':
      return textInFile(asked.path, asked.most);
  }
}
