import type { Term } from '#shared/combat/events.ts';
import type { Pool, RolledPool } from './pool.ts';
import { say } from '#shared/rules/rituals-d20/words/texts.ts';

/** The kept die of a pool, with all that were rolled (N1). */
export function poolTerm({ count, keep }: Pool, { kept, dice }: RolledPool): Term {
  const label = say(keep === 'best' ? 'term.best' : 'term.worst', { count });
  return { label, value: kept, rule: 'N1', dice };
}

/** The labels that several rolls use, made once. */
export const LABELS = {
  attack: say('sum.attack'),
  difficulty: say('sum.difficulty'),
  damage: say('sum.damage'),
  test: say('sum.test'),
  opposed: say('sum.opposed'),
  skill: say('term.skill'),
  modifier: say('term.modifier'),
  defense: say('term.defense'),
  constitution: say('skill.constitution'),
  dexterity: say('skill.dexterity'),
} as const;
