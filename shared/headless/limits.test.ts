import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answersAsJson } from './answer.ts';

const told = z.looseObject({
  error: z
    .object({ code: z.string(), message: z.string(), path: z.string(), position: z.number().optional() })
    .optional(),
});

/** The answers to a file, as they are printed. */
function answersTo(requests: readonly unknown[]) {
  return z.array(told).parse(JSON.parse([...answersAsJson(requests)].join('')));
}

/** The code and place of a request's error; nothing for one that is served. */
function faultOf(request: unknown): string | undefined {
  const error = answersTo([request])[0]?.error;
  return error && `${error.code} ${error.path}`;
}

const fine = { system: 'scop', resolve: 'damage', input: { margin: 1 } };
const fineAnswer = { outcome: { damage: 1 }, rolls: [], unusedDice: 0 };

/** Something in so many levels of lists or objects. */
function nested(levels: number, wrap: (inner: unknown) => unknown, innermost: unknown = 1): unknown {
  let inner = innermost;
  for (let level = 0; level < levels; level += 1) inner = wrap(inner);
  return inner;
}
const inLists = (levels: number) => nested(levels, (inner) => [inner]);
const inObjects = (levels: number) => nested(levels, (inner) => ({ a: inner }));
const together = (levels: number, innermost: unknown) =>
  nested(levels, (inner) => ({ type: 'together', commands: [inner] }), innermost);

const times = <T>(number: number, one: T): T[] => Array.from({ length: number }, () => one);
const crowd = (number: number, prefix = 'c') =>
  Array.from({ length: number }, (_, index) => ({
    id: `${prefix}${index}`,
    name: 'X',
    side: index % 2 === 0 ? 'pc' : 'foe',
    hp: { current: 3, max: 3 },
  }));
const combat = (commands: readonly unknown[], setup: object = { combatants: crowd(2) }) => ({
  system: 'cairn',
  combat: setup,
  commands,
});
const nothing = { type: 'damage', target: 'c0', amount: 0 };
const door = { attackBonus: 0, difficulty: 5, hitPoints: 9, damageReduction: 0 };
const atDoor = (damage: string) => ({ system: 'objects', resolve: 'attack', input: { ...door, damage } });
const blow = (dice: string) => ({
  system: 'cairn',
  resolve: 'attack',
  input: { attackers: [{ id: 'a', dice }], target: { hp: 3, str: 3, armor: 0, pc: true } },
});

describe('one bad request never spoils the others', () => {
  it.each([
    ['lists 3,450 deep', inLists(3450)],
    ['lists 3,450 deep in a field', { ...fine, extra: inLists(3450) }],
    ['1,290 objects in input', { ...fine, input: inObjects(1290) }],
    ['700 together', combat([{ type: 'start' }, together(700, nothing)])],
    ['Cairn’s dice of 125,000 terms', blow(times(125_000, 'd6').join('+'))],
    ['dice of 100,000 terms', atDoor(times(100_000, '1').join('+'))],
    ['a field’s name of 1 MB', { ...fine, ['x'.repeat(1_000_000)]: 1 }],
    ['20,000 combatants', combat([{ type: 'start' }], { combatants: crowd(20_000) })],
    ['a million dice that are none', { ...fine, dice: times(1_000_000, 'x') }],
  ])('%s', (_what, bad) => {
    const [first, answer, last] = answersTo([fine, bad, fine]);
    expect([first, last]).toEqual([fineAnswer, fineAnswer]);
    expect(answer?.error?.message.length).toBeLessThan(800);
  });

  it('law: whatever a request holds, it has an answer of its own, of bounded length', () => {
    const json = fc.jsonValue({ maxDepth: 5 });
    const deep = fc
      .tuple(json, fc.integer({ min: 0, max: 200 }), fc.boolean())
      .map(([value, levels, lists]) =>
        nested(levels, (inner) => (lists ? [inner, value] : { a: inner, b: value })),
      );
    const long = fc.string({ maxLength: 400 }).map((text) => text.repeat(20));
    const anything = fc.oneof(json, deep, long, fc.double(), fc.maxSafeInteger());
    const command = fc.oneof(
      anything,
      fc.record({
        type: fc.constantFrom('start', 'damage', 'together'),
        target: anything,
        commands: anything,
      }),
    );
    const request = fc.oneof(
      anything,
      fc.record({
        system: fc.constantFrom('scop', 'cairn', 'objects'),
        resolve: fc.constantFrom('test', 'attack', 'odds'),
        input: anything,
        options: anything,
      }),
      fc.record({
        system: fc.constantFrom('heroes-d20', 'rituals-d20', 'scop', 'cairn'),
        combat: fc.oneof(anything, fc.record({ combatants: fc.constant(crowd(2)), options: anything })),
        commands: fc.array(command),
      }),
      fc.record({ system: fc.constant('scop'), forecast: anything, runs: fc.constant(1) }),
    );
    fc.assert(
      fc.property(request, (bad) => {
        const [first, answer, last] = answersTo([fine, bad, fine]);
        expect([first, last]).toEqual([fineAnswer, fineAnswer]);
        if (answer?.error === undefined) return;
        const { code, message } = answer.error;
        expect(code).toMatch(/^(BAD_REQUEST|BAD_DICE|NOT_ALLOWED|DICE_EXHAUSTED|DIE_OUT_OF_RANGE)$/);
        expect(message.length).toBeLessThan(800);
      }),
    );
  });
});

