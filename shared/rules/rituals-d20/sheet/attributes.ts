import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** The attributes, each the size of a pool of d20 (N1). */
export const ATTRIBUTES = ['agility', 'strength', 'intellect', 'presence', 'vigor'] as const;

/** An attribute: how many d20 a check with it rolls (N1). */
export type Attribute = (typeof ATTRIBUTES)[number];

/** The skills the rules name; a sheet may have more. */
export const SKILLS = [
  'fighting',
  'aim',
  'initiative',
  'athletics',
  'deception',
  'constitution',
  'dexterity',
] as const;

/** A skill the rules name: what a check with it adds to the kept die (N1). */
export type Skill = (typeof SKILLS)[number];

/**
 * The attribute whose pool goes with each skill unless the table says another. The source gives Pontaria's and
 * Iniciativa's; the others go by what they are about.
 */
export const SKILL_ATTRIBUTES: { readonly [S in Skill]: Attribute } = {
  fighting: 'strength',
  aim: 'agility',
  initiative: 'agility',
  athletics: 'strength',
  deception: 'presence',
  constitution: 'vigor',
  dexterity: 'agility',
};

/** The skills in words. */
export const SKILL_LABELS = {
  fighting: ritualsMessage('skill.fighting'),
  aim: ritualsMessage('skill.aim'),
  initiative: ritualsMessage('skill.initiative'),
  athletics: ritualsMessage('skill.athletics'),
  deception: ritualsMessage('skill.deception'),
  constitution: ritualsMessage('skill.constitution'),
  dexterity: ritualsMessage('skill.dexterity'),
} as const;

/** The attributes as sheets abbreviate them. */
export const ATTRIBUTE_LABELS = {
  agility: ritualsMessage('attribute.agility'),
  strength: ritualsMessage('attribute.strength'),
  intellect: ritualsMessage('attribute.intellect'),
  presence: ritualsMessage('attribute.presence'),
  vigor: ritualsMessage('attribute.vigor'),
} as const;
