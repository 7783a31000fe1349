import type { CommandOf } from '#shared/combat/command.ts';
import type { FightCommand } from '#shared/combat/commands/index.ts';
import type { IndividualCommand } from '#shared/combat/turns/individual-commands.ts';
import { attack, attacksTogether } from './acts/attack.ts';
import { push } from './acts/push.ts';

/** The commands that the template adds to those of every fight. */
export const commands = [attack, attacksTogether, push];

/** What a fight of the template takes. */
export type TemplateCommand = FightCommand<IndividualCommand | CommandOf<typeof commands>>;
