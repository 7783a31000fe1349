import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { recoverableOf } from '#shared/rules/heroes-d20/attack/choices.ts';
import { RESISTANCES, skillsOf, type Skill } from '#shared/rules/heroes-d20/sheet/skills.ts';

/** A test of a skill, a resistance, or a try at being rid of a condition (H7, H26). */
export type TestKind = 'skill' | 'resist' | 'recover';

/** A test about to be rolled. */
export interface AskedTest {
  readonly kind: TestKind;
  readonly tester: Combatant;
  readonly skill: string;
  /** Null: as the skill goes, Vontade against the mind (H7). */
  readonly mental: boolean | null;
  /** The condition to be rid of; null for the first. */
  readonly condition: string | null;
  /** Null: the table's for a recovery; else the narrator judges. */
  readonly difficulty: number | null;
  readonly bonus: number;
}

/** The skills a kind of test may use: any, or the three one resists with (H7, H26). */
export function skillsFor(kind: TestKind, tester: Combatant): readonly Skill[] {
  const skills = skillsOf(tester);
  return kind === 'resist' ? skills.filter(({ id }) => RESISTANCES.some((one) => one === id)) : skills;
}

/** The skill tested: the one chosen where it may be used, else the first. */
export function skillFor(kind: TestKind, tester: Combatant, wanted: string): string {
  const skills = skillsFor(kind, tester);
  return (skills.find(({ id }) => id === wanted) ?? skills[0])?.id ?? wanted;
}

/** The condition to be rid of: the one chosen while it is there, else the first; null for none (H7). */
export function conditionOf({ tester, condition }: Pick<AskedTest, 'tester' | 'condition'>): string | null {
  const held = recoverableOf(tester);
  return held.find((id) => id === condition) ?? held[0] ?? null;
}

/** Whether a resistance is against the mind (H7). */
export function isMental({ mental, skill }: Pick<AskedTest, 'mental' | 'skill'>): boolean {
  return mental ?? skill === 'will';
}

/** The command of a test; null for a recovery from nothing (H7, H26). */
export function testCommand(asked: AskedTest): HeroesCommand | null {
  const { kind, tester, skill, difficulty, bonus } = asked;
  const combatant = tester.id;
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
