import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isList, isObject, valueAt } from '#shared/json-path.ts';
import type { JsonObject } from '#shared/json.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { answerOne } from './answer.ts';

const AMMO = { id: 'tiros', name: 'Tiros', max: 2, returns: 'never' };
const NEEDS = { counter: 'tiros' };

/** How somebody shoots in a system. */
interface Shot {
  readonly weapon: JsonObject;
  readonly sheet: JsonObject;
  /** The fight until Ana may act. */
  readonly begin: readonly JsonObject[];
  readonly shoot: readonly JsonObject[];
  readonly dice: readonly number[];
}

const IN_ORDER = [{ type: 'start', initiative: { a: 9, b: 5 } }];

/** A shot of each system, with the dice it rolls: it strikes nobody hard. */
const SHOTS: Readonly<Record<string, Shot>> = {
  'heroes-d20': {
    begin: IN_ORDER,
    sheet: {},
    weapon: { id: 'arma', name: 'Arma', kind: 'ranged', damage: '1d4' },
    shoot: [{ type: 'attack', attacker: 'a', target: 'b', weapon: 'arma' }],
    dice: [2, 15],
  },
  'rituals-d20': {
    begin: IN_ORDER,
    sheet: { agility: 1 },
    weapon: { id: 'arma', name: 'Arma', kind: 'ranged', damage: '1d4' },
    shoot: [{ type: 'attack', attacker: 'a', target: 'b', weapon: 'arma' }],
    dice: [2, 1],
  },
  cairn: {
    begin: [{ type: 'start' }, { type: 'act-saves', waive: ['a'] }],
    sheet: { str: 10, dex: 20 },
    weapon: { id: 'arma', name: 'Arma', dice: 'd4' },
    shoot: [{ type: 'declare', attacker: 'a', targets: ['b'], weapon: 'arma' }, { type: 'resolve-step' }],
    dice: [1],
  },
  scop: {
    begin: [{ type: 'start' }],
    sheet: {},
    weapon: { id: 'arma', name: 'Arma' },
    shoot: [{ type: 'declare', combatant: 'a', target: 'b', weapon: 'arma' }, { type: 'resolve-turn' }],
    dice: [1, 1, 6, 6],
  },
};

function request(
  system: string,
  counters: readonly JsonObject[],
  commands: readonly JsonObject[],
  dice?: readonly number[],
) {
  const { sheet, weapon, begin } = SHOTS[system] ?? { sheet: {}, weapon: {}, begin: [] };
  const hp = { current: 30, max: 30 };
  return answerOne({
    system,
    combat: {
      combatants: [
        {
          id: 'a',
          name: 'Ana',
          side: 'pc',
          hp,
          sheet: { ...sheet, counters, weapons: [{ ...weapon, needs: NEEDS }] },
        },
        { id: 'b', name: 'Bia', side: 'foe', hp },
      ],
    },
    commands: [...begin, ...commands],
    ...(dice && { dice: [...dice] }),
    seed: 1,
  });
}

it('C7 nobody counts whom a blast reaches that can’t be shot', () => {
  const hp = { current: 5, max: 5 };
  const weapons = [{ id: 'bomba', name: 'Bomba', dice: 'd6', blast: true, needs: NEEDS }];
  const count = (current: number) =>
    answerOne({
      system: 'cairn',
      combat: {
        combatants: [
          { id: 'a', name: 'Ana', side: 'pc', hp, sheet: { counters: [{ ...AMMO, current }], weapons } },
        ],
      },
      commands: [{ type: 'count-blast', attacker: 'a', weapon: 'bomba' }],
      dice: [4],
    });
  expect(left(count(0))).toBe('NOT_ALLOWED');
  expect(left(count(1))).toBe(1);
});

