import type { Term } from '#shared/combat/events.ts';
import type { Message } from '#shared/text/message.ts';
import { scopMessage, type ScopKey } from '#shared/rules/scop/words/texts.ts';

/** What makes a weapon deadlier: grande, pesada, perigosa (S10). */
export const TRAITS = ['large', 'heavy', 'dangerous'] as const;

/** One of the traits of a weapon. */
export type Trait = (typeof TRAITS)[number];

/** Armour: none, leve, média, pesada (S10). */
export const ARMORS = ['none', 'light', 'medium', 'heavy'] as const;

/** One of the kinds of armour. */
export type Armor = (typeof ARMORS)[number];

/** What armour takes off damage, and the dice it costs its bearer (S10). */
export const ARMOR_TABLE: Readonly<
  Record<Armor, { readonly reduction: number; readonly dice: number; readonly label: Message }>
> = {
  none: { reduction: 0, dice: 0, label: scopMessage('armor.none') },
  light: { reduction: 1, dice: 0, label: scopMessage('armor.light') },
  medium: { reduction: 2, dice: 1, label: scopMessage('armor.medium') },
  heavy: { reduction: 3, dice: 2, label: scopMessage('armor.heavy') },
};

/** The words of the traits. */
export const TRAIT_TEXT: Readonly<Record<Trait, Message>> = {
  large: scopMessage('trait.large'),
  heavy: scopMessage('trait.heavy'),
  dangerous: scopMessage('trait.dangerous'),
};

const TRAIT_DAMAGE = 1; // S10
const MARGIN = scopMessage('term.margin');
const STRENGTH = scopMessage('term.strength');

/** A hit whose damage is asked for. */
export interface Strike {
  readonly margin: number;
  readonly traits: readonly Trait[];
  readonly melee: boolean;
  /** Força of the attacker; counts for melee only. */
  readonly strength: number;
  /** Any other bonus or (negative) penalty, named. */
  readonly others: readonly { readonly label: ScopKey; readonly value: number }[];
  /** Of the one hit. */
  readonly armor: Armor;
}

/** The damage of a hit with the figures it is made of, zeros left out. */
export interface Damage {
  readonly terms: readonly Term[];
  readonly total: number;
}

/** Margin + bonuses − penalties, never below 0; a trait named twice counts once (S10). */
export function damageOf({ margin, traits, melee, strength, others, armor }: Strike): Damage {
  const { reduction, label } = ARMOR_TABLE[armor];
  const figures: readonly (readonly [Message, number])[] = [
    ...TRAITS.filter((trait) => traits.includes(trait)).map(
      (trait) => [TRAIT_TEXT[trait], TRAIT_DAMAGE] as const,
    ),
    [STRENGTH, melee ? strength : 0],
    ...others.map((other) => [scopMessage(other.label), other.value] as const),
    [label, -reduction],
  ];
  const terms = [
    term(MARGIN, margin),
    ...figures.filter(([, value]) => value !== 0).map(([named, value]) => term(named, value)),
  ];
  return {
    terms,
    total: Math.max(
      0,
      terms.reduce((sum, { value }) => sum + value, 0),
    ),
  };
}

function term(label: Message, value: number): Term {
  return { label, value, rule: 'S10', dice: [] };
}
