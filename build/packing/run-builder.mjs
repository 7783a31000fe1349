import { join } from 'node:path';
import { inProject, toolNode } from '../setup/project.mjs';
import { capture, must } from '../setup/run.mjs';

/**
 * How electron-builder is called: for what, and with which of its settings otherwise than in `electron-builder.yml`.
 * @typedef {{ args: string[], settings?: Record<string, string>, folder?: string }} Packing
 */

/** @param {Packing} packing @returns {string[]} */
const argsOf = ({ args, settings = {}, folder }) => [
  folder === undefined
    ? inProject('node_modules', 'electron-builder', 'cli.js')
    : join(folder, 'node_modules', 'electron-builder', 'cli.js'),
  ...[...args, '--publish', 'never'],
  ...Object.entries(settings).map(([name, value]) => `-c.${name}=${value}`),
];

/** Packs, or says why it couldn't. @param {Packing} packing */
export const mustPack = (packing) =>
  must(
    'The app could not be packed',
    toolNode(),
    argsOf(packing),
    packing.folder === undefined ? {} : { cwd: packing.folder },
  );

/** Packs and gives what came of it. @param {Packing} packing @param {number} timeout in milliseconds */
export const tryToPack = (packing, timeout) => capture(toolNode(), argsOf(packing), { timeout });
