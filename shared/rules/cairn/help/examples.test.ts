import { describe } from 'vitest';
import { asked, examplesAreAnswered, tellsEveryRule } from '#shared/help/testing/rules-help.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import numbered from '#shared/rules/cairn/rules.json' with { type: 'json' };
import { rules as en } from './en/index.ts';
import { rules as ptBR } from './pt-BR/index.ts';

const system = 'cairn';
const helps = [ptBR, en];

const resolve = (name: string, input: JsonObject, ...dice: number[]): JsonObject => ({
  system,
  resolve: name,
  input,
  dice,
});

function someone(id: string, side: string, hp: number, sheet: JsonObject = {}): JsonObject {
  return { id, name: id, side, hp: { current: hp, max: hp }, sheet: { str: 10, dex: 10, wil: 10, ...sheet } };
}

const weapon = (dice: string, more: JsonObject = {}): JsonObject => ({
  weapons: [{ id: 'w', name: 'Arma', dice, ...more }],
});

/** A fight already begun, without the saves of round 1. */
function fight(
  combatants: readonly JsonObject[],
  commands: readonly JsonObject[],
  dice: readonly number[] = [],
  options: JsonObject = { waiveActSaves: true },
): JsonObject {
  return { system, combat: { combatants, options }, commands: [{ type: 'start' }, ...commands], dice };
}

const state = (combatants: JsonObject, more: JsonObject = {}): JsonObject => ({
  state: { combatants, ...more },
});
const outcome = (part: JsonObject): JsonObject => ({ outcome: part });
const refused = { error: { code: 'NOT_ALLOWED' } };

const iara = someone('iara', 'pc', 6, weapon('d8'));
const otto = someone('otto', 'pc', 6, weapon('d6'));
const nextSide = { type: 'next-turn' };
const declare = (attacker: string, target: string): JsonObject => ({
  type: 'declare',
  attacker,
  targets: [target],
  weapon: 'w',
});
const attack = (attacker: string, target: Json, more: JsonObject = {}): JsonObject => ({
  type: 'attack',
  attacker,
  target,
  weapon: 'w',
  ...more,
});
const walk = { type: 'act', combatant: 'iara', action: 'move' };

const spider = someone('aranha', 'foe', 5, { ...weapon('d8'), criticalEffect: 'paralisa' });
const bitten = fight([iara, someone('otto', 'pc', 2), spider], [nextSide, attack('aranha', 'otto')], [6, 15]);
const helped = fight(
  [iara, someone('otto', 'pc', 2), spider],
  [nextSide, attack('aranha', 'otto'), nextSide, { type: 'stabilise', target: 'otto', by: 'iara' }],
  [6, 15],
);

const poisoned = someone('nilo', 'pc', 6, { dex: 4 });
const poison = { type: 'lose-attribute', target: 'nilo', attribute: 'dex', amount: 4 };
const cure = { type: 'regain-attribute', target: 'nilo', attribute: 'dex', amount: 2 };

const tired = someone('iara', 'pc', 6, { str: { current: 8, max: 11 } });
const hurt = { type: 'damage', target: 'iara', amount: 5 };
const moments = { type: 'recover', target: 'iara' };

