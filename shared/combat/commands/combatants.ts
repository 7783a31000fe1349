import { z } from 'zod';
import { type Message, message } from '#shared/text/message.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { forgetTicks } from '#shared/combat/conditions/ticks.ts';
import { combatantFields, newCombatant } from '#shared/combat/new-combatant.ts';
import {
  findCombatant,
  patchState,
  refuse,
  requireCombatant,
  who,
  type Joining,
  type Play,
} from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { withoutLinked } from '#shared/combat/turns/links.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { nameOf } from '#shared/combat/name.ts';

const addFields = z.strictObject({
  combatant: combatantFields,
  initiative: z.int().nullable().default(null),
  surprised: z.boolean().default(false),
});

/** Brings someone in, before the start or at any time after. */
export const addCombatant = defineCommand(
  'add-combatant',
  addFields,
  (play, { combatant, initiative, surprised }) => {
    requireNotEnded(play);
    const { id } = combatant;
    const other = bearerOf(play, id);
    if (other !== null) refuse(message('error.combatantTwice', { id, name: nameOf(other) }), 'combatant.id');
    const added = newCombatant(play.system, play.state.options, combatant, {
      base: 'combatant',
      ownConditions: play.state.ownConditions,
    });
    admit(play, added, { initiative, surprised });
  },
);

/** Takes someone out; if it was its turn, the next one's begins. Nobody else moves. */
export const removeCombatant = defineCommand(
  'remove-combatant',
  z.strictObject({ combatant: z.string() }),
  (play, fields) => {
    requireNotEnded(play);
    const id = fields.combatant;
    const reserve = play.state.reserves.find(({ combatant }) => combatant.id === id);
    if (reserve !== undefined) {
      patchState(play, { reserves: play.state.reserves.filter((one) => one !== reserve) });
      play.events.push({ type: 'left', who: who(reserve.combatant) });
      return;
    }
    const leaving = requireCombatant(play.state, id, 'combatant');
    patchState(play, {
      combatants: play.state.combatants.filter((one) => one.id !== id),
      joining: play.state.joining.filter((one) => one.id !== id),
      linked: withoutLinked(play.state.linked, id),
    });
    forgetTicks(play, id);
    play.events.push({ type: 'left', who: who(leaving) });
    if (play.state.status === 'running') play.system.turns.left(play, id);
  },
);

/** Brings in those of a wave, or some of them earlier or later than it. */
export const bringIn = defineCommand(
  'bring-in',
  z.strictObject({
    combatants: z.array(z.string()).min(1),
    initiative: z.int().nullable().default(null),
    surprised: z.boolean().default(false),
  }),
  (play, { combatants, initiative, surprised }) => {
    requireNotEnded(play);
    for (const [index, id] of combatants.entries()) {
      const reserve = play.state.reserves.find(({ combatant }) => combatant.id === id);
      if (reserve === undefined) refuse(whyNotWaiting(play, id), `combatants[${index}]`);
      patchState(play, { reserves: play.state.reserves.filter((one) => one !== reserve) });
      admit(play, reserve.combatant, {
        initiative: initiative ?? reserve.initiative,
        surprised: surprised || reserve.surprised,
      });
    }
  },
);

function admit(play: Play, added: Combatant, { initiative, surprised }: Joining): void {
  const { id } = added;
  patchState(play, { combatants: [...play.state.combatants, added] });
  if (play.state.status === 'running') {
    play.system.turns.joined(play, id, { initiative, surprised });
    return;
  }
  patchState(play, { joining: [...play.state.joining, { id, initiative, surprised }] });
  play.events.push({ type: 'joined', who: who(added), total: initiative, natural: null });
}

/** Whoever has an id, in the fight or waiting to come into it. */
function bearerOf({ state }: Play, id: string): Combatant | null {
  const waiting = state.reserves.find(({ combatant }) => combatant.id === id);
  return findCombatant(state, id) ?? waiting?.combatant ?? null;
}

function whyNotWaiting({ state }: Play, id: string): Message {
  const there = findCombatant(state, id);
  return there === null
    ? message('error.notInReserve', { id })
    : message('error.alreadyThere', { name: nameOf(there) });
}
