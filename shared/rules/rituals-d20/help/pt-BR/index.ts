import type { RulesHelp } from '#shared/help/rule-help.ts';
import { attack } from './attack.ts';
import { maneuvers } from './maneuvers.ts';
import { tests } from './tests.ts';
import { turn } from './turn.ts';

/** The rules of rituals-d20 for a narrator to read, in Brazilian Portuguese. */
export const rules: RulesHelp = { ...tests, ...turn, ...attack, ...maneuvers };
