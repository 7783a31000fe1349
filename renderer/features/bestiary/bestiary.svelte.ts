import { SvelteMap } from 'svelte/reactivity';
import type { Creature } from '../../../shared/api/bestiary.ts';
import type { RuleSystem } from '../../../shared/rules/system.ts';
import { announce } from '../../state/announce.svelte.ts';
import { call } from '../../state/bridge.svelte.ts';
import { attempt } from '../../state/errors.ts';
import { t } from '../../state/text.svelte.ts';
import { toast } from '../../state/toasts.svelte.ts';
import { type CreatureForm, creatureForm, freshCreature, sameCreature } from './creature-form.ts';
import { createLatest } from './latest.ts';

/** What was changed and is not saved yet, by key; kept while the app runs, wherever one goes. */
export const drafts = new SvelteMap<string, CreatureForm>();

/** Key of the draft of a campaign's creature that is not stored yet. */
export function newKey(campaignId: string | null): string {
  return `new ${campaignId ?? ''}`;
}

interface BestiaryState {
  campaignId: string | null;
  /** What the search gives; null until the first answer. */
  creatures: readonly Creature[] | null;
  search: string;
  tag: string | null;
  /** Key of the creature in the editor: its id, `newKey`, or null. */
  openKey: string | null;
  /** The open creature as stored; null for a new one. */
  stored: Creature | null;
  /** What stands on the screen: the creatures, or one of the two ways to bring in more. */
  page: 'creatures' | 'import' | 'pack';
}

/** The bestiary screen: kept while other screens are open, so that coming back finds everything as it was. */
export const bestiary: BestiaryState = $state(fresh(null));

const latest = createLatest();

/** Shows a campaign's bestiary; another campaign's starts from nothing. */
export async function showBestiary(campaignId: string): Promise<void> {
  if (bestiary.campaignId !== campaignId) Object.assign(bestiary, fresh(campaignId));
  await reload();
}

/** Reads the creatures that the search finds; an answer that comes late changes nothing. */
export async function reload(): Promise<void> {
  const { campaignId, search } = bestiary;
  if (campaignId === null) return;
  const found = attempt(() => call('creatures:list', { campaignId, search: search.trim() }));
  await latest(found, (creatures) => {
    if (creatures) bestiary.creatures = creatures;
  });
}

/** Opens a creature in the editor. */
export function openCreature(creature: Creature): void {
  bestiary.openKey = creature.id;
  bestiary.stored = creature;
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
  if (bestiary.openKey === key) openCreature(creature);
  await reload();
}

/** Removes a creature at once and offers to bring it back. */
export async function removeCreature({ id, name }: Creature): Promise<void> {
  const removed = await attempt(async () => {
    await call('creatures:remove', { id });
    return true;
  });
  if (!removed) return;
  if (bestiary.openKey === id) bestiary.openKey = null;
  await reload();
  toast(t('creature.removed', { name }), { undo: () => restoreCreature(id) });
}

/** Closes the creature in the editor when it is one of those taken out. */
export function closeIfAmong(ids: readonly string[]): void {
  if (bestiary.openKey !== null && ids.includes(bestiary.openKey)) bestiary.openKey = null;
}

async function restoreCreature(id: string): Promise<void> {
  const back = await attempt(() => call('creatures:restore', { id }));
  if (!back) return;
  openCreature(back);
  announce(t('creature.restored', { name: back.name }));
  await reload();
}

function fresh(campaignId: string | null): BestiaryState {
  return {
    campaignId,
    creatures: null,
    search: '',
    tag: null,
    openKey: null,
    stored: null,
    page: 'creatures',
  };
}
