import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { requireCombatant } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { requireRitual, requireStanding } from './able.ts';
import { castRitual } from './casting.ts';

/** Conjures a ritual of one's sheet, or goes on with one of several rounds (N12). */
export const ritual = defineCommand(
  'ritual',
  z.strictObject({ combatant: z.string(), ritual: z.string() }),
  (play, fields) => {
    requireRunning(play);
    const caster = requireCombatant(play.state, fields.combatant, 'combatant');
    requireStanding(caster, 'combatant');
    castRitual(play, caster, requireRitual(caster, fields.ritual));
  },
);
