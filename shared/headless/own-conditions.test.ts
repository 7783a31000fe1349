import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerOne } from './answer.ts';

const answer = z.looseObject({
  error: z.object({ code: z.string(), path: z.string().optional() }).optional(),
  state: z
    .looseObject({
      due: z.array(z.looseObject({ target: z.string() })).optional(),
      combatants: z.record(z.string(), z.looseObject({ hp: z.number() })),
    })
    .optional(),
  forecast: z.looseObject({ win: z.looseObject({ pc: z.number() }) }).optional(),
  log: z.array(z.object({ round: z.number(), text: z.string() })).optional(),
});

type Fields = Readonly<Record<string, unknown>>;

const ask = (request: object) => answer.parse(answerOne(request));
const faultOf = (request: object) => {
  const { error } = ask(request);
  return error && `${error.code} ${error.path ?? ''}`;
};
const made = (fields: Fields = {}) => ({ id: 'own', name: 'Própria', ...fields });
const two = (sheet: Fields = {}, conditions: readonly unknown[] = []) => [
  { id: 'a', name: 'A', side: 'pc', hp: { current: 20, max: 20 }, sheet, conditions },
  { id: 'b', name: 'B', side: 'foe', hp: { current: 20, max: 20 }, sheet },
];
const fight = (system: string, condition: Fields, commands: readonly Fields[], more: Fields = {}) => ({
  system,
  combat: { combatants: two(), conditions: [condition], ...more },
  commands,
});
const setup = (system: string, condition: Fields) => fight(system, condition, []);

describe('a condition that the narrator made is checked', () => {
  it.each([
    ['an id of the system’s', { id: 'prone' }, 'conditions[0].id'],
    ['an empty name', { name: '' }, 'conditions[0].name'],
    ['an unknown field', { colours: 1 }, 'conditions[0].colours'],
    ['an unknown dial', { effects: [{ dial: 'attack' }, { dial: 'luck' }] }, 'conditions[0].effects[1].dial'],
    ['a dial twice', { effects: [{ dial: 'attack' }, { dial: 'attack' }] }, 'conditions[0].effects[1].dial'],
    ['an amount of 0', { effects: [{ dial: 'attack', amount: 0 }] }, 'conditions[0].effects[0].amount'],
    ['a kind of test nobody knows', { save: { kind: 'luck', difficulty: 5 } }, 'conditions[0].save.kind'],
    ['a test without difficulty', { save: { kind: 'will' } }, 'conditions[0].save.difficulty'],
    ['no rounds at all', { rounds: 0 }, 'conditions[0].rounds'],
  ])('%s', (_what, fields, path) => {
    expect(faultOf(setup('heroes-d20', made(fields)))).toBe(`BAD_REQUEST combat.${path}`);
  });

  it('dice that can’t be read are BAD_DICE', () => {
    const tick = { at: 'turn-start', what: 'damage', dice: '1x6' };
    expect(faultOf(setup('scop', made({ tick })))).toBe('BAD_DICE combat.conditions[0].tick.dice');
  });

  it('C6 a mark is there or isn’t, and C1 a save has no difficulty', () => {
    expect(faultOf(setup('cairn', made({ effects: [{ dial: 'impaired', amount: 2 }] })))).toBe(
      'BAD_REQUEST combat.conditions[0].effects[0].amount',
    );
    expect(faultOf(setup('cairn', made({ save: { kind: 'str', difficulty: 10 } })))).toBe(
      'BAD_REQUEST combat.conditions[0].save.difficulty',
    );
  });

  it('an id stands once, on the way too', () => {
    const twice = { ...setup('scop', made()), combat: { combatants: two(), conditions: [made(), made()] } };
    expect(faultOf(twice)).toBe('BAD_REQUEST combat.conditions[1].id');
    const define = { type: 'define-condition', condition: made() };
    expect(faultOf(fight('scop', made(), [define]))).toBe('NOT_ALLOWED commands[0]');
    const other = { type: 'define-condition', condition: made({ id: 'later' }) };
    const put = { type: 'add-condition', target: 'a', condition: 'later' };
    expect(faultOf(fight('scop', made(), [other, put]))).toBeUndefined();
  });
});

const start = { type: 'start' };
const inOrder = { type: 'start', initiative: { a: 15, b: 5 } };
const put = { type: 'add-condition', target: 'a', condition: 'own' };
const textOf = (request: object): string => ask(request).log?.at(-1)?.text ?? faultOf(request) ?? '';

