import type fc from 'fast-check';
import { stateOf } from '#shared/engine/history.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import { addTexts } from '#shared/text/translate.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { randomFights, type RandomFight } from './random/fights.ts';
import { filledIn } from './random/sheets.ts';
import type { Trial } from './trial.ts';

/** A system laid out to be checked, with what it is tried with. */
export interface Bench {
  readonly system: RuleSystem;
  readonly sheets: fc.Arbitrary<JsonObject>;
  readonly options: fc.Arbitrary<JsonObject>;
  /** Fights by random commands, the same ones for every check. */
  readonly fights: () => readonly RandomFight[];
}

/** One thing that holds of any rule system. */
export interface Check {
  /** What holds, as a sentence. */
  readonly name: string;
  /** Whether the system has what this is about; left out where every system does. */
  readonly concerns?: (system: RuleSystem) => boolean;
  /** Throws where it doesn't hold. */
  readonly run: (bench: Bench) => void | Promise<void>;
}

const FIGHTS = 30;

/** Some of the states that fights came through: every so many. */
export function someStates(fights: readonly RandomFight[], every: number): readonly CombatState[] {
  const states = fights.flatMap(({ steps }) => steps.map(({ after }) => stateOf(after)));
  return states.filter((_, index) => index % every === 0);
}

/** Lays a system out; its fights, at least so many, are played when they are first asked for. */
export function benchOf(system: RuleSystem, trial: Trial = {}, fights = FIGHTS): Bench {
  addTexts(system.id, system.texts);
  const sheet = trial.sheet ?? filledIn(system.form, system.sheet);
  const options = trial.options ?? filledIn(system.optionsForm, system.options);
  let played: readonly RandomFight[] | null = null;
  return {
    system,
    sheets: sheet,
    options,
    fights: () => (played ??= randomFights(system, { ...trial, sheet, options }, fights)),
  };
}
