import type { CommandOf } from '#shared/combat/command.ts';
import type { FightCommand } from '#shared/combat/commands/index.ts';
import type { IndividualCommand } from '#shared/combat/turns/individual-commands.ts';
import { act } from './acts/act.ts';
import { attackObject } from './objects/attack-object.ts';
import { attack, attacksTogether } from './acts/attack.ts';
import { cast } from './acts/cast.ts';
import { draw } from './acts/draw.ts';
import { feint } from './acts/feint.ts';
import { frighten } from './acts/frighten.ts';
import { breakFree, release } from './acts/grip.ts';
import { late } from './acts/late.ts';
import { maneuver } from './acts/maneuver.ts';
import { addObject, removeObject } from './objects/object-commands.ts';
import { dropProne, stand } from './acts/posture.ts';
import { dropPower, power, setMp } from './acts/power.ts';
import { recover } from './acts/recover.ts';
import { skillCheck } from './acts/skill-check.ts';

/** The commands that heroes-d20 adds to those of every fight. */
export const commands = [
  attack,
  attacksTogether,
  maneuver,
  breakFree,
  release,
  feint,
  power,
  dropPower,
  setMp,
  cast,
  skillCheck,
  recover,
  frighten,
  stand,
  dropProne,
  draw,
  act,
  addObject,
  removeObject,
  attackObject,
  late,
];

/** What a fight of heroes-d20 takes. */
export type HeroesCommand = FightCommand<IndividualCommand | CommandOf<typeof commands>>;
