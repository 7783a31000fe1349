import { describe } from 'vitest';
import { asked, examplesAreAnswered, tellsEveryRule } from '#shared/help/testing/rules-help.ts';
import type { JsonObject } from '#shared/json.ts';
import numbered from '#shared/rules/scop/rules.json' with { type: 'json' };
import { rules as en } from './en/index.ts';
import { rules as ptBR } from './pt-BR/index.ts';

const system = 'scop';
const helps = [ptBR, en];

const resolve = (name: string, input: JsonObject, dice: readonly number[] = []): JsonObject => ({
  system,
  resolve: name,
  input,
  dice,
});
const check = (input: JsonObject, ...dice: number[]): JsonObject => resolve('test', input, dice);
/** A test of which only the number of dice is told. */
const pool = (input: JsonObject): JsonObject => ({ system, resolve: 'test', input, seed: 1 });
const conflict = (level: number, ...others: number[]): JsonObject =>
  resolve('conflict', {
    one: { id: 'dara', level },
    others: others.map((one, index) => ({ id: `guarda ${'ab'.charAt(index)}`, level: one })),
  });

function someone(id: string, side: string, sheet: JsonObject = {}, max = 6): JsonObject {
  return { id, name: id, side, hp: { current: max, max }, sheet };
}

/** A fight already begun, all in one group. */
function fight(
  combatants: readonly JsonObject[],
  commands: readonly JsonObject[],
  dice: readonly number[] = [],
): JsonObject {
  return { system, combat: { combatants }, commands: [{ type: 'start' }, ...commands], dice };
}

const state = (combatants: JsonObject, more: JsonObject = {}): JsonObject => ({
  state: { combatants, ...more },
});
const outcome = (part: JsonObject): JsonObject => ({ outcome: part });

const armed = (skill: string, kind: string): JsonObject => ({
  skills: { [skill]: 1 },
  weapons: [{ id: 'w', name: skill, skill, kind }],
});
const declare = (combatant: string, target: string, more: JsonObject = {}): JsonObject => ({
  type: 'declare',
  combatant,
  target,
  ...more,
});
const resolveTurn = { type: 'resolve-turn' };
const engage = (combatant: string, group: string): JsonObject => ({ type: 'engage', combatant, group });

const onTheBridge = ['dara', 'guarda a', 'guarda b'];
const bridge: JsonObject = {
  system,
  combat: {
    combatants: [
      someone('dara', 'pc'),
      someone('tomás', 'pc'),
      ...['guarda a', 'guarda b', 'capitão'].map((id) => someone(id, 'foe')),
    ],
  },
  commands: [
    ...onTheBridge.map((id) => engage(id, 'ponte')),
    ...['tomás', 'capitão'].map((id) => engage(id, 'margem')),
    { type: 'start' },
  ],
};
const outOfReach: JsonObject = {
  ...bridge,
  commands: [...onTheBridge.map((id) => engage(id, 'ponte')), { type: 'start' }, declare('dara', 'capitão')],
};

