import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { seededRandom } from '#shared/dice/seeded.ts';

/** Makes every id of this process repeatable, so that the same scenes give the same files. Imported before all else. */
const random = seededRandom(20261003);
const hex = (digits: number): string =>
  Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');
const id = (): string => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;

Object.assign(crypto, { randomUUID: id });
Object.assign(globalThis.crypto, { randomUUID: id });
syncBuiltinESMExports();
