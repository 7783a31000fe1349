import { describe } from 'vitest';
import { asked, examplesAreAnswered, tellsEveryRule } from '#shared/help/testing/rules-help.ts';
import type { JsonObject } from '#shared/json.ts';
import numbered from '#shared/rules/rituals-d20/rules.json' with { type: 'json' };
import { rules as en } from './en/index.ts';
import { rules as ptBR } from './pt-BR/index.ts';

const system = 'rituals-d20';
const helps = [ptBR, en];

const resolve = (name: string, input: JsonObject, ...dice: number[]): JsonObject => ({
  system,
  resolve: name,
  input,
  dice,
});

function someone(id: string, side: string, max: number, sheet: JsonObject = {}): JsonObject {
  return { id, name: id, side, hp: { current: max, max }, sheet };
}

function fight(
  combatants: readonly JsonObject[],
  initiative: JsonObject,
  commands: readonly JsonObject[],
  dice: readonly number[] = [],
  options: JsonObject = {},
): JsonObject {
  return {
    system,
    combat: { combatants, options },
    commands: [{ type: 'start', initiative }, ...commands],
    dice,
  };
}

const state = (combatants: JsonObject, more: JsonObject = {}): JsonObject => ({
  state: { combatants, ...more },
});
const outcome = (part: JsonObject): JsonObject => ({ outcome: part });
const refused = { error: { code: 'NOT_ALLOWED' } };

const weapon = (damage: string, kind = 'melee'): JsonObject => ({
  weapons: [{ id: 'w', name: 'Arma', kind, damage }],
});
const attack = (attacker: string): JsonObject => ({
  type: 'attack',
  attacker,
  target: 'vulto',
  weapon: 'w',
});
const nextTurn = { type: 'next-turn' };
const aRound = [nextTurn, nextTurn];
const walk = { type: 'act', combatant: 'lia', act: 'move' };

const lia = someone('lia', 'pc', 20, { agility: 2, aim: 4, ...weapon('1d8', 'ranged') });
const scene = { type: 'set-scene', rounds: 3 };

const nara = someone('nara', 'pc', 20, { rituals: [{ id: 'selo', name: 'Selo', cost: 3, rounds: 2 }] });
const ritual = { type: 'ritual', combatant: 'nara', ritual: 'selo' };
const withNara = (...commands: JsonObject[]): JsonObject =>
  fight([nara, someone('vulto', 'foe', 20)], { nara: 15, vulto: 8 }, commands);

const beto = someone('beto', 'pc', 20, { strength: 1, fighting: 3, ...weapon('1d4') });
const prey = someone('vulto', 'foe', 10, { defense: 12 });
const draw = { type: 'draw', combatant: 'beto', weapon: 'w' };

