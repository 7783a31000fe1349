import { diceFrom, type Dice } from '#shared/dice/dice.ts';
import { typedSource, type TypedNaturals } from '#shared/dice/typed.ts';
import { RodadaError } from '#shared/errors.ts';
import type { Command } from '#shared/combat/command.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { applyKept } from './apply.ts';

/** A die that a command asks for: for what, which one of that purpose (from 0), and with how many sides. */
export interface WantedDie {
  readonly purpose: string;
  readonly place: number;
  readonly sides: number;
}

/** What is known of a die: its natural; that somebody else rolls it (`chance`); that nobody has given it yet (null). */
export type KnownDie = number | 'chance' | null;

/**
 * The first die that a command asks for and nobody has given, found by trying it; where dice are left to chance, with the
 * lowest and the highest of them. Null when there is none, or the command is refused.
 */
export function wantedDie(
  system: RuleSystem,
  state: CombatState,
  command: Command,
  known: (die: WantedDie) => KnownDie,
): WantedDie | null {
  let chances = 0;
  const tryWith = (chance: (sides: number) => number): WantedDie | null => {
    let wanted: WantedDie | null = null;
    const dice = placedDice((die) => {
      const natural = known(die);
      if (natural === 'chance') {
        chances += 1;
        return chance(die.sides);
      }
      if (natural !== null) return natural;
      wanted ??= die;
      throw new RodadaError('DICE_EXHAUSTED', { plain: die.purpose });
    });
    try {
      applyKept(system, state, command, dice);
    } catch (thrown) {
      if (!(thrown instanceof RodadaError)) throw thrown;
    }
    return wanted;
  };
  const wanted = tryWith(() => 1);
  // Without such a die nothing would come out otherwise.
  return wanted === null && chances > 0 ? tryWith((sides) => sides) : wanted;
}

/** Dice of which each is told which one of its purpose it is. */
function placedDice(give: (die: WantedDie) => number): Dice {
  const used = new Map<string, number>();
  return diceFrom((sides, purpose) => {
    const place = used.get(purpose) ?? 0;
    used.set(purpose, place + 1);
    return give({ purpose, place, sides });
  });
}

/** What a command rolls dice for by the dice that are known, tried with the lowest and with the highest of the others; null where it is refused. */
export function purposesRolled(
  system: RuleSystem,
  state: CombatState,
  command: Command,
  known: (die: WantedDie) => number | null,
): ReadonlySet<string> | null {
  const purposes = new Set<string>();
  const tryWith = (other: (sides: number) => number): void => {
    const dice = placedDice((die) => {
      purposes.add(die.purpose);
      return known(die) ?? other(die.sides);
    });
    applyKept(system, state, command, dice);
  };
  try {
    tryWith(() => 1);
    tryWith((sides) => sides);
    return purposes;
  } catch (thrown) {
    if (thrown instanceof RodadaError) return null;
    throw thrown;
  }
}

/** How many dice of how many sides a command asks for, in the order they fall, as it is tried with those typed and the highest of every other; [] when it is refused. */
export function diceTried(
  system: RuleSystem,
  state: CombatState,
  command: Command,
  typed: TypedNaturals = {},
): readonly Pick<WantedDie, 'purpose' | 'sides'>[] {
  const dice = diceFrom(typedSource(typed, (sides) => sides));
  try {
    applyKept(system, state, command, dice);
  } catch (thrown) {
    if (!(thrown instanceof RodadaError)) throw thrown;
    return [];
  }
  return dice.rolls;
}
