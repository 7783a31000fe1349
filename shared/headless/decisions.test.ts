import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerOne } from './answer.ts';

const answer = z.looseObject({
  error: z.object({ code: z.string(), path: z.string().optional() }).optional(),
  outcome: z.looseObject({}).optional(),
  state: z.looseObject({}).optional(),
  log: z.array(z.object({ round: z.number(), text: z.string() })).optional(),
});
const ask = (request: object) => answer.parse(answerOne(request));
const faultOf = (request: object) => {
  const { error } = ask(request);
  return error && `${error.code} ${error.path ?? ''}`;
};

type Fields = Readonly<Record<string, unknown>>;

const resolve = (system: string, name: string, input: Fields, dice?: readonly number[]) => ({
  system,
  resolve: name,
  input,
  dice,
});
const somebody = (id: string, fields: Fields = {}) => ({
  id,
  name: id.toUpperCase(),
  side: id < 'm' ? 'pc' : 'foe',
  hp: { current: 9, max: 9 },
  ...fields,
});
const combat = (system: string, combatants: readonly Fields[], commands: readonly Fields[] = []) => ({
  system,
  combat: { combatants },
  commands,
  seed: 1,
});
const strike = {
  kind: 'melee',
  attacker: { level: 1, str: 1, dex: 1, int: 1, fighting: 5, aim: 5 },
  target: { fortitude: 4, reflex: 3, will: 2, armorClass: 3 },
  weapon: { damage: '1d4' },
};