describe('cairn’s help', () => {
  tellsEveryRule(numbered, helps);
  examplesAreAnswered(helps, [
    asked('C1', resolve('save', { attribute: 11 }, 11), outcome({ success: true })),
    asked('C1', resolve('save', { attribute: 11 }, 12), outcome({ success: false })),
    asked(
      'C2',
      fight(
        [iara, otto, someone('lobo', 'foe', 8), someone('bandido', 'foe', 5)],
        [declare('iara', 'lobo'), declare('otto', 'bandido'), { type: 'resolve-step' }, nextSide],
        [6, 3],
      ),
      state({ lobo: { hp: 2 }, bandido: { hp: 2 } }, { step: 'foes' }),
    ),
    asked(
      'C3',
      fight(
        [
          someone('iara', 'pc', 6, { dex: 12 }),
          someone('otto', 'pc', 6, { dex: 8 }),
          someone('ogro', 'foe', 9),
        ],
        [{ type: 'act-saves' }],
        [9, 15],
        {},
      ),
      state({ iara: { dex: 12 }, otto: { dex: 8 } }, { awaitingSave: [], late: ['otto'] }),
    ),
    asked('C4', fight([iara, someone('ogro', 'foe', 9)], [walk]), state({}, { acted: ['iara'] })),
    asked('C4', fight([iara, someone('ogro', 'foe', 9)], [walk, declare('iara', 'ogro')]), refused),
    asked(
      'C5',
      resolve(
        'attack',
        {
          attackers: [
            { id: 'iara', dice: 'd8' },
            { id: 'otto', dice: 'd6' },
          ],
          target: { hp: 7, str: 12, armor: 1, pc: false },
        },
        3,
        6,
      ),
      outcome({ damage: 5, hp: 2 }),
    ),
    asked(
      'C6',
      resolve(
        'attack',
        {
          attackers: [{ id: 'otto', dice: 'd10', stance: 'impaired' }],
          target: { hp: 12, str: 12, armor: 0, pc: false },
        },
        3,
      ),
      outcome({ damage: 3 }),
    ),
    asked(
      'C6',
      resolve(
        'attack',
        {
          attackers: [{ id: 'iara', dice: 'd6+d6', stance: 'enhanced' }],
          target: { hp: 12, str: 12, armor: 0, pc: false },
        },
        4,
        11,
      ),
      outcome({ damage: 11 }),
    ),
    asked(
      'C7',
      fight(
        [
          someone('iara', 'pc', 6, weapon('d6', { blast: true })),
          ...['g1', 'g2', 'g3'].map((id) => someone(id, 'foe', 6)),
        ],
        [{ type: 'count-blast', attacker: 'iara', weapon: 'w' }, attack('iara', ['g1', 'g2', 'g3'])],
        [3, 5, 2, 6],
      ),
      state({ g1: { hp: 1 }, g2: { hp: 4 }, g3: { hp: 0 } }),
    ),
    asked(
      'C8',
      resolve(
        'attack',
        { attackers: [{ id: 'ogro', dice: 'd8' }], target: { hp: 4, str: 10, armor: 1, pc: true } },
        5,
      ),
      outcome({ damage: 4, hp: 0, scar: 4, criticalSave: null }),
    ),
    asked(
      'C9',
      fight(
        [someone('otto', 'pc', 3, { str: 12 }), someone('troll', 'foe', 9, weapon('d10'))],
        [nextSide, attack('troll', 'otto')],
        [8, 7],
      ),
      state({ otto: { str: 7, criticalDamage: false } }),
    ),
    asked('C10', bitten, state({ otto: { str: 6, criticalDamage: true, diesInRound: 361 } })),
    asked('C10', helped, state({ otto: { str: 6, diesInRound: null } }, { acted: ['iara'] })),
    asked(
      'C11',
      resolve(
        'attack',
        {
          attackers: [{ id: 'otto', dice: 'd10' }],
          target: { hp: 12, str: 12, armor: 1, pc: false, detachment: true },
        },
        3,
      ),
      outcome({ hp: 10 }),
    ),
    asked(
      'C11',
      resolve(
        'attack',
        {
          attackers: [{ id: 'piratas', dice: 'd6', detachment: true }],
          target: { hp: 10, str: 12, armor: 1, pc: true },
        },
        9,
      ),
      outcome({ damage: 8, hp: 2 }),
    ),
    asked(
      'C12',
      fight(
        [
          iara,
          someone('b1', 'foe', 3, { str: 9 }),
          someone('b2', 'foe', 3, { leaderWil: 13 }),
          someone('b3', 'foe', 3),
        ],
        [attack('iara', 'b1'), { type: 'morale', reason: 'first-casualty' }],
        [8, 12, 14],
      ),
      state({ b1: { str: 4, defeated: true }, b2: { defeated: true }, b3: { defeated: true } }),
    ),
    asked(
      'C13',
      fight(
        [someone('nilo', 'pc', 4), someone('ogro', 'foe', 9, weapon('d6'))],
        [nextSide, attack('ogro', 'nilo'), { type: 'resolve-pending', target: 'nilo', entry: 4 }],
        [4, 3, 4, 3],
      ),
      state({ nilo: { hp: 0, maxHp: 7, scars: [{ entry: 4, place: 'arm' }], pending: [] } }),
    ),
    asked(
      'C14',
      fight([poisoned, someone('ogro', 'foe', 9)], [poison]),
      state({ nilo: { dex: 0, conditions: [{ id: 'paralysed' }] } }),
    ),
    asked(
      'C14',
      fight([poisoned, someone('ogro', 'foe', 9)], [poison, cure]),
      state({ nilo: { dex: 2, conditions: [] } }),
    ),
    asked('C15', fight([tired], [hurt]), state({ iara: { hp: 1, maxHp: 6, str: 8 } })),
    asked('C15', fight([tired], [hurt, moments]), state({ iara: { hp: 6, str: 8 } })),
    asked(
      'C15',
      fight([tired], [hurt, { ...moments, rest: 'week' }]),
      state({ iara: { hp: 6, str: 11, maxStr: 11 } }),
    ),
  ]);
});
