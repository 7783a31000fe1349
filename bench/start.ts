import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRuntime } from '../build/setup/electron-runtime.mjs';
import { projectFolder } from '../build/setup/project.mjs';
import { askPage } from './devtools.ts';
import { compareMeasured, type Ratio } from './measure.ts';

const ROUNDS = 9;
/** When the page said it could be used, in milliseconds since the epoch. */
const USABLE =
  'performance.getEntriesByName("rodada:usable").map((mark) => performance.timeOrigin + mark.startTime)[0] ?? null';

/** From starting the program to a window that can be used: Rodada with a database already made, against an empty window. */
export async function startBench(): Promise<Ratio> {
  const userData = mkdtempSync(join(tmpdir(), 'rodada-bench-'));
  const empty = join(import.meta.dirname, 'empty-window');
  try {
    return await compareMeasured(
      'start to usable / empty window on the same runtime',
      1.5,
      () => millisecondsToUsable(projectFolder, userData),
      () => millisecondsToUsable(empty, join(userData, 'empty')),
      ROUNDS,
    );
  } finally {
    rmSync(userData, { recursive: true, force: true });
  }
}

async function millisecondsToUsable(app: string, userData: string): Promise<number> {
  const runtime = await findRuntime();
  const started = performance.timeOrigin + performance.now();
  const child = spawn(
    runtime.executable,
    [...runtime.flags, '--remote-debugging-port=0', `--user-data-dir=${userData}`, app],
    { env: { ...process.env, ...runtime.env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(child, 'exit');
  try {
    const port = await debuggingPort(child);
    return (await askPage(port, USABLE)) - started;
  } finally {
    child.kill();
    await exited;
  }
}

function debuggingPort(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(port);
    });
    child.once('exit', () => reject(new Error(`The program ended before it could be used:\n${said}`)));
  });
}
