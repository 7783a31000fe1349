import type { Command, CommandOf } from '#shared/combat/command.ts';
import { addCombatant, bringIn, removeCombatant } from './combatants.ts';
import type { RawCommand } from '#shared/combat/raw-command.ts';
import {
  addConditionCommand,
  defineConditionCommand,
  extendConditionCommand,
  removeConditionCommand,
} from './conditions.ts';
import { correctSheet } from './correct-sheet.ts';
import { removeCounter, returnCounter, setCounter, spendCounter } from './counters.ts';
import { end, nextTurn, spend, start } from './course.ts';
import { setFate } from './fate.ts';
import { freeRoll } from './free-roll.ts';
import { hide, note, remind, rename } from './narrator.ts';
import { damage, heal, tempHp } from './points.ts';
import { rollPoints } from './roll-points.ts';
import { ruling } from './ruling.ts';
import { skipTick, tick } from './ticks.ts';
import type { Together } from './together.ts';

/** The commands of every fight, whatever its system. */
export const coreCommands = [
  start,
  nextTurn,
  damage,
  heal,
  tempHp,
  rollPoints,
  addConditionCommand,
  removeConditionCommand,
  extendConditionCommand,
  defineConditionCommand,
  tick,
  skipTick,
  ruling,
  setFate,
  hide,
  remind,
  rename,
  correctSheet,
  spendCounter,
  returnCounter,
  setCounter,
  removeCounter,
  freeRoll,
  note,
  spend,
  addCombatant,
  removeCombatant,
  bringIn,
  end,
];

/** Moves the head of a fight, or begins it anew. */
type HeadCommand = { readonly type: 'undo' } | { readonly type: 'redo' } | { readonly type: 'reset' };

type Single<Own extends Command> = CommandOf<typeof coreCommands> | Own;

/** What a fight takes in which the turn style and the system add these commands of their own to the core's. */
export type FightCommand<Own extends Command> = Single<Own> | Together<Single<Own>> | HeadCommand;

/** What every fight takes, whatever its system. */
export type CoreCommand = FightCommand<never>;

/** What may be given to a system that takes `C`: its commands, or one from outside. Of a system that isn't known, the core's. */
export type CommandFor<C extends Command> = RawCommand | CoreCommand | (string extends C['type'] ? never : C);
