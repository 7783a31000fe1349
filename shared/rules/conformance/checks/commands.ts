import { expect } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import type { Check } from '#shared/rules/conformance/bench.ts';

const CODES: readonly string[] = ['BAD_REQUEST', 'BAD_DICE', 'NOT_ALLOWED'];

/** What holds of every fight, whatever is commanded. */
export const commands: readonly Check[] = [
  {
    name: 'every command of its own can be carried out (a trial brings fields for those that chance seldom gets right)',
    run({ system, fights }) {
      const done = new Set(fights().flatMap(({ steps }) => steps.map(({ command }) => command.type)));
      expect(system.commands.map(({ type }) => type).filter((type) => !done.has(type))).toEqual([]);
    },
  },
  {
    name: 'what is refused is a bad request or not allowed',
    run({ fights }) {
      const refused = fights().flatMap(({ refusals }) => refusals);
      expect(
        refused.filter(({ error }) => !CODES.includes(error.code)).map(({ error }) => error.message),
      ).toEqual([]);
    },
  },
  {
    name: 'the order is everybody, each once; turns in it are somebody’s of it',
    run({ system, fights }) {
      const individual = system.turns.kind === 'individual';
      for (const { command, after } of fights().flatMap(({ steps }) => steps)) {
        const { status, order, combatants, turn } = stateOf(after);
        if (status !== 'running') continue;
        const placed = order.map(({ id }) => id).toSorted();
        const there = individual ? combatants.map(({ id }) => id).toSorted() : [];
        const said = `after ${JSON.stringify(command)}`;
        expect(placed, said).toEqual(there);
        if (turn !== null) expect(there, said).toContain(turn.who);
      }
    },
  },
  {
    name: 'points are whole, never under their floor and never over their maximum',
    run({ system, fights }) {
      for (const { command, after } of fights().flatMap(({ steps }) => steps)) {
        const wrong = stateOf(after).combatants.filter((one) => {
          if (one.kind === 'entry') return false;
          const { current, max, temp } = one.hp;
          const whole = [current, max, temp].every((figure) => Number.isInteger(figure));
          return !whole || current > max || temp < 0 || current < system.health.lowest(one);
        });
        expect(
          wrong.map(({ id, hp }) => ({ id, hp })),
          `after ${JSON.stringify(command)}`,
        ).toEqual([]);
      }
    },
  },
];
