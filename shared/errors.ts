import type { Message } from './text/message.ts';
import { shortenValues } from './text/shorten.ts';

/** Every way a request can fail, in the core, the store and across IPC. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'BAD_DICE'
  | 'DICE_EXHAUSTED'
  | 'DIE_OUT_OF_RANGE'
  | 'NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'BAD_FILE'
  | 'UNREADABLE'
  | 'STORE'
  | 'INTERNAL';

/** What an error carries besides its code and message. */
export interface ErrorDetails {
  /** The field or command at fault, e.g. `input.weapon.damage` or `commands[3]`. */
  readonly path?: string | undefined;
  /** Index from 0 in a dice expression (`BAD_DICE`). */
  readonly position?: number | undefined;
}

/** The one error type of the project: a code for programs, a localisable message for people, its values cut short. */
export class RodadaError extends Error {
  readonly code: ErrorCode;
  readonly said: Message;
  readonly path: string | undefined;
  readonly position: number | undefined;

  constructor(code: ErrorCode, said: Message, details: ErrorDetails = {}) {
    super('key' in said ? `${code}: ${said.key}` : `${code}: ${said.plain}`);
    this.name = 'RodadaError';
    this.code = code;
    this.said = shortenValues(said);
    this.path = details.path;
    this.position = details.position;
  }
}

/** Gives the same error naming another field, for callers that know where the value stood. */
export function at(error: RodadaError, path: string): RodadaError {
  return new RodadaError(error.code, error.said, { path, position: error.position });
}
