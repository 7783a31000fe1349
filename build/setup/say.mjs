// Set-up speaks on standard error alone: standard output belongs to the command that follows it.

/** What stops a set-up: its message is one sentence for the person at the terminal. */
export class SetupError extends Error {}

/** @param {string} line */
export const say = (line) => void process.stderr.write(`rodada: ${line}\n`);

/**
 * Runs a script's main function; a set-up error ends it with its sentence, anything else with its stack.
 * @param {() => Promise<number | void>} main gives the exit code, 0 when it gives nothing
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
