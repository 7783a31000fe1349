import type { Term } from '#shared/combat/events.ts';
import type { Pool, RolledPool } from './pool.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** The kept die of a pool, with all that were rolled (N1). */
export function poolTerm({ count, keep }: Pool, { kept, dice }: RolledPool): Term {
  const label = ritualsMessage(keep === 'best' ? 'term.best' : 'term.worst', { count });
  return { label, value: kept, rule: 'N1', dice };
}

/** The labels that several rolls use, made once. */
export const LABELS = {
  attack: ritualsMessage('sum.attack'),
  difficulty: ritualsMessage('sum.difficulty'),
  damage: ritualsMessage('sum.damage'),
  test: ritualsMessage('sum.test'),
  opposed: ritualsMessage('sum.opposed'),
  skill: ritualsMessage('term.skill'),
  modifier: ritualsMessage('term.modifier'),
  defense: ritualsMessage('term.defense'),
  constitution: ritualsMessage('skill.constitution'),
  dexterity: ritualsMessage('skill.dexterity'),
} as const;
