import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { recoverableOf } from '#shared/rules/heroes-d20/attack/choices.ts';
import { RESISTANCES, skillsOf, type Skill } from '#shared/rules/heroes-d20/sheet/skills.ts';

/** A check of a skill, a resistance, or a try at being rid of a condition (H7, H26). */
export type CheckKind = 'skill' | 'resist' | 'recover';

/** A check about to be rolled. */
export interface AskedCheck {
  readonly kind: CheckKind;
  readonly who: Combatant;
  readonly skill: string;
  /** Null: as the skill goes, Vontade against the mind (H7). */
  readonly mental: boolean | null;
  /** The condition to be rid of; null for the first. */
  readonly condition: string | null;
  /** Null: the table's for a recovery; else the narrator judges. */
  readonly difficulty: number | null;
  readonly bonus: number;
}

/** The skills a kind of check may use: any, or the three one resists with (H7, H26). */
export function skillsFor(kind: CheckKind, who: Combatant): readonly Skill[] {
  const skills = skillsOf(who);
  return kind === 'resist' ? skills.filter(({ id }) => RESISTANCES.some((one) => one === id)) : skills;
}

/** The skill of the check: the one chosen where it may be used, else the first. */
export function skillFor(kind: CheckKind, who: Combatant, wanted: string): string {
  const skills = skillsFor(kind, who);
  return (skills.find(({ id }) => id === wanted) ?? skills[0])?.id ?? wanted;
}

/** The condition to be rid of: the one chosen while it is there, else the first; null for none (H7). */
export function conditionOf({ who, condition }: Pick<AskedCheck, 'who' | 'condition'>): string | null {
  const held = recoverableOf(who);
  return held.find((id) => id === condition) ?? held[0] ?? null;
}

/** Whether a resistance is against the mind (H7). */
export function isMental({ mental, skill }: Pick<AskedCheck, 'mental' | 'skill'>): boolean {
  return mental ?? skill === 'will';
}

/** The command of a check; null for a recovery from nothing (H7, H26). */
export function checkCommand(asked: AskedCheck): HeroesCommand | null {
  const { kind, who, skill, difficulty, bonus } = asked;
  const combatant = who.id;
  switch (kind) {
    case 'skill':
      return { type: 'test', combatant, skill, difficulty, bonus };
    case 'resist':
      return { type: 'test', kind, combatant, skill, difficulty, bonus, mental: isMental(asked) };
    case 'recover': {
      const condition = conditionOf(asked);
      if (condition === null) return null;
      return { type: 'recover', combatant, condition, bonus, difficulty: difficulty ?? undefined };
    }
  }
}
