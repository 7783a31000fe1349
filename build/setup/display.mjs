import { ensureSystemPackages, hasCommand, virtualDisplay } from './system-packages.mjs';

const hasDisplay = Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

/** Makes sure that windows can be opened. */
export async function ensureDisplay() {
  if (process.platform === 'linux' && !hasDisplay) await ensureSystemPackages(virtualDisplay);
}

/**
 * The command as it must be run for its windows to have a display.
 * @param {[string, ...string[]]} command
 * @param {{ preferVirtual?: boolean }} [options] `preferVirtual` keeps tests off the desktop of whoever runs them
 * @returns {[string, ...string[]]}
 */
export function onDisplay(command, { preferVirtual = false } = {}) {
  if (process.platform !== 'linux') return command;
  const virtual = !hasDisplay || (preferVirtual && hasCommand('xvfb-run'));
  return virtual ? ['xvfb-run', '-a', ...command] : command;
}
