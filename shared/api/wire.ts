import { type ErrorCode, RodadaError } from '#shared/errors.ts';
import { type Message, message } from '#shared/text/message.ts';

/** An error as it crosses IPC and the command line. */
export interface WireError {
  readonly code: ErrorCode;
  readonly said: Message;
  readonly path?: string | undefined;
  readonly position?: number | undefined;
}

/** A channel's answer: the result, or the error that becomes a `RodadaError` again at the other end. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: WireError };

/** Makes any thrown thing fit to cross; what isn't ours becomes `INTERNAL`, without its stack. */
export function toWire(thrown: unknown): WireError {
  if (!(thrown instanceof RodadaError)) return { code: 'INTERNAL', said: message('error.internal') };
  return { code: thrown.code, said: thrown.said, path: thrown.path, position: thrown.position };
}

/** Rebuilds the error on the asking side. */
export function fromWire({ code, said, path, position }: WireError): RodadaError {
  return new RodadaError(code, said, { path, position });
}
