import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How the names of files end that the system has this app open. */
const ENDING = '.rodada';

/**
 * The campaign files among a program's arguments, whole: desktops give a path, or an address as `file:///home/ana/a.rodada`.
 * Whatever else stands there (switches of Chromium's, the app's own folder) is left alone.
 */
export function givenPaths(args: readonly string[], folder: string): readonly string[] {
  return args
    .filter((arg) => !arg.startsWith('-') && arg.toLowerCase().endsWith(ENDING))
    .flatMap((arg) => (arg.startsWith('file:') ? pathOfAddress(arg) : [resolve(folder, arg)]));
}

/** The campaign files that another start of the app has handed over; anything it may not say is left out. */
export function handedPaths(handed: unknown): readonly string[] {
  if (typeof handed !== 'object' || handed === null || !('files' in handed)) return [];
  const { files } = handed;
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
}

function pathOfAddress(address: string): readonly string[] {
  try {
    return [fileURLToPath(address)];
  } catch {
    // Of another machine, or not well formed.
    return [];
  }
}
