import { z } from 'zod';
import type { CombatRow } from '#shared/records/combat.ts';
import type { CombatEvent, Who } from '#shared/combat/events.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import { rowsInForce } from './statistics/counted-once.ts';
import { labelFields } from '#shared/combat/label-fields.ts';

/** One in the fight as what is stored tells of it, without any rule. */
export type LoggedCombatant = Pick<
  Combatant,
  'id' | 'name' | 'label' | 'side' | 'kind' | 'hp' | 'standing' | 'fate' | 'hidden'
>;

/** Who is there at one moment of the log, by id: those in the fight, and those who may still come. */
export interface Presence {
  readonly status: 'setup' | 'running' | 'ended';
  readonly round: number;
  readonly present: ReadonlyMap<string, LoggedCombatant>;
  readonly waiting: ReadonlyMap<string, LoggedCombatant>;
}

/** A row in force, with who was there before and after it. */
export interface PresenceStep {
  readonly row: CombatRow;
  readonly before: Presence;
  readonly after: Presence;
}

// What an old version didn't store yet gets the value it always had then.
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

/** Who is there before the first command, from the setup a fight is stored with. */
export function presenceOf(setup: JsonObject): Presence {
  const { combatants, reserves } = storedSetup.parse(setup);
  return {
    status: 'setup',
    round: 0,
    present: byId(combatants.map(asMember)),
    waiting: byId(reserves.map(({ combatant }) => asMember(combatant))),
  };
}

/** The rows in force, each with who was there before and after it: from stored events alone, whatever the rules have become. */
export function presenceSteps(setup: JsonObject, rows: readonly CombatRow[]): readonly PresenceStep[] {
  let presence = presenceOf(setup);
  return rowsInForce(rows).map((row) => {
    const before = presence;
    presence = presenceAfter(before, row);
    return { row, before, after: presence };
  });
}

/** Who is there after a row that makes a move. */
export function presenceAfter(
  before: Presence,
  { command, events }: Pick<CombatRow, 'command' | 'events'>,
): Presence {
  const known = new Map([...before.waiting, ...addedBy(command)]);
  return events.reduce<Presence>(move, { ...before, waiting: known });
}

/** Who is there after the last row in force. */
export function lastPresence(setup: JsonObject, rows: readonly CombatRow[]): Presence {
  return presenceSteps(setup, rows).at(-1)?.after ?? presenceOf(setup);
}

function asMember(fields: z.output<typeof member>): LoggedCombatant {
  const { current } = fields.hp;
  const fallen = fields.side === 'foe' ? 'defeated' : 'down';
  return { ...fields, standing: current > 0 || fields.kind === 'entry' ? 'up' : fallen };
}

function byId(members: readonly LoggedCombatant[]): ReadonlyMap<string, LoggedCombatant> {
  return new Map(members.map((one) => [one.id, one]));
}

/** The commands that a stored one is made of: itself, or those that were sent together. */
export function commandsIn(command: unknown): readonly unknown[] {
  const several = together.safeParse(command);
  return several.success ? several.data.commands.flatMap(commandsIn) : [command];
}

/** Those a command brings in, as they come. */
export function addedBy(command: unknown): readonly (readonly [string, LoggedCombatant])[] {
  return commandsIn(command).flatMap((one) => {
    const { success, data } = adding.safeParse(one);
    return success ? [[data.combatant.id, asMember(data.combatant)] as const] : [];
  });
}

function move(presence: Presence, event: CombatEvent): Presence {
  switch (event.type) {
    case 'started':
      return { ...presence, status: 'running', round: Math.max(1, presence.round) };
    case 'round':
      return { ...presence, round: event.round };
    case 'ended':
      return { ...presence, status: 'ended', round: event.rounds };
    case 'joined':
      return joined(presence, event.who);
    case 'left':
      return {
        ...presence,
        present: without(presence.present, event.who.id),
        waiting: without(presence.waiting, event.who.id),
      };
    case 'damage':
      return changed(presence, event.target.id, ({ hp }) => ({
        hp: { current: event.to, max: event.max, temp: Math.max(0, hp.temp - event.absorbed) },
      }));
    case 'healed':
      return changed(presence, event.target.id, ({ hp }) => ({
        hp: { ...hp, current: event.to, max: event.max },
      }));
    case 'temp':
      return changed(presence, event.target.id, ({ hp }) => ({ hp: { ...hp, temp: event.to } }));
    case 'ruling':
      return changed(presence, event.target.id, () => ({
        hp: { current: event.to, max: event.max, temp: event.tempTo },
      }));
    case 'standing':
      return changed(presence, event.who.id, () => ({ standing: event.to }));
    case 'consequence':
      // Whoever flees is out of the fight without a fall; that it is back is told as one that rises.
      if (event.kind !== 'fled') return presence;
      return changed(presence, event.who.id, () => ({ standing: 'defeated' }));
    case 'renamed':
      return changed(presence, event.who.id, () => ({ name: event.to.name, label: event.to.label }));
    case 'corrected':
      return changed(presence, event.who.id, () => ({ hp: event.hp }));
    case 'fate':
      return changed(presence, event.who.id, () => ({ standing: event.to, fate: event.fate ?? undefined }));
    case 'hidden':
      return changed(presence, event.who.id, () => ({ hidden: event.hidden }));
    default:
      return presence;
  }
}

function joined(presence: Presence, { id, name, label, side }: Who): Presence {
  const nobody = asMember(
    // Nothing is known of this one, so that players are told nothing: it counts as hidden.
    member.parse({ id, name, label, side, hp: { current: 1, max: 1 }, hidden: true, kind: 'fighter' }),
  );
  const joining = presence.waiting.get(id) ?? nobody;
  return {
    ...presence,
    present: new Map([...presence.present, [id, joining]]),
    waiting: without(presence.waiting, id),
  };
}

function changed(
  presence: Presence,
  id: string,
  change: (one: LoggedCombatant) => Partial<LoggedCombatant>,
): Presence {
  const put = (members: Presence['present']): Presence['present'] => {
    const one = members.get(id);
    return one === undefined ? members : new Map([...members, [id, { ...one, ...change(one) }]]);
  };
  return { ...presence, present: put(presence.present), waiting: put(presence.waiting) };
}

function without(members: Presence['present'], id: string): Presence['present'] {
  if (!members.has(id)) return members;
  const left = new Map(members);
  left.delete(id);
  return left;
}