describe('what is refused', () => {
  const over = { hp: { current: 10, max: 9 } };

  it('points over the maximum, whoever brings them', () => {
    const path = 'BAD_REQUEST combat.combatants[1].hp.current';
    expect(faultOf(combat('scop', [somebody('a'), somebody('x', over)]))).toBe(path);
    const add = { type: 'add-combatant', combatant: somebody('x', over) };
    expect(faultOf(combat('scop', [somebody('a')], [add]))).toBe(
      'BAD_REQUEST commands[0].combatant.hp.current',
    );
    const reserves = [{ round: 2, combatant: somebody('x', over) }];
    const later = { ...combat('scop', []), combat: { combatants: [somebody('a')], reserves } };
    expect(faultOf(later)).toBe('BAD_REQUEST combat.reserves[0].combatant.hp.current');
  });

  it.each(['', ' '])('an empty id or name: %j', (empty) => {
    const fields = { id: empty };
    expect(faultOf(combat('scop', [somebody('a', fields)]))).toBe('BAD_REQUEST combat.combatants[0].id');
    expect(faultOf(combat('scop', [somebody('a', { name: empty })]))).toBe(
      'BAD_REQUEST combat.combatants[0].name',
    );
    const weapons = [{ id: 'w', name: empty, kind: 'melee', damage: '1d4' }];
    expect(faultOf(combat('heroes-d20', [somebody('a', { sheet: { weapons } })]))).toBe(
      'BAD_REQUEST combat.combatants[0].sheet.weapons[0].name',
    );
    const rollers = { combatants: [{ id: empty, initiative: 0, dex: 0 }] };
    expect(faultOf(resolve('heroes-d20', 'initiative', rollers))).toBe('BAD_REQUEST input.combatants[0].id');
  });

  it('the same id twice, in a fight, on a sheet or in a question', () => {
    expect(faultOf(combat('scop', [somebody('a'), somebody('a')]))).toBe(
      'BAD_REQUEST combat.combatants[1].id',
    );
    const add = { type: 'add-combatant', combatant: somebody('a') };
    expect(faultOf(combat('scop', [somebody('a')], [add]))).toBe('NOT_ALLOWED commands[0]');
    const claw = { id: 'w', name: 'W', dice: 'd6' };
    expect(faultOf(combat('cairn', [somebody('a', { sheet: { weapons: [claw, claw] } })]))).toBe(
      'BAD_REQUEST combat.combatants[0].sheet.weapons[1].id',
    );
    const attackers = [
      { id: 'a', dice: 'd6' },
      { id: 'a', dice: 'd8' },
    ];
    const target = { hp: 3, str: 9, armor: 0, pc: false };
    expect(faultOf(resolve('cairn', 'attack', { attackers, target }))).toBe(
      'BAD_REQUEST input.attackers[1].id',
    );
  });

  it('negative damage reduction', () => {
    const material = { bonus: 0, damageReduction: -1 };
    const input = { attackBonus: 0, damage: '1d4', difficulty: 5, hitPoints: 9, damageReduction: -1 };
    expect(faultOf(resolve('objects', 'attack', input))).toBe('BAD_REQUEST input.damageReduction');
    expect(faultOf(resolve('objects', 'odds', { resolve: 'attack', input }))).toBe(
      'BAD_REQUEST input.input.damageReduction',
    );
    expect(faultOf(resolve('objects', 'stats', { size: 'tiny', material }))).toBe(
      'BAD_REQUEST input.material.damageReduction',
    );
    const add = { type: 'add-object', object: { id: 'o', name: 'O', size: 'tiny', material } };
    expect(faultOf(combat('heroes-d20', [somebody('a')], [add]))).toBe(
      'BAD_REQUEST commands[0].object.material.damageReduction',
    );
  });

  it('attributes of Cairn beyond 0 to 99', () => {
    for (const attribute of [-1, 100]) {
      expect(faultOf(resolve('cairn', 'save', { attribute }))).toBe('BAD_REQUEST input.attribute');
      const sheet = { dex: attribute };
      expect(faultOf(combat('cairn', [somebody('a', { sheet })]))).toMatch(/^BAD_REQUEST .*\.sheet\.dex$/);
      const target = { hp: 3, str: attribute, armor: 0, pc: false };
      expect(faultOf(resolve('cairn', 'attack', { attackers: [{ id: 'a', dice: 'd6' }], target }))).toBe(
        'BAD_REQUEST input.target.str',
      );
    }
    expect(faultOf(resolve('cairn', 'save', { attribute: 99 }, [20]))).toBeUndefined();
    const score = { current: 99, max: 99 };
    const scar = { lost: 8, maxHp: 9, str: score, dex: score, wil: score };
    expect(ask(resolve('cairn', 'scar', scar, [2, 4])).outcome).toMatchObject({ changes: {} });
  });

  it('pools and figures of rituals-d20 and scop beyond −99 to 99', () => {
    const test = (fields: Fields) => resolve('rituals-d20', 'test', { attribute: 1, skill: 0, ...fields });
    for (const figure of [-100, 100]) {
      expect(faultOf(test({ attribute: figure }))).toBe('BAD_REQUEST input.attribute');
      expect(faultOf(test({ skill: figure }))).toBe('BAD_REQUEST input.skill');
      expect(faultOf(resolve('scop', 'test', { skill: figure }))).toBe('BAD_REQUEST input.skill');
      expect(faultOf(resolve('scop', 'damage', { margin: figure }))).toBe('BAD_REQUEST input.margin');
      const fighter = somebody('a', { sheet: { fighting: figure } });
      expect(faultOf(combat('rituals-d20', [fighter]))).toBe(
        'BAD_REQUEST combat.combatants[0].sheet.fighting',
      );
      const add = { type: 'add-combatant', combatant: { ...fighter, id: 'b' } };
      expect(faultOf(combat('rituals-d20', [somebody('a')], [add]))).toBe(
        'BAD_REQUEST commands[0].combatant.sheet.fighting',
      );
      const asked = { type: 'test', combatant: 'a', skill: 'aim', modifier: figure };
      expect(faultOf(combat('rituals-d20', [somebody('a')], [{ type: 'start' }, asked]))).toBe(
        'BAD_REQUEST commands[1].modifier',
      );
      const inside = { type: 'together', commands: [asked] };
      expect(faultOf(combat('rituals-d20', [somebody('a')], [{ type: 'start' }, inside]))).toBe(
        'BAD_REQUEST commands[1].commands[0].modifier',
      );
    }
    const edge = { type: 'test', combatant: 'a', skill: 'aim', modifier: 99 };
    const scene = { type: 'set-scene', rounds: 200 };
    expect(faultOf(combat('rituals-d20', [somebody('a')], [scene, { type: 'start' }, edge]))).toBeUndefined();
    expect(
      faultOf(combat('rituals-d20', [somebody('a', { hp: { current: 500, max: 500 } })])),
    ).toBeUndefined();
  });

  it('a field or command that is no longer there, by its name', () => {
    const weapons = [{ id: 'w', name: 'W', kind: 'melee', damage: '1d4', range: 3 }];
    expect(faultOf(combat('heroes-d20', [somebody('a', { sheet: { weapons } })]))).toBe(
      'BAD_REQUEST combat.combatants[0].sheet.weapons[0].range',
    );
    expect(faultOf(combat('scop', [somebody('a')], [{ type: 'heal', target: 'a', points: 3 }]))).toMatch(
      /^BAD_REQUEST commands\[0\]\.(amount|points)$/,
    );
    expect(faultOf(combat('scop', [somebody('a')], [{ type: 'hurt', target: 'a' }]))).toBe(
      'BAD_REQUEST commands[0].type',
    );
  });
});

