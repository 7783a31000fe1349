import { z } from 'zod';
import { RodadaError } from '#shared/errors.ts';
import type { JsonObject } from '#shared/json.ts';
import { readWith } from '#shared/schema/read.ts';
import { message } from '#shared/text/message.ts';
import { countersBrought } from './counters/counters.ts';
import { conditionsIn } from './conditions/known-conditions.ts';
import type { OwnCondition } from './conditions/own-condition.ts';
import { conditionField, readWritten } from './conditions/written-condition.ts';
import { labelFields } from './label-fields.ts';
import { MARK_COLOURS } from './mark-colours.ts';
import type { PlayRules } from './play.ts';
import type { Combatant, Condition } from './state.ts';
import { printable } from '#shared/text/printable.ts';

/** A combatant as a file, an encounter or a command brings it in; the sheet is checked by the system. */
export const combatantFields = z.strictObject({
  id: z.string().min(1),
  /** The name given, or the whole name as it is shown. */
  name: z.string().overwrite(printable).min(1),
  /** What is put after the name to tell it from its equals. */
  label: labelFields.nullable().default(null),
  side: z.enum(['pc', 'ally', 'foe']),
  hp: z.strictObject({ current: z.int(), max: z.int().min(0), temp: z.int().min(0).default(0) }),
  sheet: z.looseObject({}).default({}),
  hidden: z.boolean().default(false),
  kind: z.enum(['fighter', 'entry']).default('fighter'),
  group: z.string().min(1).nullable().default(null),
  mark: z.enum(MARK_COLOURS).nullable().default(null),
  reminder: z.string().max(500).default(''),
  /** What it comes with besides what its sheet says, until removed. */
  conditions: z.array(conditionField).max(50).default([]),
});

/** A combatant to bring in, checked except for its sheet. */
export type CombatantFields = z.infer<typeof combatantFields>;

/** Where somebody comes in. */
interface Coming {
  /** The path that errors start with. */
  readonly base: string;
  /** The conditions that the narrator made for the fight. */
  readonly ownConditions: readonly OwnCondition[];
}

/** Makes a combatant with its sheet and conditions checked and completed, under the fight's house options. */
export function newCombatant(
  system: PlayRules,
  options: JsonObject,
  fields: CombatantFields,
  { base, ownConditions }: Coming,
): Combatant {
  const { id, name, label, side, hp, hidden, kind, group, mark, reminder } = fields;
  if (kind === 'entry' && system.turns.kind !== 'individual') {
    throw new RodadaError('NOT_ALLOWED', message('error.noEntries'), { path: `${base}.kind` });
  }
  if (hp.current > hp.max) {
    const path = `${base}.hp.current`;
    throw new RodadaError('BAD_REQUEST', message('error.hpOverMax', { field: path, max: hp.max }), { path });
  }
  const sheet = readWith(system.sheet, fields.sheet, `${base}.sheet`);
  const fresh: Combatant = {
    id,
    name,
    label,
    side,
    hp,
    sheet,
    own: {},
    conditions: [...brought(system, fields, { base, ownConditions }, system.conditionsFrom(sheet))],
    standing: 'up',
    delaying: false,
    ready: null,
    surprisedIn: null,
    hidden,
    kind,
    group,
    mark,
    reminder,
    ...countersBrought(system, sheet),
  };
  return kind === 'entry' ? fresh : { ...fresh, standing: system.health.standing(fresh, options) };
}

/** Conditions by the sheet and by hand; the same one again replaces the one before. */
function brought(
  system: PlayRules,
  { name, conditions, kind }: CombatantFields,
  { base, ownConditions }: Coming,
  bySheet: readonly Condition[],
): Iterable<Condition> {
  const held = new Map(bySheet.map((one) => [one.id, one]));
  if (kind === 'entry' && conditions.length > 0)
    throw new RodadaError('NOT_ALLOWED', message('error.noPoints', { name }), { path: `${base}.conditions` });
  const known = conditionsIn(system, { ownConditions });
  for (const [index, one] of conditions.entries()) {
    const path = `${base}.conditions[${index}]`;
    const { id, details } = readWritten(one, known, { system: system.name, base: path });
    const own = ownConditions.find((made) => made.id === id);
    held.delete(id);
    held.set(id, { id, details, ends: null, by: null, ...(own !== undefined && { own }) });
  }
  return held.values();
}