describe('what it changes counts', () => {
  it('heroes-d20: attack, defence, damage and every roll, beside the system’s own (H20)', () => {
    const effects = [
      { dial: 'attack', amount: 2 },
      { dial: 'every-roll', amount: -1 },
      { dial: 'damage', amount: 3 },
    ];
    const weapons = [{ id: 'w', name: 'W', kind: 'melee', damage: '1d6' }];
    const attack = (more: readonly Fields[]) => ({
      ...fight('heroes-d20', made({ effects }), [
        inOrder,
        put,
        put,
        ...more,
        { type: 'attack', attacker: 'a', target: 'b', weapon: 'w' },
      ]),
      combat: { combatants: two({ weapons }), conditions: [made({ effects })] },
      dice: [10, 5, 4],
    });
    expect(textOf(attack([]))).toContain('11 contra 5 · 7 de dano');
    const grappled = { type: 'add-condition', target: 'a', condition: 'higher-ground' };
    expect(textOf(attack([grappled]))).toContain('12 contra 5 · 7 de dano');
  });

  it('N1 rituals-d20: dice and total of every check, Defesa of one attacked', () => {
    const effects = [{ dial: 'dice' }, { dial: 'total', amount: 2 }, { dial: 'defense', amount: -3 }];
    const test = { type: 'test', combatant: 'a', skill: 'athletics', difficulty: 10 };
    const request = {
      ...fight('rituals-d20', made({ effects }), [inOrder, put, test]),
      combat: { combatants: two({ strength: 1 }), conditions: [made({ effects })] },
      dice: [3, 9],
    };
    expect(textOf(request)).toContain('11 contra DT 10');
  });

  it('S4 scop: dice of every test', () => {
    const effects = [{ dial: 'dice', amount: 2 }];
    const test = { type: 'test', combatant: 'a', skill: '' };
    const request = { ...fight('scop', made({ effects }), [start, put, test]), dice: [3, 1, 2] };
    expect(textOf(request)).toContain('nível 5');
  });

  it('C5 C6 cairn: armour from 0 to 3, and marks that replace the die', () => {
    const effects = [{ dial: 'armor', amount: 9 }, { dial: 'enhanced' }];
    const { state } = ask({ ...fight('cairn', made({ effects }), [start, put]), seed: 1 });
    expect(state?.combatants['a']).toMatchObject({ armor: 3 });
  });
});

describe('ticks and tests in every system', () => {
  const tick = { at: 'turn-start', what: 'damage', dice: '1d4' };
  const carryOut = { type: 'tick', target: 'a', condition: 'own' };

  it.each([
    ['heroes-d20', { kind: 'fortitude', difficulty: 10 }, inOrder, 2, [3, 12], {}],
    ['rituals-d20', { kind: 'constitution', difficulty: 10 }, inOrder, 2, [3, 12, 11], {}],
    ['scop', { kind: 'test', difficulty: 1 }, start, 1, [3, 2], {}],
    ['cairn', { kind: 'str' }, start, 2, [3, 4], { str: { current: 10, max: 10 } }],
  ])('%s: what is due is carried out, and its test ends it', (system, save, begin, turns, dice, sheet) => {
    const condition = made({ tick, save: { ...save, at: 'turn-start' } });
    const passes = Array.from({ length: turns }, () => ({ type: 'next-turn' }));
    const { state, error } = ask({
      ...fight(system, condition, [begin, put, ...passes, carryOut]),
      combat: { combatants: two(sheet), conditions: [condition] },
      dice,
    });
    expect(error).toBeUndefined();
    expect(state?.combatants['a']).toMatchObject({ hp: 17, conditions: [] });
    expect(state?.due).toBeUndefined();
  });

  it('is refused while nothing is due', () => {
    expect(faultOf({ ...fight('scop', made({ tick }), [start, put, carryOut]), dice: [1] })).toBe(
      'NOT_ALLOWED commands[2]',
    );
  });

  it('C9 what was due to one who has died is due no more, and a forecast goes on', () => {
    const deadly = { at: 'turn-start', what: 'damage', dice: '60' };
    const kind = { at: 'turn-start', what: 'heal', dice: '1' };
    const conditions = [made({ tick: deadly }), { id: 'kind', name: 'Boa', tick: kind }];
    const combatants = two({ str: { current: 10, max: 10 } }, ['own', 'kind']);
    const { state, error } = ask({
      system: 'cairn',
      combat: { combatants, conditions },
      commands: [start, carryOut],
    });
    expect(error).toBeUndefined();
    expect(state?.due).toBeUndefined();
    const { error: stopped } = ask({
      system: 'cairn',
      forecast: { combatants, conditions },
      runs: 5,
      seed: 1,
    });
    expect(stopped).toBeUndefined();
  });

  it('C9 the dead test for nothing, and nothing more comes due to them', () => {
    const deadly = { at: 'turn-start', what: 'damage', dice: '60' };
    const condition = made({ tick: deadly, save: { kind: 'str', at: 'turn-start' } });
    const pass = { type: 'next-turn' };
    const { state, error } = ask({
      ...fight('cairn', condition, [put, start, carryOut, pass, pass]),
      combat: { combatants: two({ str: 10 }), conditions: [condition] },
      dice: [],
    });
    expect(error).toBeUndefined();
    expect(state?.combatants['a']).toMatchObject({ dead: true, conditions: [{ id: 'own' }, { id: 'dead' }] });
    expect(state?.due).toBeUndefined();
  });

  it.each([
    ['heroes-d20', [inOrder, put, { type: 'spend', combatant: 'a', action: 'combat' }]],
    ['rituals-d20', [inOrder, put, { type: 'spend', combatant: 'a', action: 'standard' }]],
    ['scop', [start, put, { type: 'declare', combatant: 'a', target: 'b', effect: 'damage' }]],
    [
      'cairn',
      [
        start,
        put,
        { type: 'next-turn' },
        { type: 'next-turn' },
        { type: 'attack', attacker: 'a', target: 'b', weapon: null },
      ],
    ],
  ])('%s: one that can’t act does nothing', (system, commands) => {
    const request = { ...fight(system, made({ canAct: false }), commands), seed: 1 };
    expect(faultOf(request)).toBe(`NOT_ALLOWED commands[${commands.length - 1}]`);
  });
});

