import { z } from 'zod';
import { message } from '#shared/text/message.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { requireFighter } from '#shared/combat/fighter.ts';
import { fellsByWord, refreshStanding } from '#shared/combat/health.ts';
import { patchCombatant, refuse, requireCombatant, who } from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({
  target: z.string(),
  points: z.int().optional(),
  temp: z.int().min(0).optional(),
  note: z.string().max(500).default(''),
});

/** The narrator's word: points and temporary points become exactly these, whatever the rules came to; within floor and maximum. */
export const ruling = defineCommand('ruling', fields, (play, { target, points, temp, note }) => {
  requireNotEnded(play);
  const combatant = requireCombatant(play.state, target, 'target');
  requireFighter(combatant, 'target');
  const { current, max, temp: tempFrom } = combatant.hp;
  const to = points ?? current;
  const lowest = play.system.health.lowest(combatant);
  if (to > max) refuse(message('error.pointsOver', { name: nameOf(combatant), max }), 'points');
  if (to < lowest) refuse(message('error.pointsUnder', { name: nameOf(combatant), lowest }), 'points');
  const tempTo = temp ?? tempFrom;
  patchCombatant(play, target, { hp: { current: to, max, temp: tempTo } });
  play.events.push({
    type: 'ruling',
    target: who(combatant),
    from: current,
    to,
    tempFrom,
    tempTo,
    max,
    note,
  });
  // Points given to one dead or down by the narrator's word bring it back.
  if (to > 0 && points !== undefined && fellsByWord(combatant.fate))
    patchCombatant(play, target, { fate: undefined });
  if (points !== undefined) play.system.health.ruled?.(play, target);
  refreshStanding(play, target);
});
