import type { CommandOf } from '#shared/combat/command.ts';
import type { FightCommand } from '#shared/combat/commands/index.ts';
import { act } from './turn/act.ts';
import { actSaves } from './turn/act-saves.ts';
import { attack, attacksTogether } from './attack/attack-command.ts';
import { loseAttributeCommand, regainAttributeCommand } from './wounds/attribute-commands.ts';
import { countBlast } from './attack/blast-count.ts';
import { declare, withdraw } from './attack/declare.ts';
import { morale } from './morale/morale-command.ts';
import { recover, resolvePending, stabiliseCommand } from './wounds/recovery.ts';
import { resolveStep } from './attack/resolve-step.ts';
import { retreat } from './turn/retreat.ts';

/** The commands that cairn adds to those of every fight. */
export const commands = [
  actSaves,
  declare,
  withdraw,
  resolveStep,
  attack,
  attacksTogether,
  act,
  countBlast,
  retreat,
  morale,
  stabiliseCommand,
  recover,
  resolvePending,
  loseAttributeCommand,
  regainAttributeCommand,
];

/** What a fight of cairn takes. */
export type CairnCommand = FightCommand<CommandOf<typeof commands>>;
