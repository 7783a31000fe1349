import type { ObjectTables } from '#shared/api/objects.ts';
import { encounterText } from '#shared/encounter-text/encounter-text.ts';
import type { EncounterObject } from '#shared/records/encounter.ts';
import { offersOf } from '#shared/rules/kit/offers.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { app } from '#renderer/state/app.svelte.ts';
import { copyText } from '#renderer/state/copy-text.ts';
import { attempt } from '#renderer/state/errors.ts';
import { t } from '#renderer/state/text.svelte.ts';
import type { EncounterForm } from '#renderer/encounters/encounter-form.ts';
import { encounters } from '#renderer/encounters/encounters.svelte.ts';
import { sceneObjectFigures } from './scene/scene-object.ts';

/** Puts an encounter as it stands on the screen on the clipboard, as text to paste. */
export async function copyEncounter(form: EncounterForm, system: RuleSystem): Promise<void> {
  const { creatures, characters, tables } = encounters;
  const told = {
    encounter: form,
    system,
    creatures,
    party: characters.filter(({ id }) => form.party.includes(id)).map(({ name }) => name),
    scene: offersOf(system).scene && tables ? form.objects.map((object) => objectLine(object, tables)) : [],
  };
  await attempt(() =>
    copyText(encounterText(told, app.settings.locale), t('encounter.textCopied', { name: form.name })),
  );
}

/** An object of the scene: "2 × Porta: ND 15 · 20 PV · RD 5". */
function objectLine(object: EncounterObject, tables: ObjectTables): string {
  const name = object.name.trim() || t('encounter.newObject');
  const count = object.quantity;
  const who = count === 1 ? name : t('encounter.text.several', { count, name });
  const figures = sceneObjectFigures(object, tables);
  return figures === null ? who : `${who}: ${t('encounter.objectFigures', { ...figures.stats })}`;
}
