import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, withChanges } from '../combat/changes.ts';
import { openHistory, perform, stateOf, type History } from '../combat/history.ts';
import { newCombat } from '../combat/new-combat.ts';
import type { CombatState } from '../combat/state.ts';
import { diceFrom, type Dice } from '../dice/dice.ts';
import { seededSource } from '../dice/seeded.ts';
import { RodadaError } from '../errors.ts';
import type { JsonObject } from '../json.ts';
import { SYSTEMS, type AnyCommand, type AnySystem } from './registry.ts';

const SHEETS: Readonly<Record<string, JsonObject>> = {
  'heroes-d20': { fighting: 6, weapons: [{ id: 'w', name: 'Espada', kind: 'melee', damage: '1d8' }] },
  'rituals-d20': { strength: 2, weapons: [{ id: 'w', name: 'Faca', kind: 'melee', damage: '1d4' }] },
  cairn: { str: 10, dex: 10, wil: 10, weapons: [{ id: 'w', name: 'Espada', dice: 'd8' }] },
};

const IDS = ['a', 'b', 'c', 'd'];
const id = fc.constantFrom(...IDS, 'x');
const amount = fc.nat({ max: 9 });
const pair = { attacker: id, target: id, weapon: fc.constant('w') };

function someone(system: AnySystem, one: string) {
  const side = one < 'c' ? ('pc' as const) : ('foe' as const);
  return { id: one, name: one, side, hp: { current: 8, max: 8 }, sheet: SHEETS[system.id] ?? {} };
}

function commandsOf(system: AnySystem): fc.Arbitrary<AnyCommand> {
  return fc.oneof(
    { arbitrary: fc.constant({ type: 'next-turn' }), weight: 4 },
    {
      arbitrary: fc.record({
        type: fc.constantFrom(
          'start',
          'undo',
          'undo',
          'redo',
          'reset',
          'end',
          'act-saves',
          'resolve-step',
          'resolve-turn',
        ),
      }),
      weight: 9,
    },
    fc.record({ type: fc.constantFrom('damage', 'heal', 'temp-hp'), target: id, amount }),
    fc.record({ type: fc.constant('attack'), ...pair }),
    fc.record({
      type: fc.constant('declare'),
      attacker: id,
      targets: fc.tuple(id),
      weapon: fc.constant('w'),
    }),
    fc.record({ type: fc.constant('declare'), combatant: id, target: id }),
    fc.record({ type: fc.constantFrom('delay', 'act-now', 'remove-combatant', 'stand'), combatant: id }),
    fc.record({ type: fc.constant('reorder'), combatant: id, before: fc.option(id) }),
    fc.record({ type: fc.constant('set-initiative'), combatant: id, initiative: amount }),
    fc.record({
      type: fc.constant('add-condition'),
      target: id,
      condition: fc.constantFrom(...system.conditions.map((one) => one.id)),
      rounds: fc.option(fc.integer({ min: 1, max: 3 })),
    }),
    fc.record({
      type: fc.constant('hide'),
      combatants: fc.array(id, { maxLength: 3 }),
      hidden: fc.boolean(),
    }),
    fc.constant({ type: 'add-combatant', combatant: someone(system, 'x') }),
  );
}

/** The fight after a command, or as it was when it is refused. */
function attempt(system: AnySystem, history: History, command: AnyCommand, dice: Dice): History {
  try {
    return perform(system, history, command, dice);
  } catch (thrown) {
    if (!(thrown instanceof RodadaError)) throw thrown;
    return history;
  }
}

/** As it comes out of main. */
function carried<T>(value: T): T {
  return structuredClone(value);
}

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('changes of %s', (_id, system) => {
  const setup = newCombat(system, { combatants: IDS.map((one) => someone(system, one)) });

  it('bring a window that knows nothing else from any state to the next, whatever is done', () => {
    let carriedOut = 0;
    fc.assert(
      fc.property(
        fc.array(commandsOf(system), { minLength: 5, maxLength: 40 }),
        fc.nat(),
        (commands, seed) => {
          const dice = diceFrom(seededSource(seed));
          let history = attempt(system, openHistory(setup), { type: 'start' }, dice);
          let shown: CombatState = carried(stateOf(history));
          for (const command of commands) {
            const before = history;
            history = attempt(system, history, command, dice);
            if (history === before) continue;
            carriedOut += 1;
            shown = withChanges(shown, carried(changesBetween(stateOf(before), stateOf(history))));
            expect(shown).toEqual(stateOf(history));
          }
        },
      ),
    );
    expect(carriedOut).toBeGreaterThan(100);
  });

  it('name only who changed, and leave all others the very same', () => {
    const dice = diceFrom(seededSource(1));
    const before = stateOf(perform(system, openHistory(setup), { type: 'start' }, dice));
    const marked: AnyCommand = { type: 'add-condition', target: 'c', condition: firstCondition(system) };
    const after = stateOf(perform(system, openHistory(before), marked, dice));
    const changes = changesBetween(before, after);
    expect([changes.combatants.map((one) => one.id), changes.roster]).toEqual([['c'], null]);
    expect(changes.fields).not.toHaveProperty('order');
    const shown = withChanges(before, changes);
    expect(shown.combatants.filter((one, index) => one === before.combatants[index])).toHaveLength(3);
  });
});

function firstCondition(system: AnySystem): string {
  const [first] = system.conditions;
  if (first === undefined) throw new Error('a system without conditions');
  return first.id;
}
