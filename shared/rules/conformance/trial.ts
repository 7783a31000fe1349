import type fc from 'fast-check';
import type { CombatState } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Vocabulary } from './random/from-schema.ts';

/** Makes what a command's fields are drawn from: by the state of the moment they are drawn, and by the words for a field of that name. */
export type FieldsFor = (state: () => CombatState, words: Vocabulary) => fc.Arbitrary<JsonObject>;

/** What a system may bring to be tried with; what it leaves out is made from its forms and from its commands' schemas. */
export interface Trial {
  /** Sheets to fight with. */
  readonly sheet?: fc.Arbitrary<JsonObject>;
  /** House options to fight under. */
  readonly options?: fc.Arbitrary<JsonObject>;
  /** The fields of commands that their schema alone seldom gets right, by the command's type. */
  readonly commands?: Readonly<Record<string, FieldsFor>>;
}
