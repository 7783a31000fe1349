import { z } from 'zod';
import { addCondition } from '#shared/combat/conditions/held.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { requireCombatant } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { requireOther } from '#shared/rules/heroes-d20/turn/able.ts';
import { frightenedRounds } from '#shared/rules/heroes-d20/checks/recovery.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';

const fields = z.strictObject({
  target: z.string(),
  by: z.string(),
  /** Left out: the CAR of the one who frightens, at least 1. */
  rounds: z.int().min(1).optional(),
});

/** Frightens one of another, for the rounds the source's CAR gives (the table of conditions). */
export const frighten = defineCommand('frighten', fields, (play, asked) => {
  requireRunning(play);
  const by = requireCombatant(play.state, asked.by, 'by');
  const target = requireOther(play, by, asked.target);
  const rounds = asked.rounds ?? frightenedRounds(sheetSlot.read(by.sheet).cha);
  addCondition(play, { target: target.id, id: 'frightened', details: {}, rounds, by: by.id });
});
