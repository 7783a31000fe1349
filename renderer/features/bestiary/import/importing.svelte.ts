import { type Imported, type ImportPreview, MOST_IMPORT_BYTES } from '#shared/api/bestiary.ts';
import { RodadaError } from '#shared/errors.ts';
import type { Message } from '#shared/text/message.ts';
import { message } from '#shared/text/translate.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { currentCampaign, go } from '#renderer/state/app.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { attempt, errorMessage } from '#renderer/state/errors.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';
import { bestiary, beginBestiary, find } from '#renderer/creatures/bestiary.svelte.ts';
import {
  firstPicks,
  pickedCreatures,
  previewRows,
  replaceable,
  type PreviewFilter,
  type PreviewRow,
} from './import-preview.ts';
import { pickAll } from '#renderer/creatures/picks.ts';

interface ImportState {
  campaignId: string | null;
  text: string;
  /** Null until a text or file was read. */
  preview: ImportPreview | null;
  rows: readonly PreviewRow[];
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
  rows: [],
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
    const bytes = new Uint8Array(await file.arrayBuffer());
    return call('imports:read-bytes', { campaignId, fileName: file.name, bytes });
  });
}

/** Skips all that the bestiary has, replaces it, or keeps both. */
export function treatRepeated(how: 'skip' | 'replace' | 'both'): void {
  const repeated = replaceable(importing.rows);
  importing.picks = pickAll(importing.picks, repeated, how !== 'skip');
  importing.replacing = pickAll(importing.replacing, repeated, how === 'replace');
}

/** Goes back from the preview to the text, which still stands there. */
export function anotherText(): void {
  Object.assign(importing, { ...blank(importing.campaignId), text: importing.text });
}

/** Stores the picked creatures, all or none, and goes to the bestiary; offers to take them out again. */
export async function commitImport(campaignId: string): Promise<void> {
  if (importing.busy) return;
  importing.busy = true;
  const creatures = pickedCreatures(importing.rows, importing.picks, importing.replacing);
  const stored = await attempt(() => call('imports:commit', { campaignId, creatures }));
  importing.busy = false;
  if (!stored) return;
  Object.assign(importing, blank(campaignId));
  Object.assign(bestiary, { page: 'creatures', search: '', tag: null, favourites: false });
  await find();
  toast(t('import.done', { count: stored.creatures.length }), { undo: () => takeOut(campaignId, stored) });
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
  if (preview.creatures.length === 0 && preview.faults.length === 0) {
    importing.fault = message('import.nothing');
    return;
  }
  const rows = previewRows(preview);
  Object.assign(importing, { preview, rows, picks: firstPicks(rows), replacing: new Set(), filter: 'all' });
  announce(t('import.summary', { count: rows.length }));
}

async function takeOut(campaignId: string, { creatures, replaced }: Imported): Promise<void> {
  const former = new Set(replaced.map(({ id }) => id));
  const ids = creatures.map(({ id }) => id);
  await attempt(async () => {
    await call('imports:undo', {
      campaignId,
      added: ids.filter((id) => !former.has(id)),
      replaced: replaced.map((creature) => ({ ...creature, tags: [...creature.tags] })),
    });
    toast(t('import.undone', { count: ids.length }));
  });
}

function tooBig(): RodadaError {
  return new RodadaError(
    'BAD_FILE',
    message('store.import.tooBig', { megabytes: MOST_IMPORT_BYTES / 1_000_000 }),
  );
}