describe('what keeps its bearer from acting, put on when it may act', () => {
  const asleep = made({ canAct: false });
  const waived = { options: { waiveActSaves: true } };
  const strike = { type: 'declare', attacker: 'a', targets: ['b'], weapon: null };

  it.each([
    ['an attack', { type: 'attack', attacker: 'a', target: 'b', weapon: null }],
    ['a declared one', strike],
    ['another action', { type: 'act', combatant: 'a', action: 'move' }],
    ['a flight', { type: 'retreat', combatant: 'a' }],
  ])('cairn: %s is refused in the same step', (_what, command) => {
    expect(faultOf({ ...fight('cairn', asleep, [start, put, command], waived), seed: 1 })).toBe(
      'NOT_ALLOWED commands[2]',
    );
  });

  it('C2 cairn: what it had declared is carried out, and C3 it saves for nothing', () => {
    const resolved = fight('cairn', asleep, [start, strike, put, { type: 'resolve-step' }], waived);
    expect(ask({ ...resolved, dice: [3] }).state?.combatants['b']).toMatchObject({ hp: 17 });
    expect(ask(fight('cairn', asleep, [start, put])).state).toMatchObject({ awaitingSave: [] });
  });

  it('H16 heroes-d20: reactions are left to it', () => {
    const spend = (action: string) =>
      faultOf(fight('heroes-d20', asleep, [inOrder, put, { type: 'spend', combatant: 'a', action }]));
    expect([spend('free'), spend('reaction')]).toEqual(['NOT_ALLOWED commands[2]', undefined]);
  });
});

describe('rounds, and what somebody comes with', () => {
  it('lasts as long as it was made to, unless said otherwise', () => {
    const condition = made({ rounds: 2 });
    const held = (fields: Fields) =>
      ask({ ...fight('heroes-d20', condition, [inOrder, { ...put, ...fields }]), seed: 1 }).state?.combatants[
        'a'
      ];
    expect(held({})).toMatchObject({ conditions: [{ id: 'own', endsRound: 3 }] });
    expect(held({ rounds: null })).toMatchObject({ conditions: [{ id: 'own' }] });
    expect(held({ rounds: 1 })).toMatchObject({ conditions: [{ id: 'own', endsRound: 2 }] });
  });

  it('comes with a combatant, and a forecast counts it', () => {
    const weapons = [{ id: 'w', name: 'W', kind: 'melee', damage: '1d6' }];
    const asleep = made({ canAct: false });
    const forecast = (conditions: readonly unknown[]) =>
      ask({
        system: 'heroes-d20',
        forecast: { combatants: two({ weapons, fighting: 4 }, conditions), conditions: [asleep] },
        runs: 40,
        seed: 1,
      });
    expect(forecast(['own']).error).toBeUndefined();
    expect(forecast(['own']).forecast?.win.pc).toBe(0);
    expect(forecast([]).forecast?.win.pc).toBeGreaterThan(0.2);
    expect(faultOf({ ...setup('scop', made()), combat: { combatants: two({}, ['own']) } })).toBe(
      'BAD_REQUEST combat.combatants[0].conditions[0]',
    );
  });
});
