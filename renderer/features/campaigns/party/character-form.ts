import { type Character, characterDraft } from '#shared/api/campaigns.ts';
import type { JsonObject } from '#shared/json.ts';
import type { LastingFigures, RuleSystem } from '#shared/rules/system.ts';
import { faultsOf } from '#shared/schema/read.ts';
import { message } from '#shared/text/message.ts';
import { type FieldFaults, fieldErrors } from '#renderer/state/errors.ts';
import { sheetFaults } from '#renderer/sheet/sheet-faults.ts';

/** A character while it is being edited; figures are null where none is typed. */
export interface CharacterForm {
  readonly id: string | undefined;
  readonly campaignId: string;
  readonly name: string;
  readonly hp: { readonly current: number | null; readonly max: number | null };
  readonly sheet: JsonObject;
  readonly notes: string;
}

/** Where the rules say nothing of how many points one begins with. */
const USUAL_POINTS = 10;

/** A character's form, filled in, or with the system's defaults for a new one. */
export function characterForm(
  system: RuleSystem,
  campaignId: string,
  character: Character | null,
): CharacterForm {
  if (character) return { ...character };
  const points = system.health.startsWith ?? USUAL_POINTS;
  const hp = { current: points, max: points };
  return { id: undefined, campaignId, name: '', hp, sheet: system.sheet.parse({}), notes: '' };
}

/** Another maximum; points that stood at the maximum go along with it. */
export function withMaximum(form: CharacterForm, max: number | null): CharacterForm {
  const current = form.hp.current === form.hp.max ? max : form.hp.current;
  return { ...form, hp: { current, max } };
}

/** What keeps a character from being saved: outside its sheet, and within it. */
export interface CharacterFaults {
  readonly own: FieldFaults;
  readonly sheet: FieldFaults;
}

/** The points and the sheet of a form, or null while something is wrong with them. */
export function figuresOf({ hp, sheet }: CharacterForm, faults: CharacterFaults): LastingFigures | null {
  const { current, max } = hp;
  const wrong = Object.keys(faults.sheet).length > 0 || 'hp.current' in faults.own;
  return wrong || current === null || max === null ? null : { hp: { current, max }, sheet };
}

/** Looks for what keeps a character from being saved. */
export function characterFaults(system: RuleSystem, form: CharacterForm): CharacterFaults {
  const { current, max } = form.hp;
  const overMax: FieldFaults =
    current !== null && max !== null && current > max
      ? { 'hp.current': message('party.overMax', { max }) }
      : {};
  return {
    own: { ...fieldErrors(...faultsOf(characterDraft, form)), ...overMax },
    sheet: sheetFaults(system.sheet, form.sheet),
  };
}

/** The form as main takes it, or null while something is wrong outside the sheet. */
export function characterToSave(form: CharacterForm) {
  const read = characterDraft.safeParse(form);
  return read.success ? read.data : null;
}
