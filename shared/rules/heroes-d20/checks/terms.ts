import type { Term } from '#shared/combat/events.ts';
import { NO_DICE } from '#shared/dice/roll-expression.ts';
import { say } from '#shared/rules/heroes-d20/words/texts.ts';

const D20 = say('term.d20');
/** A d20 showing each natural, made once: every roll of the system has one. */
const D20_SHOWING = Array.from({ length: 21 }, (_, natural) => [{ sides: 20, natural, kept: true }]);

/** The d20 of a roll. */
export function d20Term(natural: number, rule: string): Term {
  return { label: D20, value: natural, rule, dice: D20_SHOWING[natural] ?? NO_DICE };
}

/** The labels that several rolls use, made once. */
export const LABELS = {
  armorClass: say('term.armorClass'),
  mentalArmor: say('term.mentalArmor'),
  difficulty: say('sum.difficulty'),
  bonus: say('term.bonus'),
  power: say('term.power'),
  attack: say('sum.attack'),
  defense: say('sum.defense'),
  damage: say('sum.damage'),
  test: say('sum.test'),
  opposed: say('sum.opposed'),
  fighting: say('term.fighting'),
} as const;
