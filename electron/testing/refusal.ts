import { RodadaError } from '#shared/errors.ts';
import { say } from '#shared/text/translate.ts';

/** What a `RodadaError` says of itself. */
export interface Refusal {
  readonly code: string;
  readonly path: string | undefined;
  /** In Portuguese. */
  readonly words: string;
}

/** The refusal that running something ends in; fails when it doesn't. */
export async function refusalOf(run: () => unknown): Promise<Refusal> {
  try {
    await run();
  } catch (thrown) {
    if (!(thrown instanceof RodadaError)) throw thrown;
    return { code: thrown.code, path: thrown.path, words: say(thrown.said, 'pt-BR') };
  }
  throw new Error('It was expected to be refused.');
}
