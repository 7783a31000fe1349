import type { RulesHelp } from '#shared/help/rule-help.ts';
import { conflict } from './conflict.ts';
import { groups } from './groups.ts';
import { tests } from './tests.ts';
import { wounds } from './wounds.ts';

/** The rules of scop for a narrator to read, in Brazilian Portuguese. */
export const rules: RulesHelp = { ...tests, ...groups, ...conflict, ...wounds };
