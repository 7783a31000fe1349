import type { pool as source } from '#shared/rules/scop/words/pt-BR/pool.ts';

/** The same keys in English. */
export const pool: { readonly [K in keyof typeof source]: string } = {
  'sum.pool': 'Support dice',
  'sum.test': 'Level',
  'sum.damage': 'Damage',

  'term.base': 'Base die',
  'term.support': 'Support',
  'term.penalty': 'Penalty',
  'term.tenSided': 'Highest die, plus 1 for each other',
  'term.margin': 'Margin',
  'term.strength': 'Strength',
  'term.weaponBonus': 'Weapon',
  'term.damageBonus': 'Damage bonus',
  'term.damagePenalty': 'Damage penalty',
  'term.situation': 'Situation',

  'part.ofEveryTest': 'Every test',
  'part.noSkill': 'No skill',
  'part.helping': 'Concepts in favor',
  'part.hindering': 'Concepts against',
  'part.modifier': 'Modifier',
  'part.wounds': 'Wounds',
  'part.shield': '{{name}}’s shield',
  'part.opponents': 'Against {{number}} opponents',

  'slot.base': '{{name}}’s base die',
  'slot.support': '{{name}}’s support dice',
  'slot.penalty': '{{name}}’s penalty dice',
  'slot.pool': '{{name}}’s dice',

  'tracker.pool': '{{name}}’s dice',
  'tracker.pool.base': 'base die',
  'tracker.pool.support_one': '{{count}} support die',
  'tracker.pool.support_other': '{{count}} support dice',
  'tracker.pool.penalty_one': '{{count}} penalty die',
  'tracker.pool.penalty_other': '{{count}} penalty dice',
  'tracker.pool.pool_one': '{{count}} die',
  'tracker.pool.pool_other': '{{count}} dice',
  'tracker.pool.none': 'no dice: failure',
  'tracker.pool.more': '×{{count}}',
  'tracker.rolls': 'rolls',
  'tracker.typedNobody': 'Nothing declared needs dice.',
};
