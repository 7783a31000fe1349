import type { Term } from '#shared/combat/events.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import {
  SKILL_ATTRIBUTES,
  SKILL_LABELS,
  type Attribute,
  type Skill,
} from '#shared/rules/rituals-d20/sheet/attributes.ts';
import { checkEffects } from '#shared/rules/rituals-d20/conditions/counted-conditions.ts';
import { NO_TERMS, type Roller } from './pool-check.ts';
import { sheetSlot, type Weapon } from '#shared/rules/rituals-d20/sheet/sheet.ts';

/** What the narrator and the act add to a check. */
export interface Added {
  readonly modifier: number;
  readonly extraDice?: number;
  readonly terms?: readonly Term[];
}

/** A combatant's side of a check of a named skill, with the attribute that goes with it or another (N1). */
export function rollerOf(
  combatant: Combatant,
  skill: Skill,
  { modifier, extraDice = 0, terms = NO_TERMS }: Added,
  attribute: Attribute = SKILL_ATTRIBUTES[skill],
): Roller {
  const read = sheetSlot.read(combatant.sheet);
  return counting(combatant, {
    attribute: read[attribute],
    skill: read[skill],
    extraDice,
    modifier,
    label: SKILL_LABELS[skill],
    terms,
  });
}

/** A combatant's side of an attack check with a weapon (N6). */
export function weaponRoller(combatant: Combatant, weapon: Weapon, added: Added): Roller {
  const { skill, attribute } = weaponCheck(weapon);
  return rollerOf(combatant, skill, added, attribute);
}

/** The skill and the attribute a weapon is used with: its own, or Luta with Força for melee and Pontaria with Agilidade for ranged (N6). */
export function weaponCheck({ kind, skill, attribute }: Weapon): {
  readonly skill: Skill;
  readonly attribute: Attribute;
} {
  const used = skill === 'by-kind' ? (kind === 'melee' ? 'fighting' : 'aim') : skill;
  return {
    skill: used,
    attribute: attribute === 'by-kind' ? (kind === 'melee' ? 'strength' : 'agility') : attribute,
  };
}

/** One's side of a check of a skill that only the sheet knows, or null when it doesn't (N1). */
export function extraSkillRoller(
  combatant: Combatant,
  id: string,
  { modifier, extraDice = 0, terms = NO_TERMS }: Added,
  attribute: Attribute | null,
): Roller | null {
  const read = sheetSlot.read(combatant.sheet);
  const skill = read.skills.find((one) => one.id === id);
  if (skill === undefined) return null;
  const label: Message = { plain: skill.name };
  return counting(combatant, {
    attribute: read[attribute ?? skill.attribute],
    skill: skill.bonus,
    extraDice,
    modifier,
    label,
    terms,
  });
}

/** A side of a check with what conditions add to any check of its bearer's. */
function counting(combatant: Combatant, roller: Roller): Roller {
  const { dice, terms } = checkEffects(combatant);
  return terms.length === 0
    ? roller
    : { ...roller, extraDice: roller.extraDice + dice, terms: [...roller.terms, ...terms] };
}