describe('what is too much is refused where it begins to be', () => {
  const path = (levels: number) => `input${'.a'.repeat(levels)}`;

  it('nesting: 64 levels, the request the first of them', () => {
    expect(faultOf({ ...fine, input: inObjects(63) })).toBe('BAD_REQUEST input.margin');
    expect(faultOf({ ...fine, input: inObjects(64) })).toBe(`BAD_REQUEST ${path(63)}`);
    expect(faultOf({ ...fine, input: inObjects(1290) })).toBe(`BAD_REQUEST ${path(63)}`);
    expect(faultOf({ ...fine, deep: inLists(63) })).toBe('BAD_REQUEST deep');
    expect(faultOf({ ...fine, deep: inLists(3450) })).toBe(`BAD_REQUEST deep${'[0]'.repeat(63)}`);
    const inner = '.commands[0]'.repeat(31);
    expect(faultOf(combat([together(700, nothing)]))).toBe(`BAD_REQUEST commands[0]${inner}`);
  });

  it('combatants: 1,000, those who come later among them', () => {
    expect(faultOf(combat([], { combatants: crowd(1000) }))).toBeUndefined();
    expect(faultOf(combat([], { combatants: crowd(1001) }))).toBe('BAD_REQUEST combat.combatants[1000]');
    const reserves = crowd(2, 'r').map((combatant) => ({ round: 2, combatant }));
    expect(faultOf(combat([], { combatants: crowd(998), reserves }))).toBeUndefined();
    expect(faultOf(combat([], { combatants: crowd(999), reserves }))).toBe('BAD_REQUEST combat.reserves[1]');
    const [one] = crowd(1, 'new');
    const add = { type: 'add-combatant', combatant: one };
    expect(faultOf(combat([nothing, add], { combatants: crowd(999) }))).toBeUndefined();
    expect(faultOf(combat([nothing, add], { combatants: crowd(1000) }))).toBe('BAD_REQUEST commands[1]');
    const forecast = { system: 'cairn', forecast: { combatants: crowd(1001) }, runs: 1 };
    expect(faultOf(forecast)).toBe('BAD_REQUEST forecast.combatants[1000]');
  });

  it('commands: 100,000, those carried out together counted one by one', () => {
    expect(faultOf(combat(times(100_001, nothing)))).toBe('BAD_REQUEST commands[100000]');
    const many = { type: 'together', commands: times(400, nothing) };
    expect(faultOf(combat(times(250, many)))).toBe('BAD_REQUEST commands[249].commands[150]');
    const unknown = times(100_000, { type: 'dance' });
    expect(faultOf(combat(unknown))).toBe('BAD_REQUEST commands[0].type');
  });

  it('dice: 100 terms', () => {
    const terms = (number: number) => times(number, '1').join('+');
    expect(faultOf(atDoor(terms(100)))).toBeUndefined();
    const faultIn = (request: object) => answersTo([request])[0]?.error;
    expect(faultIn(atDoor(terms(101)))).toMatchObject({
      code: 'BAD_DICE',
      path: 'input.damage',
      position: 200,
    });
    expect(faultOf(blow(times(100, 'd6').join('+')))).toBeUndefined();
    expect(faultIn(blow(times(101, 'd6').join(' + ')))).toMatchObject({
      code: 'BAD_DICE',
      path: 'input.attackers[0].dice',
      position: 500,
    });
  });

  it('an error says back no more than 200 characters of what it was given', () => {
    const said = (request: object) => answersTo([request])[0]?.error?.message;
    expect(said({ ...fine, system: 'x'.repeat(200) })).toContain(`“${'x'.repeat(200)}”`);
    expect(said({ ...fine, system: 'x'.repeat(201) })).toContain(`“${'x'.repeat(200)}…”`);
    expect(said({ ...fine, system: '😀'.repeat(201) })).toContain(`“${'😀'.repeat(200)}…”`);
    expect(faultOf({ ...fine, ['y'.repeat(5000)]: 1 })).toBe(`BAD_REQUEST ${'y'.repeat(200)}…`);
    expect(said(atDoor('z'.repeat(5000)))?.length).toBeLessThan(300);
  });
});
