import type { RulesHelp } from '#shared/help/rule-help.ts';
import { attack } from './attack.ts';
import { round } from './round.ts';
import { wounds } from './wounds.ts';

/** The rules of cairn for a narrator to read, in English. */
export const rules: RulesHelp = { ...round, ...attack, ...wounds };
