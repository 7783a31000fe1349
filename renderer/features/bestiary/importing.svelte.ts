import type { ImportPreview } from '../../../shared/api/bestiary.ts';
import type { Message } from '../../../shared/text/message.ts';
import { message } from '../../../shared/text/translate.ts';
import { announce } from '../../state/announce.svelte.ts';
import { call } from '../../state/bridge.svelte.ts';
import { attempt, errorMessage } from '../../state/errors.ts';
import { t } from '../../state/text.svelte.ts';
import { toast } from '../../state/toasts.svelte.ts';
import { bestiary, closeIfAmong, reload } from './bestiary.svelte.ts';
import {
  firstPicks,
  pickedCreatures,
  previewRows,
  type PreviewFilter,
  type PreviewRow,
} from './import-preview.ts';

interface ImportState {
  campaignId: string | null;
  text: string;
  /** Null until a text or file was read. */
  preview: ImportPreview | null;
  rows: readonly PreviewRow[];
  picks: ReadonlySet<number>;
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

/** Goes back from the preview to the text, which still stands there. */
export function anotherText(): void {
  Object.assign(importing, { ...blank(importing.campaignId), text: importing.text });
}

/** Stores the picked creatures, all or none, and goes to the bestiary; offers to take them out again. */
export async function commitImport(campaignId: string): Promise<void> {
  if (importing.busy) return;
  importing.busy = true;
  const creatures = pickedCreatures(importing.rows, importing.picks);
  const stored = await attempt(() => call('imports:commit', { campaignId, creatures }));
  importing.busy = false;
  if (!stored) return;
  Object.assign(importing, blank(campaignId));
  Object.assign(bestiary, { page: 'creatures', search: '', tag: null });
  await reload();
  const ids = stored.map(({ id }) => id);
  toast(t('import.done', { count: ids.length }), { undo: () => takeOut(ids) });
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
  Object.assign(importing, { preview, rows, picks: firstPicks(rows), filter: 'all' });
  announce(t('import.summary', { count: rows.length }));
}

async function takeOut(creatures: string[]): Promise<void> {
  await attempt(async () => {
    await call('additions:take-back', { creatures, encounter: null });
    closeIfAmong(creatures);
    toast(t('import.undone', { count: creatures.length }));
  });
  await reload();
}
