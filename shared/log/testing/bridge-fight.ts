import type { CombatRow } from '#shared/records/combat.ts';
import type { FieldsOf } from '#shared/combat/command.ts';
import { moveOf, openHistory, perform, stateOf, type History } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import type { JsonObject } from '#shared/json.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { buildLog, type LogDocument } from '#shared/log/document.ts';

const system = systemOf('heroes-d20');

/** A command with the naturals it will roll. */
export type Step = readonly [command: HeroesCommand, naturals?: readonly number[]];

const SWORD: JsonObject = { id: 'sword', name: 'Espada', kind: 'melee', damage: '1d8', criticalRange: 19 };
const BOW: JsonObject = { id: 'bow', name: 'Arco', kind: 'ranged', damage: '1d6' };

function fighter(id: string, name: string, side: string, points: number, sheet: JsonObject): JsonObject {
  return { id, name, side, hp: { current: points, max: points }, sheet: { weapons: [SWORD, BOW], ...sheet } };
}

const CAPANGA = fighter('capanga', 'Capanga', 'foe', 12, { str: 1, fighting: 3, fortitude: 2 });

/** The party and the foes of the fight on the bridge. */
export const BRIDGE: readonly JsonObject[] = [
  fighter('agata', 'Ágata', 'pc', 25, { level: 4, str: 3, fighting: 7, fortitude: 3, armorClass: 3 }),
  fighter('breno', 'Breno, o Raio', 'pc', 34, { level: 5, dex: 3, aim: 8, reflex: 2, initiative: 4 }),
  fighter('nilo', 'Guarda Nilo', 'ally', 14, { level: 1, str: 1, fighting: 2, initiative: 3 }),
  { ...CAPANGA, id: 'capanga-1', label: { scheme: 'numbers', place: 1 } },
  { ...CAPANGA, id: 'capanga-2', label: { scheme: 'numbers', place: 2 } },
  fighter('atirador', 'Atirador', 'foe', 20, { dex: 2, aim: 6, reflex: 1 }),
];

const attack = (
  attacker: string,
  target: string,
  weapon = 'sword',
  rest: Partial<FieldsOf<HeroesCommand, 'attack'>> = {},
): HeroesCommand => ({
  type: 'attack',
  attacker,
  target,
  weapon,
  ...rest,
});
const NEXT: Step = [{ type: 'next-turn' }];

/** Two rounds on the bridge: a critical, a fall, a miss, a delay, temporary points, a condition that ends, and one thing undone. */
export const BRIDGE_STEPS: readonly Step[] = [
  [
    {
      type: 'start',
      initiative: { agata: 19, breno: 23, nilo: 16, 'capanga-1': 15, 'capanga-2': 15 },
    },
    [12],
  ],
  [attack('breno', 'capanga-1', 'bow'), [10, 11, 3]],
  [{ type: 'add-condition', target: 'capanga-1', condition: 'frightened', rounds: 1, by: 'breno' }],
  NEXT,
  [attack('agata', 'capanga-2'), [20, 9, 6]],
  NEXT,
  [{ type: 'delay', combatant: 'nilo' }],
  [attack('capanga-1', 'agata'), [4, 10]],
  [{ type: 'damage', target: 'agata', amount: 50 }],
  [{ type: 'undo' }],
  NEXT,
  [{ type: 'temp-hp', target: 'breno', amount: 4 }],
  [attack('atirador', 'breno', 'bow'), [13, 9, 5]],
  [{ type: 'act-now', combatant: 'nilo' }],
  [attack('nilo', 'atirador'), [1, 8]],
  NEXT,
  NEXT,
  NEXT,
  [attack('agata', 'capanga-1'), [17, 12, 4]],
  [{ type: 'heal', target: 'agata', amount: 3 }],
  [{ type: 'remove-combatant', combatant: 'atirador' }],
  [{ type: 'end' }],
];

/** Plays steps with heroes-d20; every natural given must be used. */
export function play(
  combatants: readonly JsonObject[],
  steps: readonly Step[],
): { history: History; rows: CombatRow[] } {
  let history = openHistory(newCombat(system, { combatants }));
  const rows: CombatRow[] = [];
  for (const [index, [command, naturals = []]] of steps.entries()) {
    const fixed = fixedSource(naturals);
    const dice = diceFrom(fixed.source);
    history = perform(system, history, command, dice);
    if (fixed.left() > 0) throw new Error(`step ${index}: ${fixed.left()} dice left over`);
    const move = moveOf(history, command);
    rows.push({
      seq: index + 1,
      at: new Date(Date.UTC(2026, 10, 28, 23, 0, index)).toISOString(),
      command,
      rolls: move?.rolls ?? [],
      events: move?.events ?? [],
    });
  }
  return { history, rows };
}

/** The log of steps played with a party and foes. */
export function logOf(
  combatants: readonly JsonObject[],
  steps: readonly Step[],
  names: { readonly title?: string; readonly campaign?: string } = {},
): LogDocument {
  const { history, rows } = play(combatants, steps);
  return buildLog({
    combat: { id: '3f0f7a52-2f4f-4a63-9f4b-0f1d4f1a9e11', name: names.title ?? 'Emboscada na ponte' },
    campaign: { name: names.campaign ?? 'A Torre de Vidro' },
    session: { number: 7, title: '', date: '2026-11-28' },
    rows,
    state: stateOf(history),
    system,
  });
}
