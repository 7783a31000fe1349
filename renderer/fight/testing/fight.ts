import { apply } from '#shared/engine/apply.ts';
import type { CombatEvent } from '#shared/combat/events.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { CombatState, Side } from '#shared/combat/state.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { systemOf, type AnyCommand } from '#shared/rules/registry.ts';

/** The system of the fights of these tests. */
export const heroes = systemOf('heroes-d20');

const sword = { id: 'sword', name: 'Espada', kind: 'melee', damage: '1d8', criticalRange: 19 };

function one(id: string, name: string, side: Side, current: number, max: number) {
  const sheet = { level: 4, str: 3, fighting: 7, fortitude: 6, armorClass: 4, weapons: [sword] };
  return { id, name, side, hp: { current, max }, sheet };
}

/** A fight after its start: Ágata 19, Breno 17, Capanga 1 15, Capanga 2 15 (defeated), Nilo 9; it is Ágata's turn. */
export function fightState(): CombatState {
  const setup = newCombat(heroes, {
    combatants: [
      one('breno', 'Breno', 'pc', 31, 34),
      one('agata', 'Ágata', 'pc', 18, 25),
      { ...one('capanga-1', 'Capanga', 'foe', 12, 12), label: { scheme: 'numbers', place: 1 } },
      { ...one('capanga-2', 'Capanga', 'foe', 0, 12), label: { scheme: 'numbers', place: 2 } },
      one('nilo', 'Guarda Nilo', 'ally', 11, 14),
    ],
  });
  const initiative = { agata: 19, breno: 17, 'capanga-1': 15, 'capanga-2': 15, nilo: 9 };
  return act(setup, { type: 'start', initiative }).state;
}

/** Carries out a command with these naturals. */
export function act(
  state: CombatState,
  command: AnyCommand,
  naturals: readonly number[] = [],
): { readonly state: CombatState; readonly events: readonly CombatEvent[] } {
  return apply(heroes, state, command, diceFrom(fixedSource(naturals).source));
}