describe('rituals-d20’s help', () => {
  tellsEveryRule(numbered, helps);
  examplesAreAnswered(helps, [
    asked(
      'N1',
      resolve('test', { attribute: 2, skill: 5, difficulty: 15 }, 8, 12),
      outcome({ kept: 12, total: 17, success: true }),
    ),
    asked('N1', resolve('test', { attribute: 0, skill: 5 }, 14, 6), outcome({ kept: 6, total: 11 })),
    asked(
      'N2',
      resolve('test', { attribute: 1, skill: 4, difficulty: 20 }, 16),
      outcome({ total: 20, success: true }),
    ),
    asked(
      'N2',
      resolve('test', { attribute: 1, skill: 3, difficulty: 25 }, 20),
      outcome({ total: 23, success: false }),
    ),
    asked(
      'N3',
      resolve(
        'initiative',
        {
          combatants: [
            { id: 'lia', agility: 2, initiative: 3 },
            { id: 'vulto', agility: 1, initiative: 6 },
            { id: 'beto', agility: 1, initiative: 0 },
          ],
        },
        4,
        15,
        12,
        9,
      ),
      outcome({
        order: [
          { id: 'vulto', total: 18 },
          { id: 'lia', total: 18 },
          { id: 'beto', total: 9 },
        ],
      }),
    ),
    asked(
      'N4',
      fight([lia, prey], { lia: 15, vulto: 8 }, [scene, walk, walk]),
      state({}, { turn: 'lia', scene: { rounds: 3 } }),
    ),
    asked('N4', fight([lia, prey], { lia: 15, vulto: 8 }, [scene, walk, walk, attack('lia')]), refused),
    asked(
      'N5',
      resolve(
        'attack',
        {
          attacker: { attribute: 2, skill: 5 },
          target: { defense: 12, reaction: 'block', constitution: 3 },
          weapon: { damage: '1d8' },
        },
        6,
        11,
        7,
      ),
      outcome({ hit: true, total: 16, difficulty: 12, damage: 4 }),
    ),
    asked(
      'N5',
      resolve(
        'attack',
        {
          attacker: { attribute: 2, skill: 5 },
          target: { defense: 12, reaction: 'dodge', dexterity: 4 },
          weapon: { damage: '1d8' },
        },
        6,
        10,
      ),
      outcome({ hit: false, total: 15, difficulty: 16 }),
    ),
    asked(
      'N6',
      resolve(
        'attack',
        { attacker: { attribute: 1, skill: 4 }, target: { defense: 13 }, weapon: { damage: '1d6+2' } },
        9,
        5,
      ),
      outcome({ hit: true, total: 13, difficulty: 13, damage: 7 }),
    ),
    asked(
      'N7',
      resolve('movement', { constitution: 5, vigor: 2, agility: 3, builtVigor: 1, builtAgility: 2 }),
      outcome({ meters: 8 }),
    ),
    asked(
      'N8',
      fight(
        [
          someone('lia', 'pc', 20, {
            strength: 1,
            presence: 2,
            deception: 4,
            fighting: 3,
            ...weapon('1d4'),
          }),
          someone('vulto', 'foe', 12, { agility: 1, dexterity: 2, defense: 15 }),
        ],
        { lia: 15, vulto: 8 },
        [{ type: 'feint', attacker: 'lia', target: 'vulto' }, ...aRound, attack('lia')],
        [7, 13, 12, 8, 3],
      ),
      state({ vulto: { hp: 9, conditions: [] } }),
    ),
    asked(
      'N9',
      resolve(
        'maneuver',
        { kind: 'push', attacker: { attribute: 2, skill: 5 }, target: { attribute: 1, skill: 3 } },
        17,
        9,
        8,
      ),
      outcome({ success: true, difference: 11, pushMeters: 4.5 }),
    ),
    asked(
      'N9',
      fight(
        [
          someone('beto', 'pc', 20, { strength: 2, fighting: 5 }),
          someone('vulto', 'foe', 20, { strength: 1, fighting: 3 }),
        ],
        { beto: 15, vulto: 8 },
        [{ type: 'maneuver', kind: 'push', attacker: 'beto', target: 'vulto' }],
        [17, 9, 8],
      ),
      { state: { turn: 'beto' } },
    ),
    asked(
      'N10',
      fight(
        [lia, someone('vulto', 'foe', 20, { defense: 16 })],
        { lia: 15, vulto: 8 },
        [{ type: 'aim', combatant: 'lia', target: 'vulto' }, ...aRound, attack('lia')],
        [5, 9, 14, 6],
      ),
      state({ vulto: { hp: 14 }, lia: { conditions: [] } }),
    ),
    asked(
      'N11',
      fight(
        [
          someone('beto', 'pc', 20, {
            strength: 1,
            fighting: 4,
            constitution: 4,
            vigor: 1,
            agility: 1,
            ...weapon('1d8'),
          }),
          someone('vulto', 'foe', 20, { defense: 14 }),
        ],
        { beto: 15, vulto: 8 },
        [{ ...attack('beto'), type: 'charge' }],
        [7, 12, 6],
      ),
      state({ vulto: { hp: 14 }, beto: { conditions: [{ id: 'charging' }] } }),
    ),
    asked('N12', withNara(ritual), state({ nara: { casting: { done: 1, rounds: 2 } } })),
    asked('N12', withNara(ritual, ...aRound, ritual), { state: { turn: 'nara' } }),
    asked(
      'N13',
      fight(
        [someone('lia', 'pc', 20), someone('beto', 'pc', 20), someone('vulto', 'foe', 20)],
        { lia: 18, beto: 12, vulto: 9 },
        [{ type: 'delay-after', combatant: 'lia', after: 'beto' }],
      ),
      state(
        {},
        {
          turn: 'beto',
          order: [
            { id: 'beto', initiative: 12 },
            { id: 'lia', initiative: 12 },
            { id: 'vulto', initiative: 9 },
          ],
        },
      ),
    ),
    asked(
      'N14',
      fight(
        [
          someone('beto', 'pc', 20, { strength: 1, fighting: 4, ...weapon('1d4') }),
          someone('vulto', 'foe', 10, { defense: 14 }),
        ],
        { beto: 15, vulto: 8 },
        [{ type: 'add-condition', target: 'vulto', condition: 'flat-footed' }, attack('beto')],
        [6, 3],
      ),
      state({ vulto: { hp: 7 } }),
    ),
    asked('N15', fight([beto, prey], { beto: 15, vulto: 8 }, [draw, attack('beto')]), refused),
    asked(
      'N15',
      fight([beto, prey], { beto: 15, vulto: 8 }, [draw, attack('beto')], [11, 4], {
        drawWeapon: 'movement',
      }),
      state({ vulto: { hp: 6 } }),
    ),
  ]);
});