describe('scop’s help', () => {
  tellsEveryRule(numbered, helps);
  examplesAreAnswered(helps, [
    asked('S1', pool({ skill: 2, helping: 1, hindering: 1 }), outcome({ support: 2 })),
    asked('S1', pool({ skill: 0, hindering: 2 }), outcome({ penalty: 2 })),
    asked('S2', check({ skill: 3 }, 3, 1, 2, 5), outcome({ level: 5, failed: false })),
    asked('S2', check({ skill: -1 }, 5, 2), outcome({ level: -1, failed: false })),
    asked('S2', check({ skill: 1 }, 6, 4), outcome({ level: 0, failed: true })),
    asked(
      'S3',
      { ...check({ skill: 1, helping: 1 }, 1, 4, 6, 10), options: { dice: 'd10' } },
      outcome({ pool: 4, level: 5 }),
    ),
    asked('S4', pool({ skill: 1, modifier: 2 }), outcome({ support: 3 })),
    asked('S4', pool({ skill: 1, modifier: -2 }), outcome({ penalty: 1 })),
    asked(
      'S5',
      bridge,
      state(
        {},
        {
          groups: [
            { group: 'ponte', members: onTheBridge },
            { group: 'margem', members: ['tomás', 'capitão'] },
          ],
        },
      ),
    ),
    asked('S5', outOfReach, { error: { code: 'NOT_ALLOWED' } }),
    asked(
      'S6',
      fight(
        [someone('tomás', 'pc'), someone('guarda', 'foe', armed('Lanças', 'melee'))],
        [
          { type: 'move', combatant: 'tomás', group: 'margem' },
          declare('guarda', 'tomás', { weapon: 'w' }),
          resolveTurn,
          { type: 'next-turn' },
        ],
        [2, 1],
      ),
      state({ tomás: { hp: 3, group: 'margem' } }),
    ),
    asked('S7', conflict(4, 2), outcome({ hits: [{ from: 'dara', margin: 2 }] })),
    asked('S7', conflict(3, 3), outcome({ hits: [] })),
    asked(
      'S8',
      fight(
        [someone('dara', 'pc', armed('Espadas', 'melee')), someone('capitão', 'foe')],
        [
          declare('dara', 'capitão', {
            weapon: 'w',
            effect: { kind: 'condition', condition: 'disarmed' },
          }),
          resolveTurn,
        ],
        [3, 1, 2],
      ),
      state({ capitão: { hp: 6, conditions: [{ id: 'disarmed' }] } }),
    ),
    asked('S9', pool({ skill: 2, opponents: 2 }), outcome({ support: 1 })),
    asked(
      'S9',
      conflict(3, 2, 5),
      outcome({
        hits: [
          { from: 'dara', to: 'guarda a', margin: 1 },
          { from: 'guarda b', to: 'dara', margin: 2 },
        ],
      }),
    ),
    asked(
      'S10',
      resolve('damage', { margin: 3, traits: ['large', 'dangerous'], strength: 1, armor: 'heavy' }),
      outcome({ damage: 3 }),
    ),
    asked(
      'S11',
      fight(
        [someone('vera', 'pc'), someone('guarda', 'foe')],
        [{ type: 'damage', target: 'vera', amount: 4 }],
      ),
      state({ vera: { hp: 2 } }, { vitality: { vera: { nextDice: 2 } } }),
    ),
    asked(
      'S11',
      fight(
        [someone('vera', 'pc'), someone('guarda', 'foe')],
        [{ type: 'damage', target: 'vera', amount: 4 }, { type: 'next-turn' }],
      ),
      state({ vera: { woundDice: 2 } }),
    ),
    asked(
      'S12',
      fight(
        [someone('tomás', 'pc', armed('Arcos', 'ranged')), someone('guarda', 'foe')],
        [declare('tomás', 'guarda', { weapon: 'w', modifier: -1 }), resolveTurn],
        [3, 2],
      ),
      state({ guarda: { hp: 5 }, tomás: { hp: 6 } }),
    ),
    asked(
      'S13',
      fight(
        [someone('dara', 'pc', armed('Fogo', 'ranged')), someone('mago', 'foe')],
        [declare('dara', 'mago', { weapon: 'w' }), declare('mago', 'dara', { ranged: true }), resolveTurn],
        [3, 1, 2],
      ),
      state({ mago: { hp: 4 }, dara: { hp: 6 } }),
    ),
    asked(
      'S14',
      fight(
        [someone('dara', 'pc', { skills: { Furtividade: 1 } }), someone('sentinela', 'foe')],
        [
          {
            type: 'surprise',
            by: { combatant: 'dara', skill: 'Furtividade' },
            combatants: [{ combatant: 'sentinela' }],
          },
          declare('dara', 'sentinela', { victimConcepts: 1 }),
          resolveTurn,
        ],
        [2, 3, 1, 3],
      ),
      state({ sentinela: { hp: 2, conditions: [{ id: 'surprised' }] } }),
    ),
    asked(
      'S15',
      fight(
        [someone('dara', 'pc'), someone('guarda', 'foe', {}, 2)],
        [
          declare('dara', 'guarda', { first: true }),
          declare('guarda', 'dara'),
          { type: 'resolve-first' },
          resolveTurn,
        ],
        [3, 1],
      ),
      state({ guarda: { hp: 0 }, dara: { hp: 6 } }),
    ),
  ]);
});
