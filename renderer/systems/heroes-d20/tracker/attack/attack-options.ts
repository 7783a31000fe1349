import type { OfType } from '#shared/combat/command.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import type { PlainAttack } from '#shared/rules/system.ts';

/** The skills a target may defend itself with (H7). */
export const DEFENSES = ['fortitude', 'reflex', 'will'] as const;

/** What the narrator may say of an attack besides who, whom and with what. */
export interface AttackOptions {
  /** Null: the one of the weapon's kind (H7, H10). */
  readonly defense: (typeof DEFENSES)[number] | null;
  readonly mental: boolean;
  /** Whether a power being kept counts, where it may (H15). */
  readonly power: boolean;
  readonly intoMelee: boolean;
  /** Whom a shot gone astray strikes, or null for nobody (H13). */
  readonly redirectTo: string | null;
  readonly reaction: boolean;
}

/** An attack as it is mostly made. */
export const PLAIN_ATTACK: AttackOptions = {
  defense: null,
  mental: false,
  power: true,
  intoMelee: false,
  redirectTo: null,
  reaction: false,
};

/** The attack command of heroes-d20; `attacks` are those already made in this combat action, which this one follows (H14). */
export function attackCommand(
  who: PlainAttack,
  options: AttackOptions,
  attacks: number,
): OfType<HeroesCommand, 'attack'> {
  const { defense, mental, power, intoMelee, redirectTo, reaction } = options;
  return {
    type: 'attack',
    ...who,
    mental,
    power,
    intoMelee,
    reaction,
    attackIndex: reaction ? 0 : attacks,
    defense: defense ?? undefined,
    redirectTo: (intoMelee ? redirectTo : null) ?? undefined,
  };
}

/** The same for several who attack together, each in its own turn; `attacks` are those that the first of them has made already. */
export function togetherCommand(
  attacks: readonly PlainAttack[],
  optionsOf: (who: PlainAttack) => AttackOptions,
  before: number,
): OfType<HeroesCommand, 'attack-together'> {
  return {
    type: 'attack-together',
    attacks: attacks.map((who, place) => {
      const options = { ...optionsOf(who), reaction: false };
      const {
        type: _type,
        reaction: _reaction,
        ...fields
      } = attackCommand(who, options, place === 0 ? before : 0);
      return fields;
    }),
  };
}
