import type { CommandSpec } from '../../../combat/command.ts';
import { act } from './act.ts';
import { attackObject } from '../objects/attack-object.ts';
import { attack } from './attack.ts';
import { cast } from './cast.ts';
import { draw } from './draw.ts';
import { feint } from './feint.ts';
import { frighten } from './frighten.ts';
import { breakFree, release } from './grip.ts';
import { late } from './late.ts';
import { maneuver } from './maneuver.ts';
import { addObject, removeObject } from '../objects/object-commands.ts';
import { dropProne, stand } from './posture.ts';
import { dropPower, power, setMp } from './power.ts';
import { recover } from './recover.ts';
import { skillTest } from './skill-test.ts';

/** The commands that heroes-d20 adds to those of every fight. */
export const commands: readonly CommandSpec[] = [
  attack,
  maneuver,
  breakFree,
  release,
  feint,
  power,
  dropPower,
  setMp,
  cast,
  skillTest,
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
