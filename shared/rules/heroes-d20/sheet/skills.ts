import type { Combatant } from '#shared/combat/state.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { sheetSlot } from './sheet.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

/** The skills of every sheet, in the order of the form. */
const SKILLS = [
  'fighting',
  'aim',
  'fortitude',
  'reflex',
  'will',
  'initiative',
  'control',
  'deception',
  'acrobatics',
  'perception',
  'athletics',
] as const;

/** The skills one resists with (H7). */
export const RESISTANCES = ['fortitude', 'reflex', 'will'] as const;

/** A skill of somebody: its word and its bonus. */
export interface Skill {
  readonly id: string;
  readonly label: Message;
  readonly bonus: number;
}

/** Every skill of a combatant: those of every sheet, then those the narrator added. */
export function skillsOf({ sheet: raw }: Combatant): readonly Skill[] {
  const sheet = sheetSlot.read(raw);
  return [
    ...SKILLS.map((id) => ({ id, label: heroesMessage(`form.${id}`), bonus: sheet[id] })),
    ...sheet.skills.map(({ id, name, bonus }) => ({ id, label: plain(name === '' ? id : name), bonus })),
  ];
}

/** The skill of an id, or null; one of every sheet goes before one the narrator gave the same id. */
export function skillOf(combatant: Combatant, id: string): Skill | null {
  return skillsOf(combatant).find((one) => one.id === id) ?? null;
}
