import { describe } from 'vitest';
import { examplesHold, type AskedExample } from '#shared/help/testing/examples.ts';
import type { JsonObject } from '#shared/json.ts';
import { rules as en } from './en/index.ts';
import { rules as ptBR } from './pt-BR/index.ts';

const system = 'heroes-d20';
const attacker = { level: 4, str: 3, dex: 2, int: 1, fighting: 6, aim: 6 };
const target = { fortitude: 4, reflex: 4, will: 5, armorClass: 3 };

function asked(resolve: string, input: JsonObject, ...dice: number[]): JsonObject {
  return { system, resolve, input, dice };
}

function attack(input: JsonObject, ...dice: number[]): JsonObject {
  return asked('attack', { kind: 'melee', attacker, target, weapon: { damage: '1d8' }, ...input }, ...dice);
}

function someone(id: string, side: string, sheet: JsonObject = {}): JsonObject {
  return { id, name: id, side, hp: { current: 30, max: 30 }, sheet };
}

function fight(combatants: JsonObject[], commands: JsonObject[], ...dice: number[]): JsonObject {
  return { system, combat: { combatants }, commands, dice };
}

const two = [someone('ana', 'pc'), someone('thug', 'foe')];
const opposed = (kind: string, mine: number, its: number, ...dice: number[]): JsonObject =>
  asked('maneuver', { kind, attacker: { fighting: mine }, target: { fighting: its } }, ...dice);

