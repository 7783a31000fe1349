import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findRuntime } from '../build/setup/electron-runtime.mjs';

/** A program started on the app's runtime, with its devtools open. */
export interface RunningApp {
  /** Milliseconds since the epoch. */
  readonly started: number;
  readonly port: string;
  readonly stop: () => Promise<void>;
}

/** Starts an app on the runtime that set-up found, with its data in a folder of its own. */
export async function runApp(app: string, userData: string): Promise<RunningApp> {
  const runtime = await findRuntime();
  const started = performance.timeOrigin + performance.now();
  const child = spawn(
    runtime.executable,
    [...runtime.flags, '--remote-debugging-port=0', `--user-data-dir=${userData}`, app],
    { env: { ...process.env, ...runtime.env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill();
    await exited;
  };
  try {
    return { started, port: await debuggingPort(child), stop };
  } catch (thrown) {
    await stop();
    throw thrown;
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
