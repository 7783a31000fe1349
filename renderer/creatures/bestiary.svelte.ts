import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Creature } from '#shared/records/creature.ts';
import type { Unlisten } from '#shared/api/events.ts';
import type { TagCount } from '#shared/api/bestiary.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { RodadaError } from '#shared/errors.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { keepRead } from '#renderer/state/changes.ts';
import { attempt } from '#renderer/state/errors.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';
import { type CreatureForm, creatureForm, freshCreature, sameCreature } from './creature-form.ts';
import { dropWaiting } from '#renderer/pictures/pictures.svelte.ts';
import { forgetFound, look } from './found.svelte.ts';
import { noPicks, type Picks } from './selection.ts';

/** What was changed and is not saved yet, by key; kept while the app runs, wherever one goes. */
export const drafts = new SvelteMap<string, CreatureForm>();

/** Key of the draft of a campaign's creature that is not stored yet. */
export function newKey(campaignId: string | null): string {
  return `new ${campaignId ?? ''}`;
}

interface BestiaryState {
  campaignId: string | null;
  search: string;
  tag: string | null;
  favourites: boolean;
  /** Tags in use, with how many creatures carry each spelling. */
  tags: readonly TagCount[];
  /** Key of the creature in the editor: its id, `newKey`, or null. */
  openKey: string | null;
  /** The open creature as stored; null for a new one. */
  stored: Creature | null;
  /** The open creature is starred. */
  starred: boolean;
  /** Several are being picked; null while creatures are opened one by one. */
  picks: Picks | null;
  /** What stands on the screen: the creatures, or one of the two ways to bring in more. */
  page: 'creatures' | 'import' | 'pack';
}

/** The bestiary screen: kept while other screens are open, so that coming back finds everything as it was. */
export const bestiary: BestiaryState = $state(fresh(null));

/** Makes a campaign's bestiary the one shown; another campaign's starts from nothing. */
export function beginBestiary(campaignId: string): void {
  if (bestiary.campaignId === campaignId) return;
  forgetFound();
  Object.assign(bestiary, fresh(campaignId));
}

/** Shows a campaign's bestiary and keeps it as it is stored; gives the way to stop. */
export function watchBestiary(campaignId: string): Unlisten {
  untrack(() => beginBestiary(campaignId));
  return keepRead(['creatures'], read);
}

/** Reads the creatures that the search finds, the tags in use and the open creature. */
async function read(): Promise<void> {
  const { campaignId } = bestiary;
  if (campaignId === null) return;
  await Promise.all([
    find(),
    rereadOpen(),
    attempt(async () => {
      const tags = await call('creatures:tags', { campaignId });
      if (bestiary.campaignId === campaignId) bestiary.tags = tags;
    }),
  ]);
}

/** Reads the creatures that search, tag and star leave. */
export async function find(): Promise<void> {
  const { campaignId, search, tag, favourites } = bestiary;
  if (campaignId !== null) await look({ campaignId, search, tag, favourites });
}

/** Looks for something else: what is picked by a filter is picked no longer. */
export async function findOther(
  change: Partial<Pick<BestiaryState, 'search' | 'tag' | 'favourites'>>,
): Promise<void> {
  Object.assign(bestiary, change);
  if (bestiary.picks?.kind === 'all') bestiary.picks = noPicks();
  await find();
}

/** Opens a creature in the editor. */
export function openCreature(creature: Creature, starred = false): void {
  bestiary.openKey = creature.id;
  bestiary.stored = creature;
  bestiary.starred = starred;
}

/** Reads a creature and opens it in the editor. */
export async function openById(id: string): Promise<void> {
  const read = await attempt(() => call('creatures:read', { id }));
  if (!read) return;
  const { favourite, ...creature } = read;
  openCreature(creature, favourite);
}

/** The open creature as it is stored now; one that is gone closes. What is written in the editor stays. */
async function rereadOpen(): Promise<void> {
  const { openKey: id, stored } = bestiary;
  if (id === null || stored === null) return;
  const read = await attempt(() => readCreature(id));
  // Meanwhile another may have been opened, or this one saved.
  if (bestiary.openKey !== id || bestiary.stored !== stored) return;
  if (read === 'gone') bestiary.openKey = null;
  else if (read !== null) openCreature(read.creature, read.favourite);
}

async function readCreature(id: string): Promise<{ creature: Creature; favourite: boolean } | 'gone'> {
  try {
    const { favourite, ...creature } = await call('creatures:read', { id });
    return { creature, favourite };
  } catch (thrown) {
    if (thrown instanceof RodadaError && thrown.code === 'NOT_FOUND') return 'gone';
    throw thrown;
  }
}

/** Opens a new creature, or the one begun before. */
export function openNew(system: RuleSystem): void {
  const key = newKey(bestiary.campaignId);
  bestiary.openKey = key;
  bestiary.stored = null;
  if (drafts.has(key)) return;
  // A picture that waited for the one before it, put away or not given, isn't this one's.
  dropWaiting(key);
  drafts.set(key, freshCreature(system));
}

/** Keeps what is written in the editor; what is as stored again needs no draft. */
export function keepDraft(form: CreatureForm): void {
  const { openKey, stored } = bestiary;
  if (openKey === null) return;
  if (stored && sameCreature(form, creatureForm(stored))) drafts.delete(openKey);
  else drafts.set(openKey, form);
}

/** Drops the draft of the open creature; a new one is closed. Offers to take it back. */
export function discardDraft(): void {
  const { openKey: key, stored } = bestiary;
  const draft = key === null ? undefined : drafts.get(key);
  if (key === null || !draft) return;
  drafts.delete(key);
  if (stored === null) bestiary.openKey = null;
  toast(t('creature.discarded'), {
    undo: () => {
      drafts.set(key, draft);
      bestiary.openKey = key;
      bestiary.stored = stored;
    },
  });
}

/** Takes a stored creature for the open one, after it was saved. */
export function takeSaved(creature: Creature, key: string): void {
  drafts.delete(key);
  if (bestiary.openKey === key) openCreature(creature, bestiary.starred);
}

/** Says that a creature came back, and shows it. */
export async function showAgain(id: string): Promise<void> {
  await openById(id);
  if (bestiary.stored?.id === id) announce(t('creature.restored', { name: bestiary.stored.name }));
}

function fresh(campaignId: string | null): BestiaryState {
  return {
    campaignId,
    search: '',
    tag: null,
    favourites: false,
    tags: [],
    openKey: null,
    stored: null,
    starred: false,
    picks: null,
    page: 'creatures',
  };
}
