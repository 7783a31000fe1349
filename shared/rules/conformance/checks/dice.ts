import { expect } from 'vitest';
import { applyKept } from '../../../combat/apply.ts';
import type { Command } from '../../../combat/command.ts';
import { readRawCommand } from '../../../combat/raw-command.ts';
import { stateOf } from '../../../combat/history.ts';
import type { CombatState } from '../../../combat/state.ts';
import { diceFrom, type Roll } from '../../../dice/dice.ts';
import { seededSource } from '../../../dice/seeded.ts';
import { typedSource } from '../../../dice/typed.ts';
import { RodadaError } from '../../../errors.ts';
import type { DiceSlot, RuleSystem } from '../../system.ts';
import type { Bench, Check } from '../bench.ts';

/** An attack as the tracker sends it where a system asks for nothing besides. */
export interface PlainAttack {
  readonly attacker: string;
  readonly target: string;
  readonly weapon: string;
}

/** Falls of the dice tried for each attack. */
const FALLS = 12;
const MOST_ATTACKS = 60;

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
          const typed = carriedOut(system, state, attackOf(attack), slots, seed);
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
            carriedOut(system, state, damageOf(id, amount), [], amount);
        }
      }
    },
  },
];

function attackOf(attack: PlainAttack): Command {
  return readRawCommand({ type: 'attack', ...attack });
}

function damageOf(target: string, amount: number): Command {
  return readRawCommand({ type: 'damage', target, amount });
}

/** Whether a system's attack is a command of its own that takes who, whom and with what. */
export function hasPlainAttack({ commands }: RuleSystem): boolean {
  return commands.some(({ type }) => type === 'attack');
}

/** Attacks that can be made in the fights as they stood, some of them. */
export function attacksIn({ system, fights }: Bench): readonly { state: CombatState; attack: PlainAttack }[] {
  const states = fights().flatMap(({ steps }) => steps.map(({ before }) => stateOf(before)));
  const attacks = states.flatMap((state) => attacksOf(system, state).map((attack) => ({ state, attack })));
  const every = Math.max(1, Math.floor(attacks.length / MOST_ATTACKS));
  return attacks
    .filter((_, index) => index % every === 0)
    .filter(({ state, attack }) => isAllowed(system, state, attackOf(attack)));
}

function attacksOf(system: RuleSystem, { status, turn, combatants }: CombatState): readonly PlainAttack[] {
  if (status !== 'running') return [];
  const fighting = combatants.filter(({ kind, standing }) => kind === 'fighter' && standing === 'up');
  const attackers = fighting.filter(({ id }) => turn === null || turn.who === id);
  return attackers.flatMap((attacker) =>
    fighting
      .filter(({ id }) => id !== attacker.id)
      .flatMap(({ id }) =>
        system.attack.choices(attacker).map(({ weapon }) => ({ attacker: attacker.id, target: id, weapon })),
      ),
  );
}

function isAllowed(system: RuleSystem, state: CombatState, command: Command): boolean {
  try {
    applyKept(system, state, command, diceFrom(seededSource(1)));
    return true;
  } catch (error) {
    if (error instanceof RodadaError) return false;
    throw error;
  }
}

/**
 * Carries a command out with every die asked for typed, and gives what was rolled. A die more than those has to be one that
 * the points lost ask for; else it fails.
 */
function carriedOut(
  system: RuleSystem,
  state: CombatState,
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