const EXAMPLES: readonly AskedExample[] = [
  {
    rule: 'H1',
    request: asked(
      'initiative',
      {
        combatants: [
          { id: 'ana', initiative: 4, dex: 2 },
          { id: 'breno', initiative: 4, dex: 3 },
          { id: 'thug', initiative: 1, dex: 1 },
        ],
      },
      11,
      11,
      17,
    ),
    answer: {
      outcome: {
        order: [
          { id: 'thug', total: 18 },
          { id: 'breno', total: 15 },
          { id: 'ana', total: 15 },
        ],
      },
    },
    told: [11, 17],
  },
  {
    rule: 'H2',
    request: attack({ target: { ...target, conditions: ['flat-footed'] } }, 12, 11, 4),
    answer: { outcome: { hit: true, attackTotal: 18, defenseTotal: 16 } },
    told: [12, 11],
  },
  {
    rule: 'H3',
    request: fight(
      [someone('ana', 'pc'), someone('breno', 'pc'), someone('thug', 'foe')],
      [
        { type: 'start', initiative: { ana: 18, breno: 12, thug: 9 } },
        { type: 'next-turn' },
        { type: 'next-turn' },
        { type: 'next-turn' },
      ],
    ),
    answer: {
      state: {
        round: 2,
        turn: 'ana',
        order: [{ initiative: 18 }, { initiative: 12 }, { initiative: 9 }],
      },
    },
  },
  {
    rule: 'H4',
    request: fight(two, [
      { type: 'start', initiative: { ana: 15, thug: 8 } },
      { type: 'add-condition', target: 'thug', condition: 'blinded', rounds: 2 },
    ]),
    answer: { state: { combatants: { thug: { conditions: [{ endsRound: 3, endsCount: 15 }] } } } },
  },
  {
    rule: 'H6',
    request: attack(
      { attacker: { ...attacker, fighting: 7 }, weapon: { damage: '1d8', attackBonus: 1 } },
      11,
      10,
      2,
    ),
    answer: { outcome: { hit: true, attackTotal: 19, defenseTotal: 17 } },
    told: [11, 7],
  },
  {
    rule: 'H7',
    request: attack({ kind: 'ranged', mental: true, target: { ...target, mentalArmor: 2 } }, 9, 10),
    answer: { outcome: { hit: false, attackTotal: 15, defenseTotal: 17 } },
    told: [9, 6, 10, 5, 2],
  },
  {
    rule: 'H8',
    request: attack({}, 10, 9, 1),
    answer: { outcome: { hit: true, attackTotal: 16, defenseTotal: 16 } },
    told: [10, 9, 4, 3],
  },
  {
    rule: 'H9',
    request: attack(
      { attacker: { ...attacker, fighting: 9 }, target: { ...target, armorClass: -1 } },
      15,
      20,
    ),
    answer: {
      outcome: { hit: false, reason: 'defense-natural-20', attackTotal: 24, defenseTotal: 23 },
    },
  },
  {
    rule: 'H10',
    request: attack({ kind: 'touch', attacker: { ...attacker, fighting: 5 } }, 8, 7, 1),
    answer: { outcome: { hit: true, attackTotal: 13, defenseTotal: 11 } },
    told: [8, 5, 7, 4],
  },
  {
    rule: 'H11',
    request: attack(
      { attacker: { ...attacker, fighting: 7 }, weapon: { damage: '1d8', criticalRange: 19 } },
      19,
      11,
      6,
    ),
    answer: { outcome: { critical: true, attackTotal: 26, defenseTotal: 18, damage: 22 } },
    told: [19, 6, 2, 3],
  },
  {
    rule: 'H12',
    request: attack(
      { attacker: { ...attacker, level: 5 }, weapon: { damage: '1d8', damageBonus: 1 } },
      15,
      5,
      5,
    ),
    answer: { outcome: { hit: true, damage: 11 } },
    told: [5, 2, 3, 1],
  },
  {
    rule: 'H13',
    request: attack(
      {
        kind: 'ranged',
        attacker: { ...attacker, level: 2, aim: 8 },
        weapon: { damage: '1d6' },
        intoMelee: true,
      },
      1,
      10,
      4,
    ),
    answer: { outcome: { hit: false, redirected: true, attackTotal: 5, damage: 7 } },
    told: [8, 4, 1, 2],
  },
  {
    rule: 'H14',
    request: attack({ attacker: { ...attacker, fighting: 8 }, attackIndex: 1 }, 10, 6, 1),
    answer: { outcome: { hit: true, attackTotal: 14, defenseTotal: 13 } },
    told: [10, 8, 4],
  },
  {
    rule: 'H15',
    request: fight(
      [
        someone('ana', 'pc', { int: 2, control: 6, mp: 3, powers: [{ id: 'fire', name: 'Punhos de fogo' }] }),
        someone('thug', 'foe'),
      ],
      [
        { type: 'start', initiative: { ana: 18, thug: 12 } },
        { type: 'power', combatant: 'ana', power: 'fire' },
      ],
      10,
    ),
    answer: {
      state: { combatants: { ana: { mp: 2, maxMp: 3, conditions: [{ endsRound: 3 }] } } },
    },
    told: [10, 6, 16, 15, 1],
  },
  {
    rule: 'H16',
    request: asked('actions', { spend: ['combat', 'movement', 'movement'] }),
    answer: { outcome: { legal: true, reason: null } },
  },
  { rule: 'H17', request: asked('movement', { dex: 3 }), answer: { outcome: { meters: 12 } }, told: [9, 3] },
  {
    rule: 'H18',
    request: asked('delay-limit', { initiative: 3 }),
    answer: { outcome: { lowest: -13 } },
    told: [3],
  },
  {
    rule: 'H19',
    request: fight(two, [
      { type: 'start', initiative: { ana: 18, thug: 12 } },
      { type: 'ready', combatant: 'ana', trigger: 'o capanga se mexer' },
      { type: 'next-turn' },
      { type: 'act-now', combatant: 'ana' },
    ]),
    answer: {
      state: {
        turn: 'ana',
        order: [
          { id: 'ana', initiative: 12 },
          { id: 'thug', initiative: 12 },
        ],
      },
    },
    told: [18],
  },
  {
    rule: 'H20',
    request: opposed('grapple', 7, 4, 12, 8),
    answer: { outcome: { success: true, difference: 7 } },
    told: [12, 19, 8, 4],
  },
  {
    rule: 'H21',
    request: opposed('trip', 5, 4, 10, 11),
    answer: { outcome: { success: false, difference: 0 } },
    told: [10, 5, 15, 11, 4],
  },
  {
    rule: 'H22',
    request: opposed('disarm', 7, 4, 14, 12),
    answer: { outcome: { success: true, difference: 5 } },
    told: [14, 21, 12, 16],
  },
  {
    rule: 'H23',
    request: opposed('push', 7, 4, 17, 8),
    answer: { outcome: { success: true, difference: 12, pushMeters: 4.5 } },
    told: [17, 24, 8],
  },
  {
    rule: 'H24',
    request: fight(
      [
        someone('ana', 'pc', {
          level: 4,
          str: 3,
          fighting: 7,
          weapons: [{ id: 'sword', name: 'Espada', kind: 'melee', damage: '2d6' }],
        }),
        someone('thug', 'foe', { fighting: 4 }),
      ],
      [
        { type: 'start', initiative: { ana: 18, thug: 12 } },
        {
          type: 'add-object',
          object: {
            id: 'shield',
            name: 'Escudo',
            meters: 0.8,
            material: { bonus: 5, damageReduction: 10 },
            heldBy: 'thug',
          },
        },
        {
          type: 'maneuver',
          attacker: 'ana',
          target: 'thug',
          kind: 'sunder',
          item: 'shield',
          weapon: 'sword',
        },
      ],
      12,
      8,
      6,
      5,
    ),
    answer: { state: { objects: [{ hitPoints: 34, maxHitPoints: 40 }] } },
    told: [19, 12, 16, 10, 6],
  },
  {
    rule: 'H25',
    request: asked('feint', { deception: 8, targetInitiative: 12 }, 6),
    answer: { outcome: { success: true, total: 14 } },
    told: [6, 8, 12],
  },
  {
    rule: 'H26',
    request: asked('skill', { skill: 5, difficulty: 12 }, 8),
    answer: { outcome: { success: true, total: 13 } },
    told: [8, 5, 12],
  },
  {
    rule: 'H-conditions',
    request: attack(
      { target: { ...target, fortitude: 5, conditions: ['prone', { id: 'flanked', enemies: 3 }] } },
      9,
      9,
      1,
    ),
    answer: { outcome: { hit: true, attackTotal: 15, defenseTotal: 9 } },
    told: [9, 5, 3, 4],
  },
];

describe('the help of heroes-d20', () => examplesHold([ptBR, en], EXAMPLES));
