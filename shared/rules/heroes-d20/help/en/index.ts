import type { RulesHelp } from '#shared/help/rule-help.ts';
import { attack } from './attack.ts';
import { maneuvers } from './maneuvers.ts';
import { order } from './order.ts';
import { turn } from './turn.ts';

/** The rules of heroes-d20 for a narrator to read, in English. */
export const rules: RulesHelp = { ...order, ...attack, ...turn, ...maneuvers };
