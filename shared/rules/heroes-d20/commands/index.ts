import type { CommandSpec } from '../../../combat/command.ts';
import { act, draw } from './act.ts';
import { attackObject } from './attack-object.ts';
import { attack } from './attack.ts';
import { feint } from './feint.ts';
import { frighten } from './frighten.ts';
import { breakFree, release } from './grip.ts';
import { late } from './late.ts';
import { maneuver } from './maneuver.ts';
import { addObject, removeObject } from './objects.ts';
import { dropProne, stand } from './posture.ts';
import { dropPower, power, setMp } from './power.ts';
import { cast, recover, test } from './tests.ts';

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
  test,
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