it('H24 breaking something uses up what the weapon needs, won or lost', () => {
  const weapons = [{ id: 'arma', name: 'Arma', kind: 'melee', damage: '1d4', needs: NEEDS }];
  const hp = { current: 9, max: 9 };
  const material = { bonus: 0, damageReduction: 0 };
  const broken = (dice: readonly number[], current = 2) =>
    left(
      answerOne({
        system: 'heroes-d20',
        combat: {
          combatants: [
            { id: 'a', name: 'Ana', side: 'pc', hp, sheet: { counters: [{ ...AMMO, current }], weapons } },
            { id: 'b', name: 'Bia', side: 'foe', hp },
          ],
        },
        commands: [
          ...IN_ORDER,
          { type: 'add-object', object: { id: 'o', name: 'Vaso', size: 'small', material, heldBy: 'b' } },
          { type: 'maneuver', kind: 'sunder', attacker: 'a', target: 'b', item: 'o', weapon: 'arma' },
        ],
        dice: [...dice],
      }),
    );
  expect(broken([15, 2, 4])).toBe(1);
  expect(broken([2, 15])).toBe(1);
  expect(broken([15, 2, 4], 0)).toBe('NOT_ALLOWED');
});

const spend = { type: 'spend-counter', target: 'a', counter: 'tiros' };

/** How many are left of a counter of Ana's; the error's code where there is one. */
function left(answer: unknown, id = 'tiros'): unknown {
  if (!isObject(answer)) return null;
  const code = valueAt(answer, 'error.code');
  if (code !== undefined) return code;
  const counters = valueAt(answer, 'state.combatants.a.counters');
  const found = isList(counters) ? counters.find((one) => isObject(one) && one['id'] === id) : undefined;
  return isObject(found) ? found['current'] : null;
}

describe.each(Object.entries(SHOTS))('what an attack uses up in %s', (system, { shoot, dice }) => {
  it('is taken off when the attack is made', () => {
    expect(left(request(system, [AMMO], shoot, dice))).toBe(1);
  });

  it('refuses the attack before any die where it isn’t there', () => {
    for (const counters of [[], [{ ...AMMO, current: 0 }]]) {
      const refused = request(system, counters, shoot, []);
      expect(refused).toMatchObject({ error: { code: 'NOT_ALLOWED' } });
    }
  });

  it('comes back with undo', () => {
    expect(left(request(system, [AMMO], [...shoot, { type: 'undo' }], dice))).toBe(2);
    expect(left(request(system, [AMMO], [...shoot, { type: 'undo' }, { type: 'redo' }], dice))).toBe(1);
  });
});

