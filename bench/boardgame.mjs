// boardgame.io's client folder can only be required: it has no entry for ES modules.
import { createRequire } from 'node:module';

/** @type {typeof import('boardgame.io/client')} */
const client = createRequire(import.meta.url)('boardgame.io/client');

export const { Client } = client;