describe('what is decided', () => {
  it('fields that came later may be left out', () => {
    const blade = { id: 'w', name: 'W', kind: 'melee', damage: '1d4' };
    expect(faultOf(combat('heroes-d20', [somebody('a', { sheet: { weapons: [blade] } })]))).toBeUndefined();
    const hands = { ...blade, hands: 0 };
    expect(faultOf(combat('heroes-d20', [somebody('a', { sheet: { weapons: [hands] } })]))).toBeUndefined();
    const bow = { id: 'w', name: 'W', dice: 'd8' };
    for (const weapon of [bow, { ...bow, bulky: true }])
      expect(faultOf(combat('cairn', [somebody('a', { sheet: { weapons: [weapon] } })]))).toBeUndefined();
  });

  it('N7 movement is never below 0', () => {
    const build = { constitution: -99, vigor: -9, agility: -9, builtVigor: -9, builtAgility: -9 };
    expect(ask(resolve('rituals-d20', 'movement', build)).outcome).toEqual({ meters: 0 });
  });

  it('H7 a defence set by hand goes before what is against the mind', () => {
    const totalOf = (fields: Fields) =>
      ask(resolve('heroes-d20', 'attack', { ...strike, ...fields }, [2, 10])).outcome?.['defenseTotal'];
    expect(totalOf({ mental: true })).toBe(12);
    expect(totalOf({ mental: true, defense: 'fortitude' })).toBe(14);
    expect(totalOf({ mental: true, defense: 'reflex' })).toBe(13);
  });

  it('of equal conditions the last one counts', () => {
    const against = (...conditions: readonly unknown[]) =>
      ask(
        resolve('heroes-d20', 'attack', { ...strike, target: { ...strike.target, conditions } }, [10, 2, 1]),
      ).outcome;
    const half = { id: 'concealed', percent: 50 };
    const fifth = { id: 'concealed', percent: 20 };
    expect(against(half, fifth)).toMatchObject({ hit: true });
    expect(against(fifth, half)).toMatchObject({ hit: false, reason: 'concealment' });
    const flanked = (enemies: number) => ({ id: 'flanked', enemies });
    expect(against(flanked(4), flanked(2))).toMatchObject({ defenseTotal: 2 + 4 + 3 - 3 });
    expect(against(flanked(2), flanked(4), 'prone')).toMatchObject({ defenseTotal: 2 + 4 + 3 - 5 - 4 });
  });

  it.each(['heroes-d20', 'rituals-d20', 'scop', 'cairn'])(
    'after the end it is nobody’s turn: %s',
    (system) => {
      const ended = combat(system, [somebody('a'), somebody('x')], [{ type: 'start' }, { type: 'end' }]);
      expect(ask(ended).state).toMatchObject({ ended: true, turn: null });
    },
  );

  it('what passes the turn on by itself belongs to the round it began in, next-turn to the new one', () => {
    const start = { type: 'start', initiative: { a: 9, b: 5 } };
    const pair = [somebody('a'), somebody('b')];
    const roundsOf = (system: string, ...commands: readonly Fields[]) =>
      ask(combat(system, pair, [start, { type: 'next-turn' }, ...commands])).log?.map(({ round }) => round);
    expect(roundsOf('heroes-d20', { type: 'next-turn' })).toEqual([1, 1, 2]);
    const wait = { type: 'delay', combatant: 'b' };
    expect(roundsOf('heroes-d20', { type: 'remove-combatant', combatant: 'b' })).toEqual([1, 1, 1]);
    expect(roundsOf('heroes-d20', { ...wait, to: 3 }, { type: 'next-turn' })).toEqual([1, 1, 1, 2]);
    expect(roundsOf('rituals-d20', { type: 'remove-combatant', combatant: 'b' })).toEqual([1, 1, 1]);
  });

  it('C14 nobody heals a dead one; the narrator’s word may bring it back', () => {
    const sheet = { str: 8, dex: 9, wil: 9 };
    const killed = [{ type: 'start' }, { type: 'damage', target: 'a', amount: 99 }];
    const fight = (...commands: readonly Fields[]) =>
      combat('cairn', [somebody('a', { sheet }), somebody('x', { sheet })], [...killed, ...commands]);
    expect(faultOf(fight({ type: 'heal', target: 'a', amount: 2 }))).toBe('NOT_ALLOWED commands[2]');
    expect(ask(fight({ type: 'ruling', target: 'a', points: 4 })).state).toMatchObject({
      combatants: { a: { hp: 4, dead: false } },
    });
  });
});
