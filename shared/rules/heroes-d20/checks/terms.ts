import type { Term } from '#shared/combat/events.ts';
import { NO_DICE } from '#shared/dice/roll-expression.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

const D20 = heroesMessage('term.d20');
/** A d20 showing each natural, made once: every roll of the system has one. */
const D20_SHOWING = Array.from({ length: 21 }, (_, natural) => [{ sides: 20, natural, kept: true }]);

/** The d20 of a roll. */
export function d20Term(natural: number, rule: string): Term {
  return { label: D20, value: natural, rule, dice: D20_SHOWING[natural] ?? NO_DICE };
}

/** The labels that several rolls use, made once. */
export const LABELS = {
  armorClass: heroesMessage('term.armorClass'),
  mentalArmor: heroesMessage('term.mentalArmor'),
  difficulty: heroesMessage('sum.difficulty'),
  bonus: heroesMessage('term.bonus'),
  power: heroesMessage('term.power'),
  attack: heroesMessage('sum.attack'),
  defense: heroesMessage('sum.defense'),
  damage: heroesMessage('sum.damage'),
  test: heroesMessage('sum.test'),
  opposed: heroesMessage('sum.opposed'),
  fighting: heroesMessage('term.fighting'),
} as const;
