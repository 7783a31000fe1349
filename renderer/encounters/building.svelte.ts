import { SvelteMap } from 'svelte/reactivity';
import type { Encounter } from '#shared/records/encounter.ts';
import { sameJson } from '#shared/three-way-merge.ts';
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

/** An encounter as it is being built: with what was changed and is not stored yet, else as it is stored by now. */
export function formFor(encounter: Encounter): EncounterForm {
  const form = forms.get(encounter.id);
  if (form === undefined) return formOf(encounter);
  const isOlder = saveStateOf(encounter.id) === 'saved' && !isStoredAs(form, encounter);
  return isOlder ? formOf(encounter) : form;
}

/** Whether a form says what is stored, so that what is being typed in it can stay as it stands. */
function isStoredAs(form: EncounterForm, encounter: Encounter): boolean {
  return sameJson({ ...toStore(form, encounter.name, t('encounter.newObject')) }, { ...formOf(encounter) });
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