describe.each(SYSTEMS.map(({ id }) => id))('counters in %s', (system) => {
  it('come back each turn, round and fight, and never but by the narrator’s word', () => {
    const all = ['turn', 'round', 'fight', 'session', 'never'].map((returns) => ({
      id: returns,
      name: returns,
      max: 3,
      current: 1,
      returns,
    }));
    const use = all.map(({ id: counter }) => ({ type: 'spend-counter', target: 'a', counter }));
    const used = request(system, all, use);
    expect(all.map(({ id }) => left(used, id))).toEqual([2, 2, 2, 0, 0]);
    const later = request(system, all, [...use, { type: 'next-turn' }, { type: 'next-turn' }]);
    expect(all.map(({ id }) => left(later, id))).toEqual([3, 3, 2, 0, 0]);
    const early = request(system, all, []);
    expect(all.map(({ id }) => left(early, id))).toEqual([3, 3, 3, 1, 1]);
  });

  it('are spent only where they are, given back up to the maximum, set and taken away', () => {
    const then = (...commands: readonly JsonObject[]) => left(request(system, [AMMO], commands));
    const give = { ...spend, type: 'return-counter' };
    const set = (counter: JsonObject) => ({ type: 'set-counter', target: 'a', counter });
    expect(then({ ...spend, amount: 3 })).toBe('NOT_ALLOWED');
    expect(then({ ...spend, counter: 'outro' })).toBe('NOT_ALLOWED');
    expect(then({ ...spend, amount: 0 })).toBe('BAD_REQUEST');
    expect(then(give)).toBe('NOT_ALLOWED');
    expect(then({ ...spend, amount: 2 }, { ...give, amount: 1 })).toBe(1);
    expect(then({ ...spend, amount: 2 }, give)).toBe(2);
    expect(then({ ...spend, amount: 2 }, { ...give, amount: 9 })).toBe(2);
    expect(then(set({ id: 'tiros', max: 5 }))).toBe(5);
    expect(then(spend, set({ id: 'tiros', max: 5 }))).toBe(1);
    expect(then(spend, set({ id: 'tiros', max: 0 }))).toBe(0);
    expect(then(set({ id: 'tiros', current: 3 }))).toBe('BAD_REQUEST');
    expect(then(set({ id: 'tiros', max: 2 }))).toBe('NOT_ALLOWED');
    expect(then(set({ id: 'novo', max: 2 }))).toBe('BAD_REQUEST');
    expect(then(set({ id: 'novo', name: 'Novo' }))).toBe('BAD_REQUEST');
    expect(then({ ...spend, type: 'remove-counter' })).toBe(null);
    expect(then({ type: 'end' }, spend)).toBe('NOT_ALLOWED');
  });

  it('are corrected as they stand, and what was spent stays spent', () => {
    const correct = (counters: readonly JsonObject[]) => ({
      type: 'correct-sheet',
      combatant: 'a',
      sheet: { counters },
    });
    expect(left(request(system, [AMMO], [spend, correct([{ ...AMMO, current: 1, max: 9 }])]))).toBe(1);
    expect(left(request(system, [AMMO], [spend, correct([])]))).toBe(null);
    expect(left(request(system, [AMMO], [spend, { type: 'correct-sheet', combatant: 'a', max: 40 }]))).toBe(
      1,
    );
  });

  it('law: never under 0 or over the maximum, and undo takes everything back', () => {
    const amount = fc.integer({ min: 1, max: 4 });
    const command = fc.oneof(
      amount.map((n) => ({ ...spend, amount: n })),
      amount.map((n) => ({ ...spend, type: 'return-counter', amount: n })),
      amount.map((max) => ({ type: 'set-counter', target: 'a', counter: { id: 'tiros', max } })),
      fc.constant({ type: 'next-turn' }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 8 }), (drawn) => {
        const commands = drawn.reduce<readonly JsonObject[]>((done, one) => {
          const answer = request(system, [AMMO], [...done, one]);
          return 'error' in answer ? done : [...done, one];
        }, []);
        const now = request(system, [AMMO], commands);
        const [counter] = [valueAt(now, 'state.combatants.a.counters')]
          .flat()
          .filter((one) => isObject(one) && one['id'] === 'tiros');
        if (!isObject(counter)) throw new Error('no counter');
        expect(counter['current']).toBeGreaterThanOrEqual(0);
        expect(Number(counter['current'])).toBeLessThanOrEqual(Number(counter['max']));
        const undone = request(system, [AMMO], [...commands, ...commands.map(() => ({ type: 'undo' }))]);
        expect(valueAt(undone, 'state')).toEqual(valueAt(request(system, [AMMO], []), 'state'));
      }),
      { numRuns: 12 },
    );
  });
});

describe('reactions', () => {
  const shot = { type: 'attack', attacker: 'a', target: 'b', weapon: 'arma', reaction: true };
  const once = { id: 'reactions', name: 'Reações', max: 1, returns: 'turn' };

  it('H16 are free in heroes-d20, but for who counts them', () => {
    expect(left(request('heroes-d20', [{ ...AMMO, max: 9 }], [shot, shot], [2, 15, 2, 15]))).toBe(7);
    const counted = [{ ...AMMO, max: 9 }, once];
    expect(left(request('heroes-d20', counted, [shot], [2, 15]), 'reactions')).toBe(0);
    expect(left(request('heroes-d20', counted, [shot, shot], [2, 15]))).toBe('NOT_ALLOWED');
    const ready = { type: 'ready', combatant: 'a', trigger: 'se correr' };
    const readied = [ready, { type: 'next-turn' }, { type: 'act-now', combatant: 'a' }];
    expect(left(request('heroes-d20', counted, readied), 'reactions')).toBe(0);
    expect(
      left(
        request('heroes-d20', counted, [{ type: 'spend', combatant: 'a', action: 'reaction' }]),
        'reactions',
      ),
    ).toBe(0);
  });

  it('N5 are a counter of Agilidade in rituals-d20, corrected with it, unless the sheet has its own', () => {
    expect(request('rituals-d20', [], [])).toMatchObject({
      state: {
        combatants: { a: { reactions: 1, counters: [{ id: 'reactions', max: 1, returns: 'turn' }] } },
      },
    });
    const correct = { type: 'correct-sheet', combatant: 'a', sheet: { agility: 3 } };
    const use = { ...spend, counter: 'reactions' };
    expect(left(request('rituals-d20', [], [use, correct]), 'reactions')).toBe(2);
    expect(request('rituals-d20', [{ ...once, max: 4 }], [])).toMatchObject({
      state: { combatants: { a: { reactions: 4 } } },
    });
  });
});
