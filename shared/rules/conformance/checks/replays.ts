import { expect } from 'vitest';
import { z } from 'zod';
import { changesBetween, withChanges } from '#shared/combat/changes.ts';
import { performKept, replay, stateOf, type StoredCommand } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { someStates, type Check } from '#shared/rules/conformance/bench.ts';

const EVERY = 8;
/** Fights that a window looks on at: copying states takes time. */
const WATCHED = 12;

/** That a fight can be taken back, stored, sent and read again. */
export const replays: readonly Check[] = [
  {
    name: 'undo after a command is the fight before it, and redo is it again with the dice first rolled',
    run({ system, fights }) {
      for (const { command, before, after } of fights().flatMap(({ steps }) => steps)) {
        if (command.type === 'undo' || command.type === 'redo') continue;
        const noDice = diceFrom(fixedSource([]).source);
        const undone = performKept(system, after, { type: 'undo' }, noDice);
        expect(stateOf(undone), JSON.stringify(command)).toBe(stateOf(before));
        const redone = performKept(system, undone, { type: 'redo' }, noDice);
        expect(stateOf(redone), JSON.stringify(command)).toEqual(stateOf(after));
      }
    },
  },
  {
    name: 'what was set up and stored, through JSON, replays to the same fight with the same events',
    run({ system, fights }) {
      for (const { setup, rows, history } of fights()) {
        const initial = newCombat(system, throughJson(setup));
        const again = replay(system, initial, stored.parse(throughJson(rows)));
        expect(stateOf(again)).toEqual(stateOf(history));
        expect(again.done.map(({ events }) => events)).toEqual(history.done.map(({ events }) => events));
      }
    },
  },
  {
    name: 'state, events, figures and situation are JSON',
    run({ system, fights }) {
      const told = [
        ...fights().flatMap(({ rows }) => rows),
        ...someStates(fights(), EVERY).map((state) => [
          state,
          system.situation(state),
          state.combatants.map((one) => system.figures(one)),
        ]),
      ];
      for (const one of told) expect(throughJson(one)).toEqual(one);
    },
  },
  {
    name: 'a window that is told only the changes shows the same fight',
    run({ fights }) {
      for (const { steps, initial } of fights().slice(0, WATCHED)) {
        let shown = structuredClone(initial);
        for (const { command, before, after } of steps) {
          shown = withChanges(shown, structuredClone(changesBetween(stateOf(before), stateOf(after))));
          expect(shown, `after ${JSON.stringify(command)}`).toEqual(stateOf(after));
        }
      }
    },
  },
  {
    name: 'what somebody leaves a fight with is a sheet as it is read, and no more points than it can have',
    run({ system, fights }) {
      for (const { initial, history } of fights()) {
        for (const after of stateOf(history).combatants) {
          const before = initial.combatants.find(({ id }) => id === after.id);
          if (before === undefined || after.kind === 'entry') continue;
          const lasting = system.carryOver(before, after);
          expect(lasting.hp.current).toBeLessThanOrEqual(lasting.hp.max);
          expect(system.sheet.parse(lasting.sheet)).toEqual(lasting.sheet);
          const known = system.conditions.map(({ id }) => id);
          for (const { id } of system.conditionsFrom(lasting.sheet)) expect(known).toContain(id);
        }
      }
    },
  },
];

const stored = z.array(z.custom<StoredCommand>());

function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
