import { z } from 'zod';
import type { CombatRow } from '#shared/records/combat.ts';
import type { CombatEvent, Who } from '#shared/combat/events.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import { rowsInForce } from './statistics/counted-once.ts';
import { labelFields } from '#shared/combat/labels.ts';

/** One in the fight as what is stored tells of it, without any rule. */
export type CastMember = Pick<
  Combatant,
  'id' | 'name' | 'label' | 'side' | 'kind' | 'hp' | 'standing' | 'hidden'
>;

/** Everybody at one moment, by id: those in the fight, and those who may still come. */
export interface Cast {
  readonly status: 'setup' | 'running' | 'ended';
  readonly round: number;
  readonly present: ReadonlyMap<string, CastMember>;
  readonly waiting: ReadonlyMap<string, CastMember>;
}

/** A row in force with the cast before and after it. */
export interface CastStep {
  readonly row: CombatRow;
  readonly before: Cast;
  readonly after: Cast;
}

// What was stored long ago is read for what it has; what it lacks is as it always was.
const member = z.object({
  id: z.string(),
  name: z.string(),
  label: labelFields.nullable().default(null),
  side: z.enum(['pc', 'ally', 'foe']),
  hp: z.object({ current: z.number(), max: z.number(), temp: z.number().default(0) }),
  hidden: z.boolean().default(false),
  kind: z.enum(['fighter', 'entry']).default('fighter'),
});
const storedSetup = z.object({
  combatants: z.array(member).default([]),
  reserves: z.array(z.object({ combatant: member })).default([]),
});
const adding = z.object({ type: z.literal('add-combatant'), combatant: member });
const together = z.object({ type: z.literal('together'), commands: z.array(z.unknown()) });

/** The cast before the first command, from the setup a fight is stored with. */
export function castOf(setup: JsonObject): Cast {
  const { combatants, reserves } = storedSetup.parse(setup);
  return {
    status: 'setup',
    round: 0,
    present: byId(combatants.map(asMember)),
    waiting: byId(reserves.map(({ combatant }) => asMember(combatant))),
  };
}

/** The rows in force, each with who was there before and after it: from stored events alone, whatever the rules have become. */
export function castSteps(setup: JsonObject, rows: readonly CombatRow[]): readonly CastStep[] {
  let cast = castOf(setup);
  return rowsInForce(rows).map((row) => {
    const before = cast;
    const known = new Map([...before.waiting, ...addedBy(row.command)]);
    cast = row.events.reduce<Cast>(move, { ...before, waiting: known });
    return { row, before, after: cast };
  });
}

/** The cast at the head. */
export function lastCast(setup: JsonObject, rows: readonly CombatRow[]): Cast {
  return castSteps(setup, rows).at(-1)?.after ?? castOf(setup);
}

function asMember(fields: z.output<typeof member>): CastMember {
  const { current } = fields.hp;
  const fallen = fields.side === 'foe' ? 'defeated' : 'down';
  return { ...fields, standing: current > 0 || fields.kind === 'entry' ? 'up' : fallen };
}

function byId(members: readonly CastMember[]): ReadonlyMap<string, CastMember> {
  return new Map(members.map((one) => [one.id, one]));
}

function addedBy(command: unknown): readonly (readonly [string, CastMember])[] {
  const several = together.safeParse(command);
  if (several.success) return several.data.commands.flatMap(addedBy);
  const one = adding.safeParse(command);
  return one.success ? [[one.data.combatant.id, asMember(one.data.combatant)]] : [];
}

function move(cast: Cast, event: CombatEvent): Cast {
  switch (event.type) {
    case 'started':
      return { ...cast, status: 'running', round: Math.max(1, cast.round) };
    case 'round':
      return { ...cast, round: event.round };
    case 'ended':
      return { ...cast, status: 'ended', round: event.rounds };
    case 'joined':
      return joined(cast, event.who);
    case 'left':
      return {
        ...cast,
        present: without(cast.present, event.who.id),
        waiting: without(cast.waiting, event.who.id),
      };
    case 'damage':
      return changed(cast, event.target.id, ({ hp }) => ({
        hp: { current: event.to, max: event.max, temp: Math.max(0, hp.temp - event.absorbed) },
      }));
    case 'healed':
      return changed(cast, event.target.id, ({ hp }) => ({
        hp: { ...hp, current: event.to, max: event.max },
      }));
    case 'temp':
      return changed(cast, event.target.id, ({ hp }) => ({ hp: { ...hp, temp: event.to } }));
    case 'ruling':
      return changed(cast, event.target.id, () => ({
        hp: { current: event.to, max: event.max, temp: event.tempTo },
      }));
    case 'standing':
      return changed(cast, event.who.id, () => ({ standing: event.to }));
    case 'hidden':
      return changed(cast, event.who.id, () => ({ hidden: event.hidden }));
    default:
      return cast;
  }
}

function joined(cast: Cast, { id, name, label, side }: Who): Cast {
  const nobody = asMember(
    // Of one nobody has said anything about players are told nothing.
    member.parse({ id, name, label, side, hp: { current: 1, max: 1 }, hidden: true, kind: 'fighter' }),
  );
  const joining = cast.waiting.get(id) ?? nobody;
  return {
    ...cast,
    present: new Map([...cast.present, [id, joining]]),
    waiting: without(cast.waiting, id),
  };
}

function changed(cast: Cast, id: string, change: (one: CastMember) => Partial<CastMember>): Cast {
  const put = (members: Cast['present']): Cast['present'] => {
    const one = members.get(id);
    return one === undefined ? members : new Map([...members, [id, { ...one, ...change(one) }]]);
  };
  return { ...cast, present: put(cast.present), waiting: put(cast.waiting) };
}

function without(members: Cast['present'], id: string): Cast['present'] {
  if (!members.has(id)) return members;
  const left = new Map(members);
  left.delete(id);
  return left;
}
