import { app } from 'electron';

/** A variable of the environment that development and tests go by; undefined in a package, which obeys none. */
export function developmentVariable(
  name: 'ELECTRON_RENDERER_URL' | 'RODADA_SQLITE_BINDING',
): string | undefined {
  return app.isPackaged ? undefined : process.env[name];
}
