import type { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import type { Message } from '#shared/text/message.ts';
import type { Condition } from '#shared/combat/state.ts';

/** What a condition adds to one of its system's dials. */
export interface ConditionEffect {
  readonly dial: string;
  /** As a figure, or worked out from the condition's details and the house options. */
  readonly amount: number | ((details: JsonObject, options: JsonObject) => number);
}

/** A condition a system knows: its id, its word, and the details it takes with their defaults. */
export interface ConditionSpec {
  readonly id: string;
  readonly label: Message;
  /** What it does, in a sentence of the table's. */
  readonly means: Message;
  /** Name of a Lucide icon. */
  readonly icon: string;
  readonly rule: string;
  /** What it changes; what it does besides stands in the rules. */
  readonly effects: readonly ConditionEffect[];
  /** False where it keeps its bearer from acting. */
  readonly canAct: boolean;
  /** Checks and completes the details (`percent`, `enemies` …); strict. */
  readonly details: z.ZodType<JsonObject>;
  /** The label with its details, for rows and the log ("Camuflagem 20%"). */
  readonly describe: (condition: Condition) => Message;
}
