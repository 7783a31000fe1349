import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { addCondition, removeCondition } from '#shared/combat/conditions/held.ts';
import { conditionsIn } from '#shared/combat/conditions/known-conditions.ts';
import { MOST_OWN_CONDITIONS } from '#shared/combat/conditions/own-condition.ts';
import { readOwnCondition } from '#shared/combat/conditions/read-own-conditions.ts';
import { conditionField, idOfWritten, readWritten } from '#shared/combat/conditions/written-condition.ts';
import { extendCondition } from '#shared/combat/conditions/extend-condition.ts';
import { refreshStanding } from '#shared/combat/health.ts';
import { patchState, refuse, requireCombatant, type Play } from '#shared/combat/play.ts';
import { requireNotEnded, requireRunning } from '#shared/combat/status.ts';
import { plain, message } from '#shared/text/message.ts';

const addFields = z.strictObject({
  target: z.string(),
  condition: conditionField,
  /** Null: until removed; left out: as long as the narrator made it to last, and one of the system's until removed. */
  rounds: z.int().min(1).nullable().optional(),
  by: z.string().nullable().default(null),
  note: z.string().max(500).optional(),
  endsIf: z.enum(['bearer-hurt', 'causer-hurt']).optional(),
});

/** Puts a condition on someone, counted in rounds (H4) or until removed; `by` names who caused it. */
export const addConditionCommand = defineCommand('add-condition', addFields, (play, fields) => {
  requireNotEnded(play);
  const { target, by, note, endsIf } = fields;
  requireCombatant(play.state, target, 'target');
  if (by !== null) requireCombatant(play.state, by, 'by');
  const { name: system } = play.system;
  const known = conditionsIn(play.system, play.state);
  const written = readWritten(fields.condition, known, { system, base: 'condition' });
  const rounds = fields.rounds === undefined ? roundsOf(play, written.id) : fields.rounds;
  addCondition(play, { ...written, target, rounds, by, note, endsIf });
  // Where a condition takes its bearer out, the system says so.
  refreshStanding(play, target);
});

/** How long one of the narrator's own lasts by itself; before the start nothing is counted. */
function roundsOf({ state }: Play, id: string): number | null {
  if (state.status === 'setup') return null;
  return state.ownConditions.find((one) => one.id === id)?.rounds ?? null;
}

const removeFields = z.strictObject({ target: z.string(), condition: conditionField });

/** Takes a condition off someone. */
export const removeConditionCommand = defineCommand(
  'remove-condition',
  removeFields,
  (play, { target, condition }) => {
    requireNotEnded(play);
    removeCondition(play, target, idOfWritten(condition));
    refreshStanding(play, target);
  },
);

/** Makes a counted condition last longer, also one that has just ended by itself. */
export const extendConditionCommand = defineCommand(
  'extend-condition',
  z.strictObject({ target: z.string(), condition: z.string().min(1), rounds: z.int().min(1) }),
  (play, { target, condition, rounds }) => {
    requireRunning(play);
    extendCondition(play, target, condition, rounds);
    refreshStanding(play, target);
  },
);

/** Brings a condition that the narrator made into a fight already set up; an id the fight knows is refused. */
export const defineConditionCommand = defineCommand(
  'define-condition',
  z.strictObject({ condition: z.unknown() }),
  (play, fields) => {
    requireNotEnded(play);
    const own = readOwnCondition(play.system, fields.condition, 'condition');
    const { ownConditions } = play.state;
    const name = plain(own.name);
    if (ownConditions.some(({ id }) => id === own.id))
      refuse(message('error.ownCondition.twice', { condition: own.id }), 'condition.id');
    if (ownConditions.length >= MOST_OWN_CONDITIONS)
      refuse(message('error.ownCondition.most', { most: MOST_OWN_CONDITIONS }), 'condition');
    patchState(play, { ownConditions: [...ownConditions, own] });
    const said = message('combat.conditionDefined', { condition: name });
    play.events.push({ type: 'told', who: null, said, rule: '', byHand: true });
  },
);
