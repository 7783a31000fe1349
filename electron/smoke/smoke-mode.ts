import { app } from 'electron';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from '#shared/text/translate.ts';

const LONGEST_MS = 120_000;

/** Runs the trial on data of its own, and ends the app: 0 and one line, or 1 and a sentence on standard error. */
export function enterSmokeMode(trial: () => Promise<string>): void {
  const folder = mkdtempSync(join(tmpdir(), 'rodada-smoke-data-'));
  app.setPath('userData', folder);

  const end = (code: 0 | 1, line: string): void => {
    (code === 0 ? process.stdout : process.stderr).write(`${line}\n`, () => {
      try {
        rmSync(folder, { recursive: true, force: true });
      } catch {
        // Chromium may still be writing there; the system clears its temporary folder.
      }
      app.exit(code);
    });
  };
  const fail = (why: unknown): void => {
    const [sentence = ''] = (why instanceof Error ? why.message : String(why)).split('\n');
    end(1, text('store.smoke.failed', 'pt-BR', { why: sentence }));
  };
  setTimeout(() => fail(`${LONGEST_MS / 1000} s`), LONGEST_MS);
  process.on('uncaughtException', fail);
  // Not awaited: Electron becomes ready only after the main module has run to its end.
  void app
    .whenReady()
    .then(trial)
    .then((line) => end(0, line), fail);
}
