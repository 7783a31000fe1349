import { untrack } from 'svelte';
import type { Creature } from '#shared/records/creature.ts';
import type { Character } from '#shared/api/campaigns.ts';
import type { Unlisten } from '#shared/api/events.ts';
import type { Encounter } from '#shared/records/encounter.ts';
import type { ObjectTables } from '#shared/api/objects.ts';
import { freeName } from '#shared/campaign-file/free-name.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { go } from '#renderer/state/app.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { keepRead } from '#renderer/state/changes.ts';
import { attempt } from '#renderer/state/errors.ts';
import { byName, t } from '#renderer/state/text.svelte.ts';
import { copyPicture } from '#renderer/pictures/pictures.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';

/** A creature or a character that can't be read. */
type Damaged = Pick<Creature, 'id' | 'name'>;

interface EncountersState {
  campaignId: string | null;
  /** Null until read. */
  list: readonly Encounter[] | null;
  /** The creatures that encounters have, and those just put into one. */
  creatures: readonly Creature[];
  /** Those whom encounters have and who can't be read, by their names. */
  damaged: readonly Damaged[];
  /** Null until read. */
  tables: ObjectTables | null;
  characters: readonly Character[];
  /** The ready encounters of the starter pack stand in the list's place. */
  browsing: boolean;
}

/** The encounters screen: a campaign's encounters, and who can be put into them. */
export const encounters: EncountersState = $state(fresh(null));

/** Creatures put into an encounter that is yet to be saved: they stand in no stored one. */
let learnt: readonly Creature[] = [];

/** Shows a campaign's encounters and keeps them as they are stored, with who can be in them; gives the way to stop. */
export function watchEncounters(campaignId: string): Unlisten {
  untrack(() => {
    if (encounters.campaignId === campaignId) return;
    Object.assign(encounters, fresh(campaignId));
    learnt = [];
  });
  return keepRead(['encounters', 'creatures', 'characters', 'objects'], () => read(campaignId));
}

async function read(campaignId: string): Promise<void> {
  const [list, creatures, characters, tables] = await Promise.all([
    call('encounters:list', { campaignId }),
    call('encounters:creatures', { campaignId }),
    call('characters:list', { campaignId }),
    call('objects:tables', { campaignId }),
  ]);
  const damaged = await damagedIn(campaignId, list, [...creatures, ...characters]);
  if (encounters.campaignId !== campaignId) return;
  learnt = learnt.filter((one) => !creatures.some(({ id }) => id === one.id));
  Object.assign(encounters, { list, creatures: [...creatures, ...learnt], damaged, characters, tables });
}

/** The damaged ones of encounters; asked for only where somebody is missing. */
async function damagedIn(
  campaignId: string,
  list: readonly Encounter[],
  readable: readonly { readonly id: string }[],
): Promise<readonly Damaged[]> {
  const there = new Set(readable.map(({ id }) => id));
  const named = list.flatMap(({ pieces, party }) => [
    ...pieces.map(({ creatureId }) => creatureId),
    ...party,
  ]);
  if (named.every((id) => there.has(id))) return [];
  const rows = await call('damage:list', { campaignId, tables: ['creatures', 'characters'] });
  return rows.map(({ key: id, name }) => ({ id, name }));
}

/** Makes an encounter with the whole party in it and opens it. */
export async function newEncounter(campaignId: string): Promise<void> {
  const name = t('encounters.newName', { number: (encounters.list?.length ?? 0) + 1 });
  const party = encounters.characters.map(({ id }) => id);
  const made = await attempt(() =>
    call('encounters:save', { campaignId, name, pieces: [], party, objects: [] }),
  );
  if (!made) return;
  putEncounter(made);
  go({ screen: 'encounters', encounterId: made.id });
}

/** Reads a creature just put into an encounter, unless it is known already. */
export async function learnCreature(id: string): Promise<void> {
  if (encounters.creatures.some((one) => one.id === id)) return;
  const creature = await attempt(() => call('creatures:read', { id }));
  if (creature === null || creature.campaignId !== encounters.campaignId) return;
  learnt = [...learnt.filter((one) => one.id !== id), creature];
  encounters.creatures = [...encounters.creatures.filter((one) => one.id !== id), creature];
}

/** Makes a copy of an encounter under a name of its own, opens it, and offers to take it out again. */
export async function duplicateEncounter({ id, ...encounter }: Encounter): Promise<void> {
  const taken = (encounters.list ?? []).map(({ name }) => name);
  const name = freeName(encounter.name, taken);
  const { pieces, party, objects } = encounter;
  const copy = { ...encounter, name, pieces: [...pieces], party: [...party], objects: [...objects] };
  const made = await attempt(() => call('encounters:save', copy));
  if (!made) return;
  await copyPicture({ kind: 'encounter', id }, made.id);
  putEncounter(made);
  go({ screen: 'encounters', encounterId: made.id });
  toast(t('encounters.duplicated', { name }), {
    undo: async () => {
      go({ screen: 'encounters', encounterId: id });
      await attempt(() => call('encounters:remove', { id: made.id }));
      encounters.list = (encounters.list ?? []).filter((one) => one.id !== made.id);
    },
  });
}

/** Takes an encounter as it is stored now. */
export function putEncounter(encounter: Encounter): void {
  if (encounters.campaignId !== encounter.campaignId) return;
  const others = (encounters.list ?? []).filter(({ id }) => id !== encounter.id);
  encounters.list = byName([...others, encounter]);
}

/** Removes an encounter at once and offers to bring it back. */
export async function removeEncounter({ id, name }: Pick<Encounter, 'id' | 'name'>): Promise<void> {
  const removed = await attempt(async () => {
    await call('encounters:remove', { id });
    return true;
  });
  if (!removed) return;
  encounters.list = (encounters.list ?? []).filter((one) => one.id !== id);
  toast(t('encounters.removed', { name }), { undo: () => restoreEncounter(id) });
}

async function restoreEncounter(id: string): Promise<void> {
  const back = await attempt(() => call('encounters:restore', { id }));
  if (!back) return;
  putEncounter(back);
  announce(t('encounters.restored', { name: back.name }));
}

function fresh(campaignId: string | null): EncountersState {
  return {
    campaignId,
    list: null,
    creatures: [],
    damaged: [],
    tables: null,
    characters: [],
    browsing: false,
  };
}
