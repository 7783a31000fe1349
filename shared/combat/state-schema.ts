import { z } from 'zod';
import type { Message } from '#shared/text/message.ts';
import { ownConditionFields, ownConditionList, TICK_TIMES } from './conditions/own-condition.ts';
import { labelFields } from './label-fields.ts';
import { MARK_COLOURS } from './mark-colours.ts';
import { RETURNS, type Counter } from './counters/counter.ts';
import type { Combatant, CombatState, Condition, Turn } from './state.ts';

const json = z.record(z.string(), z.json());
const message: z.ZodType<Message> = z.lazy(() =>
  z.union([
    z.object({ plain: z.string() }),
    z.object({
      key: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number(), message])).optional(),
    }),
  ]),
);
const ending = z.discriminatedUnion('at', [
  z.object({ at: z.literal('count'), round: z.int(), count: z.int() }),
  z.object({ at: z.literal('own-turn'), round: z.int() }),
]);
const condition: z.ZodType<Condition> = z.object({
  id: z.string(),
  details: json,
  ends: ending.nullable(),
  by: z.string().nullable(),
  note: z.string().optional(),
  endsIf: z.enum(['bearer-hurt', 'causer-hurt']).optional(),
  own: ownConditionFields.optional(),
});
const counter: z.ZodType<Counter> = z.object({
  id: z.string(),
  name: message,
  current: z.int(),
  max: z.int(),
  returns: z.enum(RETURNS),
  byRules: z.literal(true).optional(),
});
const combatant: z.ZodType<Combatant> = z.object({
  id: z.string(),
  name: z.string(),
  label: labelFields.nullable().default(null),
  side: z.enum(['pc', 'ally', 'foe']),
  hp: z.object({ current: z.int(), max: z.int(), temp: z.int() }),
  sheet: json,
  own: json,
  conditions: z.array(condition),
  standing: z.enum(['up', 'down', 'defeated']),
  fate: z.enum(['standing', 'down', 'dead', 'gone']).optional(),
  delaying: z.boolean(),
  ready: z.string().nullable(),
  surprisedIn: z.int().nullable(),
  hidden: z.boolean(),
  kind: z.enum(['fighter', 'entry']),
  group: z.string().nullable(),
  mark: z.enum(MARK_COLOURS).nullable(),
  reminder: z.string(),
  corrected: z.object({ sheet: json, max: z.int() }).optional(),
  notes: z.string().optional(),
  counters: z.array(counter).optional(),
});
const turn: z.ZodType<Turn> = z.object({
  who: z.string(),
  count: z.int(),
  kind: z.enum(['own', 'ready']),
  spent: z.array(z.string()),
  spentOn: z.array(message.nullable()),
  attacks: z.int(),
});

/** A state as it stands in a file, checked but for what its system keeps in `own` and in sheets. */
export const combatState: z.ZodType<CombatState> = z.object({
  system: z.string(),
  options: json,
  status: z.enum(['setup', 'running', 'ended']),
  round: z.int(),
  count: z.int(),
  order: z.array(z.object({ id: z.string(), initiative: z.int() })),
  linked: z.array(z.array(z.string())).default([]),
  acted: z.array(z.string()),
  turn: turn.nullable(),
  interrupted: z.array(turn),
  combatants: z.array(combatant),
  joining: z.array(z.object({ id: z.string(), initiative: z.int().nullable(), surprised: z.boolean() })),
  reserves: z.array(
    z.object({
      round: z.int(),
      combatant,
      initiative: z.int().nullable(),
      surprised: z.boolean(),
    }),
  ),
  lapsed: z.array(z.object({ target: z.string(), condition, round: z.int(), count: z.int() })),
  ownConditions: ownConditionList.default([]),
  ticks: z
    .array(
      z.object({
        target: z.string(),
        condition: z.string(),
        at: z.enum(TICK_TIMES),
        round: z.int(),
        due: z.boolean(),
      }),
    )
    .default([]),
  own: json,
});
