import type { Guide } from '#shared/help/guide/guide.ts';
import { home } from './home.ts';
import { prepare } from './prepare.ts';
import { run } from './run.ts';

/** The guide in Brazilian Portuguese. */
export const guide: Guide = { ...prepare, ...run, ...home };
