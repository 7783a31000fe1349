import type { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import type { Message } from '#shared/text/message.ts';
import type { Condition } from './state.ts';

/** A condition a system knows: its id, its word, and the details it takes with their defaults. */
export interface ConditionSpec {
  readonly id: string;
  readonly label: Message;
  /** What it does, in a sentence of the table's. */
  readonly means: Message;
  /** Name of a Lucide icon. */
  readonly icon: string;
  readonly rule: string;
  /** Checks and completes the details (`percent`, `enemies` …); strict. */
  readonly details: z.ZodType<JsonObject>;
  /** The label with its details, for rows and the log ("Camuflagem 20%"). */
  readonly describe: (condition: Condition) => Message;
}
