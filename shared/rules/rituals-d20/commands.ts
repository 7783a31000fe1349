import type { CommandOf } from '#shared/combat/command.ts';
import type { FightCommand } from '#shared/combat/commands/index.ts';
import type { IndividualCommand } from '#shared/combat/turns/individual-commands.ts';
import { act, draw } from './acts/act.ts';
import { aim } from './acts/aim.ts';
import { attack, attacksTogether } from './acts/attack.ts';
import { charge } from './acts/charge.ts';
import { counterAttack } from './acts/counter-attack.ts';
import { crush } from './acts/crush.ts';
import { delayAfter } from './acts/delay-after.ts';
import { feint } from './acts/feint.ts';
import { breakFree, release } from './acts/grip.ts';
import { maneuver } from './acts/maneuver.ts';
import { ritual } from './acts/ritual.ts';
import { setSceneCommand } from './acts/set-scene.ts';
import { run, skillCheck } from './acts/skill.ts';

/** The commands that rituals-d20 adds to those of every fight. */
export const commands = [
  attack,
  attacksTogether,
  counterAttack,
  charge,
  aim,
  feint,
  maneuver,
  crush,
  breakFree,
  release,
  ritual,
  skillCheck,
  run,
  draw,
  act,
  delayAfter,
  setSceneCommand,
];

/** What a fight of rituals-d20 takes. */
export type RitualsCommand = FightCommand<IndividualCommand | CommandOf<typeof commands>>;
