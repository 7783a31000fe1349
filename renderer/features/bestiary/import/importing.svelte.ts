import {
  type Imported,
  type ImportPreview,
  MOST_IMPORT_BYTES,
  MOST_PREVIEWED,
  type ReadCreature,
} from '#shared/api/bestiary.ts';
import { RodadaError } from '#shared/errors.ts';
import { type Message, message } from '#shared/text/message.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { currentCampaign, go } from '#renderer/state/app.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { attempt, errorMessage } from '#renderer/state/errors.ts';
import { sendPieces } from '#renderer/state/file-pieces.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';
import { bestiary, beginBestiary, find } from '#renderer/creatures/bestiary.svelte.ts';
import {
  eitherPlaces,
  firstChoice,
  type ImportChoice,
  picksOf,
  type PreviewFilter,
  replaceable,
  withFetched,
} from './import-preview.ts';
import { pickAll } from '#renderer/creatures/picks.ts';

interface ImportState extends ImportChoice {
  campaignId: string | null;
  text: string;
  /** Null until a text or file was read. */
  preview: ImportPreview | null;
  /** Those of the preview that have been looked at, by their places. */
  creatures: ReadonlyMap<number, ReadCreature>;
  picks: ReadonlySet<number>;
  replacing: ReadonlySet<number>;
  characters: ReadonlySet<number>;
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
  characters: new Set(),
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

/** Lets the narrator choose files or a folder, reads them and shows what was understood. */
export async function readFiles(campaignId: string, folder = false): Promise<void> {
  await read(() => call('imports:choose-file', { campaignId, folder }));
}

/** Reads files dropped on the window; what is too big together is refused before it is read. */
export async function takeDropped(files: readonly File[]): Promise<void> {
  const campaignId = currentCampaign()?.id;
  if (campaignId === undefined) return go({ screen: 'campaigns' });
  beginBestiary(campaignId);
  enterImport(campaignId);
  Object.assign(importing, { ...blank(campaignId), text: importing.text });
  bestiary.page = 'import';
  go({ screen: 'bestiary' });
  await read(async () => {
    const [only, ...others] = files;
    const whole = new Blob([...files]);
    if (whole.size > MOST_IMPORT_BYTES) throw tooBig();
    const parts = files.map(({ name, size }) => ({ name, size }));
    const named = others.length === 0 ? { fileName: only?.name ?? null } : { fileName: null, parts };
    return call('imports:read-bytes', { campaignId, ...named, ...(await sendPieces(whole)) });
  });
}

/** Skips all that the bestiary has, replaces it, or keeps both. */
export function treatRepeated(how: 'skip' | 'replace' | 'both'): void {
  if (importing.preview === null) return;
  const repeated = replaceable(importing.preview.marks);
  importing.picks = pickAll(importing.picks, repeated, how !== 'skip');
  importing.replacing = pickAll(importing.replacing, repeated, how === 'replace');
}

/** Has all that may be either come in as characters, as creatures, or as what they are in their files. */
export function treatAllAs(what: 'creatures' | 'characters' | 'as-file'): void {
  if (importing.preview === null) return;
  const { marks } = importing.preview;
  importing.characters =
    what === 'as-file'
      ? firstChoice(marks).characters
      : pickAll(importing.characters, eitherPlaces(marks), what === 'characters');
}

/** Has one come in as a character or as a creature, in the place of the bestiary's or beside it. */
export function treatAs(place: number, how: 'character' | 'creature' | 'replace'): void {
  importing.characters = pickAll(importing.characters, [place], how === 'character');
  importing.replacing = pickAll(importing.replacing, [place], how === 'replace');
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
  const picks = picksOf(count, importing);
  const stored = await attempt(() => call('imports:commit', { campaignId, reading, picks }));
  importing.busy = false;
  if (!stored) return;
  Object.assign(importing, blank(campaignId));
  Object.assign(bestiary, { page: 'creatures', search: '', tag: null, favourites: false });
  const allInParty = stored.characters === stored.count;
  if (allInParty) go({ screen: 'campaigns', tab: 'party' });
  else await find();
  toast(doneWords(stored), { undo: () => takeOut(campaignId, stored) });
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
    ...firstChoice(preview.marks),
    filter: 'all',
  });
  announce(summaryOf(preview));
}

async function takeOut(campaignId: string, { batch, count, characters }: Imported): Promise<void> {
  await attempt(async () => {
    await call('imports:undo', { campaignId, batch });
    toast(t(characters > 0 ? 'import.undoneSheets' : 'import.undone', { count }));
  });
}

function doneWords({ count, characters }: Imported): string {
  if (characters === 0) return t('import.done', { count });
  if (characters === count) return t('import.doneCharacters', { count });
  return t('import.doneSheets', { count, characters });
}

/** What was read, in one line: other programs' files hold sheets rather than creatures. */
export function summaryOf({ count, marks }: ImportPreview): string {
  return t(eitherPlaces(marks).length > 0 ? 'import.sheets' : 'import.summary', { count });
}

function tooBig(): RodadaError {
  return new RodadaError(
    'BAD_FILE',
    message('store.import.tooBig', { megabytes: MOST_IMPORT_BYTES / 1_000_000 }),
  );
}
