import type { DamageDice } from './damage-dice.ts';

/** How an attack is made: from a poor position, plainly, or from a strong one (C6). */
export const STANCES = ['normal', 'impaired', 'enhanced'] as const;

/** One of the stances of an attack. */
export type Stance = (typeof STANCES)[number];

const IMPAIRED_DIE = 4;
const ENHANCED_DIE = 12;

/** The die of an attack without a weapon, whatever the stance (C6). */
export const UNARMED_DICE: DamageDice = [4];

/** What several reasons make of a stance: impaired and enhanced at once cancel (C6). */
export function combineStances(...stances: readonly Stance[]): Stance {
  const impaired = stances.includes('impaired');
  const enhanced = stances.includes('enhanced');
  if (impaired === enhanced) return 'normal';
  return impaired ? 'impaired' : 'enhanced';
}

/** The dice rolled in a stance: it replaces each die (C6). */
export function diceInStance(dice: DamageDice, stance: Stance): DamageDice {
  switch (stance) {
    case 'normal':
      return dice;
    case 'impaired':
      return dice.map(() => IMPAIRED_DIE);
    case 'enhanced':
      return dice.map(() => ENHANCED_DIE);
  }
}
