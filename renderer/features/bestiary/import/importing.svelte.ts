import {
  type Imported,
  type ImportPreview,
  MOST_IMPORT_BYTES,
  MOST_PREVIEWED,
  type ReadCreature,
} from '#shared/api/bestiary.ts';
import { RodadaError } from '#shared/errors.ts';
import type { Message } from '#shared/text/message.ts';
import { message } from '#shared/text/translate.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { currentCampaign, go } from '#renderer/state/app.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { attempt, errorMessage } from '#renderer/state/errors.ts';
import { sendPieces } from '#renderer/state/file-pieces.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';
import { bestiary, beginBestiary, find } from '#renderer/creatures/bestiary.svelte.ts';
import { firstPicks, picksOf, replaceable, withFetched, type PreviewFilter } from './import-preview.ts';
import { pickAll } from '#renderer/creatures/picks.ts';

interface ImportState {
  campaignId: string | null;
  text: string;
  /** Null until a text or file was read. */
  preview: ImportPreview | null;
  /** Those of the preview that have been looked at, by their places. */
  creatures: ReadonlyMap<number, ReadCreature>;
  picks: ReadonlySet<number>;
  /** Of the picked ones, those that take the place of the bestiary's. */
  replacing: ReadonlySet<number>;
  filter: PreviewFilter;
  busy: boolean;
  /** Why the text or file could not be read. */
  fault: Message | null;
}

const blank = (campaignId: string | null): ImportState => ({
  campaignId,
  text: '',
  preview: null,
  creatures: new Map(),
  picks: new Set(),
  replacing: new Set(),
  filter: 'all',
  busy: false,
  fault: null,
});

/** The import under way; kept while other screens are open. */
export const importing: ImportState = $state(blank(null));

/** Goes on with the import begun in a campaign; another campaign's preview says nothing here. */
export function enterImport(campaignId: string): void {
  if (importing.campaignId !== campaignId) Object.assign(importing, blank(campaignId));
}

/** Reads the pasted text and shows what was understood. */
export async function readText(campaignId: string): Promise<void> {
  const { text } = importing;
  await read(() => call('imports:read-text', { campaignId, text }));
}

/** Lets the narrator choose a file, reads it and shows what was understood. */
export async function readFile(campaignId: string): Promise<void> {
  await read(() => call('imports:choose-file', { campaignId }));
}

/** Reads a file dropped on the window; one too big is refused before it is read. */
export async function takeDropped(file: File): Promise<void> {
  const campaignId = currentCampaign()?.id;
  if (campaignId === undefined) return go({ screen: 'campaigns' });
  beginBestiary(campaignId);
  enterImport(campaignId);
  Object.assign(importing, { ...blank(campaignId), text: importing.text });
  bestiary.page = 'import';
  go({ screen: 'bestiary' });
  await read(async () => {
    if (file.size > MOST_IMPORT_BYTES) throw tooBig();
    return call('imports:read-bytes', { campaignId, fileName: file.name, ...(await sendPieces(file)) });
  });
}

/** Skips all that the bestiary has, replaces it, or keeps both. */
export function treatRepeated(how: 'skip' | 'replace' | 'both'): void {
  if (importing.preview === null) return;
  const repeated = replaceable(importing.preview.marks);
  importing.picks = pickAll(importing.picks, repeated, how !== 'skip');
  importing.replacing = pickAll(importing.replacing, repeated, how === 'replace');
}

/** Goes back from the preview to the text, which still stands there. */
export function anotherText(): void {
  Object.assign(importing, { ...blank(importing.campaignId), text: importing.text });
}

/** Fetches the creatures of the preview that stand at these places and haven't been fetched yet. */
export async function fetchCreatures(places: readonly number[]): Promise<void> {
  const { preview } = importing;
  const missing = places.filter((place) => !importing.creatures.has(place)).slice(0, MOST_PREVIEWED);
  if (preview === null || missing.length === 0) return;
  const { reading } = preview;
  const found = await attempt(() => call('imports:rows', { reading, places: missing }));
  if (!found || importing.preview?.reading !== reading) return;
  importing.creatures = withFetched(importing.creatures, missing, found);
}

/** Stores the picked creatures, all or none, and goes to the bestiary; offers to take them out again. */
export async function commitImport(campaignId: string): Promise<void> {
  const { preview } = importing;
  if (importing.busy || preview === null) return;
  importing.busy = true;
  const { reading, count } = preview;
  const picks = picksOf(count, importing.picks, importing.replacing);
  const stored = await attempt(() => call('imports:commit', { campaignId, reading, picks }));
  importing.busy = false;
  if (!stored) return;
  Object.assign(importing, blank(campaignId));
  Object.assign(bestiary, { page: 'creatures', search: '', tag: null, favourites: false });
  await find();
  toast(t('import.done', { count: stored.count }), { undo: () => takeOut(campaignId, stored) });
}

async function read(ask: () => Promise<ImportPreview | null>): Promise<void> {
  if (importing.busy) return;
  importing.busy = true;
  importing.fault = null;
  try {
    const preview = await ask();
    if (preview) show(preview);
  } catch (thrown) {
    importing.fault = errorMessage(thrown);
  } finally {
    importing.busy = false;
  }
}

function show(preview: ImportPreview): void {
  if (preview.count === 0 && preview.faultCount === 0) {
    importing.fault = message('import.nothing');
    return;
  }
  Object.assign(importing, {
    preview,
    creatures: new Map(preview.creatures.entries()),
    picks: firstPicks(preview.marks),
    replacing: new Set(),
    filter: 'all',
  });
  announce(t('import.summary', { count: preview.count }));
}

async function takeOut(campaignId: string, { batch, count }: Imported): Promise<void> {
  await attempt(async () => {
    await call('imports:undo', { campaignId, batch });
    toast(t('import.undone', { count }));
  });
}

function tooBig(): RodadaError {
  return new RodadaError(
    'BAD_FILE',
    message('store.import.tooBig', { megabytes: MOST_IMPORT_BYTES / 1_000_000 }),
  );
}
