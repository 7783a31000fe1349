import { app } from 'electron';
import { arch, release, type } from 'node:os';
import type { OwnFacts } from './about.ts';

declare global {
  /** The commit that the app was built from, put in at the build; empty where there is none. */
  const RODADA_COMMIT: string;
}

/** What this app and the computer say of themselves. */
export function ownFacts(): OwnFacts {
  const { electron, chrome, node } = process.versions;
  return {
    version: app.getVersion(),
    commit: RODADA_COMMIT === '' ? null : RODADA_COMMIT,
    runtime: `Electron ${electron} · Chrome ${chrome} · Node ${node}`,
    system: `${type()} ${release()} ${arch()}`,
  };
}
