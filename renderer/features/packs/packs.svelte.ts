import type { OfferedEncounter, OfferedPack } from '#shared/api/packs.ts';
import type { Message } from '#shared/text/message.ts';
import { go } from '#renderer/state/app.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { attempt, errorMessage } from '#renderer/state/errors.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';
import { pickAll } from '#renderer/creatures/picks.ts';
import { flushEncounter } from '#renderer/encounters/building.svelte.ts';
import { encounters } from '#renderer/encounters/encounters.svelte.ts';

interface PacksState {
  campaignId: string | null;
  /** Null until read. */
  pack: OfferedPack | null;
  /** Ids of the creatures picked. */
  picks: ReadonlySet<string>;
  search: string;
  tag: string | null;
  busy: boolean;
  /** Why there is no pack to show. */
  fault: Message | null;
}

const blank = (campaignId: string | null): PacksState => ({
  campaignId,
  pack: null,
  picks: new Set(),
  search: '',
  tag: null,
  busy: false,
  fault: null,
});

/** The starter pack of the campaign's system as it is being looked through; kept while other screens are open. */
export const packs: PacksState = $state(blank(null));

/** Reads the pack, and what of it the campaign has by now. */
export async function readPack(campaignId: string): Promise<void> {
  if (packs.campaignId !== campaignId) Object.assign(packs, blank(campaignId));
  try {
    const pack = await call('packs:read', { campaignId });
    if (packs.campaignId === campaignId) show(pack);
  } catch (thrown) {
    if (packs.campaignId === campaignId) packs.fault = errorMessage(thrown);
  }
}

/** Tags are words of the language: one that was filtered by isn't there in another. */
function show(pack: OfferedPack): void {
  const tag = packs.pack?.locale === pack.locale ? packs.tag : null;
  Object.assign(packs, { pack, tag, fault: null });
}

/** Puts the picked creatures into the bestiary, all or none, and offers to take them out again. */
export async function addPicked(campaignId: string): Promise<void> {
  const { pack, picks } = packs;
  const creatures = pack?.creatures.filter(({ id }) => picks.has(id)).map(({ id }) => id) ?? [];
  const added = await once(() => call('packs:add-creatures', { campaignId, creatures }));
  if (!added) return;
  packs.picks = pickAll(packs.picks, creatures, false);
  const count = added.length;
  toast(t('pack.added', { count }), {
    undo: async () => {
      const addition = { creatures: added.map(({ id }) => id), encounter: null };
      await takeBack(addition, t('import.undone', { count }));
    },
  });
}

/** Puts an encounter of the pack among the campaign's, with what creatures it lacks; offers to take it out again. */
export async function addEncounter(campaignId: string, { id, name }: OfferedEncounter): Promise<void> {
  const added = await once(() => call('packs:add-encounter', { campaignId, encounter: id }));
  if (!added) return;
  const count = added.creatures.length;
  toast(count > 0 ? t('pack.encounterAddedWith', { name, count }) : t('pack.encounterAdded', { name }), {
    undo: async () => {
      const addition = { creatures: added.creatures.map((one) => one.id), encounter: added.encounter.id };
      await takeBack(addition, t('pack.encounterTakenBack', { name }));
    },
  });
}

/** Opens an encounter that came from the pack; from there one goes back to the list. */
export function openAdded(encounterId: string): void {
  encounters.browsing = false;
  go({ screen: 'encounters', encounterId });
}

interface Addition {
  readonly creatures: string[];
  readonly encounter: string | null;
}

async function takeBack(addition: Addition, words: string): Promise<void> {
  await attempt(async () => {
    // What was changed of it meanwhile is stored first: saved later it would find nothing to go to.
    if (addition.encounter !== null) await flushEncounter(addition.encounter);
    await call('additions:take-back', addition);
    toast(words);
  });
}

/** One addition at a time: a second click while the first is under way does nothing. */
async function once<T>(ask: () => Promise<T>): Promise<T | null> {
  if (packs.busy) return null;
  packs.busy = true;
  const answer = await attempt(ask);
  packs.busy = false;
  return answer;
}
