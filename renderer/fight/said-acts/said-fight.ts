import { conditionsIn } from '#shared/combat/conditions/known-conditions.ts';
import type { CombatState, Side } from '#shared/combat/state.ts';
import { shownEverywhere, shownName } from '#shared/combat/names.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { LOCALES, type Locale } from '#shared/text/locale.ts';
import { say } from '#shared/text/translate.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Somebody who can be named, by the words of the name in each language. */
export interface Nameable {
  readonly id: string;
  /** As it is shown. */
  readonly shown: string;
  readonly names: readonly (readonly Token[])[];
  /** The name that its equals share. */
  readonly base: readonly Token[];
  readonly side: Side;
  /** Still stands in the fight: whom "todos" means. */
  readonly meant: boolean;
  readonly conditions: readonly string[];
}

/** A condition that can be named. */
export interface NameableCondition {
  readonly id: string;
  readonly shown: string;
  readonly names: readonly (readonly Token[])[];
}

/** All that a line of words can name in a fight. */
export interface SaidFight {
  readonly people: readonly Nameable[];
  readonly conditions: readonly NameableCondition[];
}

/** What can be named in a fight, shown in a language and understood in each. */
export function saidFight(state: CombatState, system: RuleSystem, locale: Locale): SaidFight {
  return {
    people: state.combatants.map((one) => ({
      id: one.id,
      shown: shownName(one, locale),
      names: [...new Set(shownEverywhere(one))].map(tokensOf),
      base: tokensOf(one.name),
      side: one.side,
      meant: one.kind === 'fighter' && one.standing !== 'defeated',
      conditions: one.conditions.map(({ id }) => id),
    })),
    conditions: conditionsIn(system, state).map(({ id, label }) => ({
      id,
      shown: say(label, locale),
      names: [...new Set(LOCALES.map((each) => say(label, each)))].map(tokensOf),
    })),
  };
}
