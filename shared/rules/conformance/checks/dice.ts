import { expect } from 'vitest';
import { applyKept } from '#shared/engine/apply.ts';
import type { Command } from '#shared/combat/command.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import { stateOf } from '#shared/engine/history.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { diceFrom, type Roll } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { typedSource } from '#shared/dice/typed.ts';
import type { DiceSlot, RuleSystem } from '#shared/rules/system.ts';
import type { Check } from '#shared/rules/conformance/bench.ts';
import { attackOf, attacksIn, hasPlainAttack } from './attacks.ts';

/** Falls of the dice tried for each attack. */
const FALLS = 12;

/** That the dice asked from the table are those that are rolled. */
export const dice: readonly Check[] = [
  {
    name: 'an attack rolls no die but those it and its damage asked for, and each that it asked for sooner or later',
    concerns: hasPlainAttack,
    run(bench) {
      const { system } = bench;
      const attacks = attacksIn(bench);
      expect(attacks.length).toBeGreaterThan(0);
      const asked = new Set<string>();
      const rolled = new Set<string>();
      for (const { state, attack } of attacks) {
        const slots = system.attack.slots(state, attack);
        for (const { purpose } of slots) asked.add(stem(purpose));
        for (let seed = 0; seed < FALLS; seed += 1) {
          const typed = carriedOut({ system, state }, attackOf(attack), slots, seed);
          for (const { purpose } of typed) rolled.add(stem(purpose));
        }
      }
      expect(
        [...asked].filter((purpose) => !rolled.has(purpose)),
        'asked for and never rolled',
      ).toEqual([]);
    },
  },
  {
    name: 'points lost by the narrator’s word roll no die but those asked for',
    run({ system, fights }) {
      const states = fights().map(({ history }) => stateOf(history));
      for (const state of states.filter(({ status }) => status === 'running')) {
        for (const { id, kind, hp } of state.combatants) {
          if (kind === 'entry') continue;
          for (const amount of [1, Math.max(0, hp.current + hp.temp), hp.max + 5])
            carriedOut({ system, state }, damageOf(id, amount), [], amount);
        }
      }
    },
  },
];

function damageOf(target: string, amount: number): Command {
  return readRawCommand({ type: 'damage', target, amount });
}

/**
 * Carries a command out with every die asked for typed, and gives what was rolled. A die more than those has to be one that
 * the points lost ask for; else it fails.
 */
function carriedOut(
  { system, state }: { readonly system: RuleSystem; readonly state: CombatState },
  command: Command,
  slots: readonly DiceSlot[],
  seed: number,
): readonly Roll[] {
  const source = seededSource(seed);
  const typed: Record<string, number[]> = {};
  for (const { purpose, sides, count } of slots) {
    for (let die = 0; die < count; die += 1) (typed[purpose] ??= []).push(source(sides, purpose));
  }
  const more: string[] = [];
  const rolls = diceFrom(
    typedSource(typed, (sides, purpose) => {
      more.push(`d${sides} ${purpose}`);
      return source(sides, purpose);
    }),
  );
  const { events } = applyKept(system, state, command, rolls);
  const losses = events.flatMap((event) =>
    event.type === 'damage' ? [{ target: event.target.id, amount: event.amount }] : [],
  );
  const asked = listed([...slots, ...(system.health.lossSlots?.(state, losses) ?? [])]);
  expect(
    more.filter((die) => !asked.includes(die)),
    `not asked for by ${JSON.stringify(command)}`,
  ).toEqual([]);
  return rolls.rolls;
}

function listed(slots: readonly DiceSlot[]): readonly string[] {
  return slots.flatMap(({ purpose, sides, count }) =>
    Array.from({ length: count }, () => `d${sides} ${purpose}`),
  );
}

/** A purpose without whose it is: `save:ana` is `save`. */
function stem(purpose: string): string {
  return purpose.split(':')[0] ?? purpose;
}
