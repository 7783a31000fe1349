import { SvelteMap } from 'svelte/reactivity';
import type { Creature } from '#shared/records/creature.ts';
import type { TagCount } from '#shared/api/bestiary.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { attempt } from '#renderer/state/errors.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';
import { type CreatureForm, creatureForm, freshCreature, sameCreature } from './creature-form.ts';
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

/** Shows a campaign's bestiary; another campaign's starts from nothing. */
export async function showBestiary(campaignId: string): Promise<void> {
  if (bestiary.campaignId !== campaignId) {
    forgetFound();
    Object.assign(bestiary, fresh(campaignId));
  }
  await reload();
}

/** Reads the creatures that the search finds, and the tags in use. */
export async function reload(): Promise<void> {
  const { campaignId } = bestiary;
  if (campaignId === null) return;
  await Promise.all([
    find(),
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

/** Opens a new creature, or the one begun before. */
export function openNew(system: RuleSystem): void {
  const key = newKey(bestiary.campaignId);
  bestiary.openKey = key;
  bestiary.stored = null;
  if (!drafts.has(key)) drafts.set(key, freshCreature(system));
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
export async function takeSaved(creature: Creature, key: string): Promise<void> {
  drafts.delete(key);
  if (bestiary.openKey === key) openCreature(creature, bestiary.starred);
  await reload();
}

/** Closes the creature in the editor when it is one of those taken out. */
export function closeIfAmong(ids: readonly string[]): void {
  if (bestiary.openKey !== null && ids.includes(bestiary.openKey)) bestiary.openKey = null;
}

/** Says that a creature came back, and shows it. */
export async function showAgain(id: string): Promise<void> {
  await openById(id);
  if (bestiary.stored?.id === id) announce(t('creature.restored', { name: bestiary.stored.name }));
  await reload();
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
