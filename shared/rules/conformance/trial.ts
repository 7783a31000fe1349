import type fc from 'fast-check';
import type { JsonObject } from '../../json.ts';
import type { FieldsFor } from './random/commands.ts';

/** What a system may bring to be tried with; what it leaves out is made from its forms and from its commands' schemas. */
export interface Trial {
  /** Sheets to fight with. */
  readonly sheet?: fc.Arbitrary<JsonObject>;
  /** House options to fight under. */
  readonly options?: fc.Arbitrary<JsonObject>;
  /** The fields of commands that their schema alone seldom gets right, by the command's type. */
  readonly commands?: Readonly<Record<string, FieldsFor>>;
}
