import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inProject } from '../setup/project.mjs';

/** The drawings of the app and of its files. Up to 32 pixels each has a simpler one. */
export const DRAWINGS = /** @type {const} */ (['app', 'document']);
const LARGEST_SMALL = 32;

/** All sizes that any system asks for. */
export const SIZES = [16, 20, 24, 32, 40, 48, 64, 128, 256, 512, 1024];

/** Where the made icons lie. @param {string[]} parts */
export const inPackage = (...parts) => inProject('build', 'package', ...parts);

/** What is drawn at a size. @param {(typeof DRAWINGS)[number]} name @param {number} size */
export const svgOf = (name, size) =>
  readFileSync(inProject('resources', 'icon', `${name}${size <= LARGEST_SMALL ? '-small' : ''}.svg`), 'utf8');

/** What tells one state of the drawings from another. */
export function drawingsHash() {
  const hash = createHash('sha256');
  for (const name of DRAWINGS)
    for (const size of SIZES) hash.update(svgOf(name, size).replaceAll('\r\n', '\n'));
  return hash.digest('hex');
}
