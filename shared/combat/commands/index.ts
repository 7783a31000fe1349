import type { CommandSpec } from '../command.ts';
import { addCombatant, removeCombatant } from './combatants.ts';
import { addConditionCommand, removeConditionCommand } from './conditions.ts';
import { end } from './end.ts';
import { nextTurn } from './next-turn.ts';
import { damage, heal, tempHp } from './points.ts';
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
  spend,
  addCombatant,
  removeCombatant,
  end,
];
