import { expect, it } from 'vitest';
import { apply } from '#shared/engine/apply.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { dueTicks } from '#shared/combat/conditions/ticks.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import type { TypedNaturals } from '#shared/dice/typed.ts';
import type { JsonObject } from '#shared/json.ts';
import { systemOf, type AnyCommand } from '#shared/rules/registry.ts';
import { slotsAfterTick, slotsOfTick } from './tick-dice.ts';

/** What is due of one that burns, and can shake it off by a test of this kind. */
function burning(system: ReturnType<typeof systemOf>, kind: string, sheet: JsonObject, hp = 12) {
  const difficulty = system.endingTest?.hasDifficulty === true ? 12 : null;
  const setup = newCombat(system, {
    combatants: [{ id: 'ana', name: 'Ana', side: 'foe', hp: { current: hp, max: hp }, sheet }],
    conditions: [
      {
        id: 'fogo',
        name: 'Em chamas',
        tick: { at: 'turn-start', what: 'damage', dice: '2d6' },
        save: { at: 'turn-start', kind, difficulty },
      },
    ],
  });
  const commands: readonly AnyCommand[] = [
    { type: 'start', ...(system.endingTest?.hasDifficulty === true && { initiative: { ana: 9 } }) },
    { type: 'add-condition', target: 'ana', condition: 'fogo' },
    { type: 'next-turn' },
  ];
  const state = commands.reduce(
    (before, command) => apply(system, before, command, diceFrom(fixedSource([]).source)).state,
    setup,
  );
  const [due] = dueTicks({ state, system });
  if (due === undefined) throw new Error('nothing is due');
  const after = (typed: TypedNaturals) =>
    slotsAfterTick(system, state, due, typed).map(({ sides, count }) => `${count}d${sides}`);
  return { first: slotsOfTick(due).map(({ sides, count }) => `${count}d${sides}`), after };
}

it('asks for the whole pool of the test once it is known what the condition does', () => {
  const { first, after } = burning(systemOf('rituals-d20'), 'constitution', { vigor: 3 });
  expect(first).toEqual(['2d6']);
  expect([after({}), after({ damage: [4] }), after({ damage: [4, null] })]).toEqual([[], [], []]);
  expect(after({ damage: [4, 5] })).toEqual(['3d20']);
});

it('asks for no test of one whom it takes out', () => {
  const { after } = burning(systemOf('heroes-d20'), 'fortitude', {}, 3);
  expect([after({ damage: [1, 1] }), after({ damage: [6, 6] })]).toEqual([['1d20'], []]);
});

it('in Cairn the save of whoever is hurt beyond its points comes before the test', () => {
  const { after } = burning(systemOf('cairn'), 'str', { str: { current: 12, max: 12 } }, 3);
  expect([after({ damage: [1, 1] }), after({ damage: [6, 6] })]).toEqual([['1d20'], ['1d20']]);
});
