import { Client } from './boardgame.mjs';
import type { CoreCommand } from '../shared/combat/commands/index.ts';
import { openHistory, perform, stateOf, type History } from '../shared/engine/history.ts';
import { newCombat } from '../shared/engine/new-combat.ts';
import { diceFrom } from '../shared/dice/dice.ts';
import { seededSource } from '../shared/dice/seeded.ts';
import { systemOf } from '../shared/rules/registry.ts';
import { compare, type Ratio } from './measure.ts';

const COMBATANTS = 20;
const ENTRIES = 500;
const system = systemOf('heroes-d20');
const ids = Array.from({ length: COMBATANTS }, (_, index) => `c${index}`);

/** A command applied to a fight of 20 with a log of 500 entries against one move in boardgame.io's local client. */
export function commandBench(): Promise<Ratio> {
  const fight = longFight();
  const client = longGame();
  let turn = 0;
  return compare(
    'command in a fight of 20 with 500 entries / move in boardgame.io',
    1,
    {
      times: 500,
      run: () => {
        const target = ids[(turn += 1) % COMBATANTS] ?? 'c0';
        perform(system, fight, { type: 'damage', target, amount: 1 }, diceFrom(seededSource(turn)));
      },
    },
    {
      times: 100,
      run: () => {
        client.moves['damage']?.(ids[(turn += 1) % COMBATANTS], 1);
        client.undo();
      },
    },
  );
}

function longFight(): History {
  const combatants = ids.map((id) => ({
    id,
    name: id,
    side: 'foe' as const,
    hp: { current: 9999, max: 9999 },
  }));
  const dice = diceFrom(seededSource(3));
  const started = perform(system, openHistory(newCombat(system, { combatants })), { type: 'start' }, dice);
  const commands = Array.from({ length: ENTRIES - 1 }, (_, index): CoreCommand => ({
    type: 'damage',
    target: ids[index % COMBATANTS] ?? 'c0',
    amount: 1,
  }));
  const long = commands.reduce((before, command) => perform(system, before, command, dice), started);
  if (stateOf(long).round !== 1) throw new Error('the fight did not start');
  return long;
}

function longGame() {
  const client = Client({
    debug: false,
    game: {
      setup: () => ({ combatants: Object.fromEntries(ids.map((id) => [id, { hp: 9999 }])) }),
      moves: {
        damage: ({ G }, id: string, amount: number) => {
          const target = G.combatants[id];
          if (target) target.hp -= amount;
        },
      },
    },
  });
  client.start();
  for (let index = 0; index < ENTRIES; index += 1) client.moves['damage']?.(ids[index % COMBATANTS], 1);
  return client;
}
