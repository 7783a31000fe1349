import { z } from 'zod';
import { RodadaError } from '#shared/errors.ts';
import { plain, message } from '#shared/text/message.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { MOST_COUNTERS, MOST_OF_A_COUNTER, RETURNS, type Counter } from '#shared/combat/counters/counter.ts';
import {
  countersOf,
  findCounter,
  moveCounter,
  patchCounters,
  shortOf,
  tellCounter,
} from '#shared/combat/counters/counters.ts';
import { counterFigure, counterId, counterName } from '#shared/combat/counters/sheet-counters.ts';
import { nameOf } from '#shared/combat/name.ts';
import { refuse, requireAnybody, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { requireNotEnded } from '#shared/combat/status.ts';

const amount = z.int().min(1).max(MOST_OF_A_COUNTER);

/** Takes so many off a counter by the narrator's word; refused where fewer are left. */
export const spendCounter = defineCommand(
  'spend-counter',
  z.strictObject({ target: z.string(), counter: z.string(), amount: amount.default(1) }),
  (play, asked) => {
    const { bearer, counter } = countedBy(play, asked);
    if (counter.current < asked.amount) refuse(shortOf(bearer, counter, asked.amount), 'amount');
    moveCounter(play, bearer.id, counter, counter.current - asked.amount, 'spent');
  },
);

/** Gives so many back to a counter, or all of it, up to its maximum; refused where none is missing. */
export const returnCounter = defineCommand(
  'return-counter',
  z.strictObject({ target: z.string(), counter: z.string(), amount: amount.optional() }),
  (play, asked) => {
    const { bearer, counter } = countedBy(play, asked);
    const { name, current, max } = counter;
    if (current === max)
      refuse(message('error.counterFull', { name: nameOf(bearer), counter: name }), 'counter');
    moveCounter(play, bearer.id, counter, Math.min(max, current + (asked.amount ?? max)), 'returned');
  },
);

const settings = z.strictObject({
  id: counterId,
  name: counterName.optional(),
  max: counterFigure.optional(),
  current: counterFigure.optional(),
  returns: z.enum(RETURNS).optional(),
});

type Settings = z.infer<typeof settings>;

/** Changes a counter of somebody's, or gives a new one, for which a name and a maximum must be said. */
export const setCounter = defineCommand(
  'set-counter',
  z.strictObject({ target: z.string(), counter: settings }),
  (play, { target, counter: asked }) => {
    requireNotEnded(play);
    const bearer = requireAnybody(play.state, target, 'target');
    const was = findCounter(bearer, asked.id);
    const is = was === null ? newCounter(asked) : changed(was, asked);
    if (is.current > is.max) {
      const why = message('error.why.tooBig', { maximum: is.max });
      const path = 'counter.current';
      throw new RodadaError('BAD_REQUEST', message('error.wrongField', { field: path, why }), { path });
    }
    if (was !== null && sameCounter(was, is))
      refuse(message('error.sameCounter', { name: nameOf(bearer), counter: was.name }), 'counter');
    const counters = countersOf(bearer);
    if (was === null && counters.length >= MOST_COUNTERS)
      refuse(message('error.tooManyCounters', { name: nameOf(bearer), most: MOST_COUNTERS }), 'counter');
    patchCounters(
      play,
      target,
      was === null ? [...counters, is] : counters.map((one) => (one === was ? is : one)),
    );
    tellCounter(play, bearer, is, { from: was?.current ?? 0, why: 'set' });
  },
);

/** Takes a counter away from somebody. */
export const removeCounter = defineCommand(
  'remove-counter',
  z.strictObject({ target: z.string(), counter: z.string() }),
  (play, asked) => {
    const { bearer, counter } = countedBy(play, asked);
    patchCounters(
      play,
      bearer.id,
      countersOf(bearer).filter((one) => one !== counter),
    );
    tellCounter(play, bearer, counter, { from: counter.current, why: 'removed' });
  },
);

function countedBy(
  play: Play,
  asked: { readonly target: string; readonly counter: string },
): { readonly bearer: Combatant; readonly counter: Counter } {
  requireNotEnded(play);
  const bearer = requireAnybody(play.state, asked.target, 'target');
  const counter =
    findCounter(bearer, asked.counter) ??
    refuse(message('error.unknownCounter', { name: nameOf(bearer), counter: asked.counter }), 'counter');
  return { bearer, counter };
}

function newCounter({ id, name, max, current, returns }: Settings): Counter {
  return {
    id,
    name: plain(name ?? missing('name')),
    max: max ?? missing('max'),
    current: current ?? max ?? missing('max'),
    returns: returns ?? 'fight',
  };
}

function missing(field: string): never {
  const path = `counter.${field}`;
  throw new RodadaError('BAD_REQUEST', message('error.missingField', { field: path }), { path });
}

/** Whoever had all of it has all of the new maximum; nobody keeps more than that. */
function changed(was: Counter, { name, max = was.max, current, returns }: Settings): Counter {
  return {
    ...was,
    ...(name !== undefined && { name: plain(name) }),
    ...(returns !== undefined && { returns }),
    max,
    current: current ?? (was.current === was.max ? max : Math.min(was.current, max)),
  };
}

function sameCounter(a: Counter, b: Counter): boolean {
  return (
    a.max === b.max &&
    a.current === b.current &&
    a.returns === b.returns &&
    JSON.stringify(a.name) === JSON.stringify(b.name)
  );
}
