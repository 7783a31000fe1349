import type { CommandSpec } from '../command.ts';
import { addCombatant, bringIn, removeCombatant } from './combatants.ts';
import { addConditionCommand, extendConditionCommand, removeConditionCommand } from './conditions.ts';
import { end } from './end.ts';
import { hide, remind } from './narrator.ts';
import { nextTurn } from './next-turn.ts';
import { damage, heal, tempHp } from './points.ts';
import { ruling } from './ruling.ts';
import { spend } from './spend.ts';
import { start } from './start.ts';

/** The commands of every fight, whatever its system. */
export const coreCommands: readonly CommandSpec[] = [
  start,
  nextTurn,
  damage,
  heal,
  tempHp,
  addConditionCommand,
  removeConditionCommand,
  extendConditionCommand,
  ruling,
  hide,
  remind,
  spend,
  addCombatant,
  removeCombatant,
  bringIn,
  end,
];
