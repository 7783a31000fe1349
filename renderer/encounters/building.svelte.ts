import { SvelteMap } from 'svelte/reactivity';
import type { Encounter } from '#shared/records/encounter.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { showError } from '#renderer/state/errors.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { type Autosave, createAutosave, type SaveState } from '#renderer/state/autosave.ts';
import { type EncounterForm, formOf, toStore } from './encounter-form.ts';
import { encounters, putEncounter } from './encounters.svelte.ts';

const REST_MS = 350;

/** Encounters being built and not yet known to be on disk, by id. */
const forms = new SvelteMap<string, EncounterForm>();
const states = new SvelteMap<string, SaveState>();
const autosaves = new SvelteMap<string, Autosave<EncounterForm>>();

/** An encounter as it is being built: with what was changed and is not stored yet. */
export function formFor(encounter: Encounter): EncounterForm {
  return forms.get(encounter.id) ?? formOf(encounter);
}

/** Whether an encounter is on disk as it stands on the screen. */
export function saveStateOf(id: string): SaveState {
  return states.get(id) ?? 'saved';
}

/** Changes an encounter, open or not, from what it is now; it saves itself. One that is gone stays as it is. */
export function changeEncounter(id: string, update: (form: EncounterForm) => EncounterForm): void {
  const stored = storedEncounter(id);
  if (!stored) return;
  const next = update(formFor(stored));
  forms.set(id, next);
  autosaveOf(id).change(next);
}

/** Saves what is waiting of an encounter; true when all of it is on disk. */
export async function flushEncounter(id: string): Promise<boolean> {
  const done = await autosaveOf(id).flush();
  if (done) forms.delete(id);
  return done;
}

function autosaveOf(id: string): Autosave<EncounterForm> {
  const known = autosaves.get(id);
  if (known) return known;
  const autosave = createAutosave<EncounterForm>({
    save: async (form) => {
      const lastName = storedEncounter(id)?.name ?? form.name;
      putEncounter(await call('encounters:save', toStore(form, lastName, t('encounter.newObject'))));
    },
    onState: (state) => states.set(id, state),
    onError: showError,
    rest: REST_MS,
  });
  autosaves.set(id, autosave);
  return autosave;
}

function storedEncounter(id: string): Encounter | undefined {
  return encounters.list?.find((encounter) => encounter.id === id);
}
