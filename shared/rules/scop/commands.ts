import type { CommandOf } from '#shared/combat/command.ts';
import type { FightCommand } from '#shared/combat/commands/index.ts';
import type { GroupCommand } from './turn/groups.ts';
import { attacksTogether, declare, withdraw } from './turn/declare.ts';
import { resolveFirst, resolveTurn } from './turn/resolve-turn.ts';
import { surpriseCommand } from './turn/surprise.ts';
import { skillCheck } from './checks/check-command.ts';

/** The commands that scop adds to those of every fight. */
export const commands = [
  declare,
  attacksTogether,
  withdraw,
  resolveFirst,
  resolveTurn,
  surpriseCommand,
  skillCheck,
];

/** What a fight of scop takes. */
export type ScopCommand = FightCommand<GroupCommand | CommandOf<typeof commands>>;
