import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { addCondition, conditionSpec, removeCondition } from '#shared/combat/conditions.ts';
import { extendCondition } from '#shared/combat/extend-condition.ts';
import { refreshStanding } from '#shared/combat/health.ts';
import { readWith } from '#shared/schema/read.ts';
import { requireCombatant } from '#shared/combat/play.ts';
import { requireNotEnded, requireRunning } from '#shared/combat/status.ts';

const conditionId = z.string().min(1);
/** A condition is its id, or an object of the id and the details the system gives it (`percent`, `enemies`, `con` …). */
const conditionField = z.union([conditionId, z.looseObject({ id: conditionId })]);

const addFields = z.strictObject({
  target: z.string(),
  condition: conditionField,
  rounds: z.int().min(1).nullable().default(null),
  by: z.string().nullable().default(null),
  note: z.string().max(500).optional(),
  endsIf: z.enum(['bearer-hurt', 'causer-hurt']).optional(),
});

/** Puts a condition on someone, counted in rounds (H4) or until removed; `by` names who caused it. */
export const addConditionCommand = defineCommand('add-condition', addFields, (play, fields) => {
  requireNotEnded(play);
  const { target, rounds, by, note, endsIf } = fields;
  requireCombatant(play.state, target, 'target');
  if (by !== null) requireCombatant(play.state, by, 'by');
  const { id, details } = split(fields.condition);
  const spec = conditionSpec(play, id);
  const checked = readWith(spec.details, details, 'condition');
  addCondition(play, { target, id, details: checked, rounds, by, note, endsIf });
  // Where a condition takes its bearer out, the system says so.
  refreshStanding(play, target);
});

const removeFields = z.strictObject({ target: z.string(), condition: conditionField });

/** Takes a condition off someone. */
export const removeConditionCommand = defineCommand(
  'remove-condition',
  removeFields,
  (play, { target, condition }) => {
    requireNotEnded(play);
    removeCondition(play, target, split(condition).id);
    refreshStanding(play, target);
  },
);

/** Makes a counted condition last longer, also one that has just ended by itself. */
export const extendConditionCommand = defineCommand(
  'extend-condition',
  z.strictObject({ target: z.string(), condition: conditionId, rounds: z.int().min(1) }),
  (play, { target, condition, rounds }) => {
    requireRunning(play);
    extendCondition(play, target, condition, rounds);
    refreshStanding(play, target);
  },
);

function split(condition: string | ({ id: string } & Record<string, unknown>)): {
  id: string;
  details: Record<string, unknown>;
} {
  if (typeof condition === 'string') return { id: condition, details: {} };
  const { id, ...details } = condition;
  return { id, details };
}
