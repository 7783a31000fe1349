import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { ACTION_KINDS, actionRefusal, actions } from './actions.ts';
import { metersOf } from './movement.ts';
import { resolveInitiative } from './initiative.ts';
import {
  answered,
  fight,
  lastLine,
  on,
  one,
  play,
  someone,
  turns,
  unstarted,
} from '#shared/rules/rituals-d20/testing/fight.ts';
import { refusalOf, resolve } from '#shared/rules/rituals-d20/testing/resolve.ts';
import type { RitualsCommand } from '#shared/rules/rituals-d20/commands.ts';

describe('N3 initiative', () => {
  const order = (naturals: readonly number[], ...combatants: [string, number, number][]) =>
    resolve(
      'initiative',
      { combatants: combatants.map(([id, agility, initiative]) => ({ id, agility, initiative })) },
      naturals,
    )['order'];

  test('N3 each pool in turn, the best die and Iniciativa, highest first', () => {
    expect(order([4, 12, 18, 17, 6], ['a', 2, 3], ['b', 1, -5], ['c', 0, 1])).toEqual([
      { id: 'a', total: 15 },
      { id: 'b', total: 13 },
      { id: 'c', total: 7 },
    ]);
  });

  test('N3 ties: higher Iniciativa, then higher Agilidade, then the order added', () => {
    const rolled = order(
      [9, 9, 9, 1, 7],
      ['added-first', 1, 1],
      ['added-later', 1, 1],
      ['more-agile', 2, 1],
      ['more-skilled', 1, 3],
    );
    expect(rolled).toEqual(
      ['more-skilled', 'more-agile', 'added-first', 'added-later'].map((id) => ({ id, total: 10 })),
    );
  });

  test('N3 in a fight as on the command line', () => {
    const sheets = {
      a: { agility: 1, initiative: 1 },
      b: { agility: 2, initiative: 1 },
      c: { initiative: 3 },
    };
    const combatants = Object.entries(sheets).map(([id, sheet]) => someone(id, { agility: 1, ...sheet }));
    const started = play(unstarted(combatants), [{ type: 'start' }], [9, 1, 9, 7]);
    expect(stateOf(started).order).toEqual(['c', 'b', 'a'].map((id) => ({ id, initiative: 10 })));
  });

  test('N3 the order holds everyone once and never rises', () => {
    const roller = fc.record({
      initiative: fc.integer({ min: -9, max: 9 }),
      agility: fc.integer({ min: -1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(roller, { maxLength: 12 }), fc.integer(), (rollers, seed) => {
        const combatants = rollers.map((roller, index) => ({ ...roller, id: `c${index}` }));
        const dice = diceFrom(seededSource(seed));
        const rolled = resolveInitiative(combatants, { zeroAttribute: 'worst-of-two' }, dice);
        expect(rolled.map(({ id }) => id).toSorted()).toEqual(combatants.map(({ id }) => id).toSorted());
        const totals = rolled.map(({ total }) => total);
        expect(totals).toEqual(totals.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('N4 what a turn may be spent on', () => {
  const isLegal = (kinds: readonly string[]): boolean =>
    kinds.every((next, index) => actionRefusal(kinds.slice(0, index), next) === null);

  test.each([
    [['standard', 'movement']],
    [['movement', 'standard']],
    [['movement', 'movement']],
    [['free', 'full', 'free']],
    [['standard', 'free', 'movement', 'free']],
  ])('N4 %j is legal', (kinds) => {
    expect(isLegal(kinds)).toBe(true);
  });

  test.each([
    [['standard', 'standard']],
    [['standard', 'movement', 'movement']],
    [['movement', 'movement', 'standard']],
    [['full', 'movement']],
    [['full', 'standard']],
    [['full', 'full']],
    [['movement', 'full']],
    [['standard', 'full']],
    [['reaction']],
  ])('N4 %j is not', (kinds) => {
    expect(isLegal(kinds)).toBe(false);
  });

  test('N4 the order of the actions never matters, and the pips agree with what may be spent', () => {
    const kinds = fc.array(fc.constantFrom(...ACTION_KINDS), { maxLength: 5 });
    fc.assert(
      fc.property(kinds, (spent) => {
        expect(isLegal(spent)).toBe(isLegal(spent.toReversed()));
        if (!isLegal(spent)) return;
        const { standard = 0, movement = 0 } = actions.left(spent);
        expect(actionRefusal(spent, 'standard') === null).toBe(standard > 0);
        expect(actionRefusal(spent, 'movement') === null).toBe(standard + movement > 0);
        expect(actionRefusal(spent, 'full') === null).toBe(standard + movement === 2);
      }),
    );
  });

  test('N4 the turn keeps the account, and refuses in words', () => {
    const spend = (action: string): RitualsCommand => ({ type: 'spend', combatant: 'a', action });
    const spent = play(fight([someone('a'), someone('b')]), [spend('movement'), spend('movement')]);
    expect(refusalOf(() => play(spent, [spend('standard')]))).toBe('NOT_ALLOWED');
    expect(refusalOf(() => play(spent, [spend('full')]))).toBe('NOT_ALLOWED');
    expect(stateOf(play(spent, [...turns(2), spend('full')])).turn?.spent).toEqual(['full']);
  });
});

describe('N4 the scene', () => {
  const scene = (rounds: number | null): RitualsCommand => ({ type: 'set-scene', rounds });
  const pair = () => fight([someone('a'), someone('b')]);

  test('N4 counts down from the round in which it is set, and its end is told once', () => {
    const set = play(pair(), [...turns(2), scene(2)]);
    expect(answered(set)['scene']).toEqual({ rounds: 2, left: 2 });
    expect(answered(play(set, turns(2)))['scene']).toEqual({ rounds: 2, left: 1 });
    const over = play(set, turns(4));
    expect(answered(over)['scene']).toEqual({ rounds: 2, left: 0 });
    expect(lastLine(over)).toContain('Passaram as 2 rodadas da cena');
    expect(lastLine(play(over, turns(1)))).not.toContain('cena');
    expect(lastLine(play(over, turns(2)))).not.toContain('cena');
  });

  test('N4 set before the start it counts from the first round; null takes it away', () => {
    const set = play(unstarted([someone('a'), someone('b')]), [
      scene(3),
      { type: 'start', initiative: { a: 2, b: 1 } },
    ]);
    expect(answered(set)['scene']).toEqual({ rounds: 3, left: 3 });
    expect(answered(play(set, [...turns(2), scene(null)]))['scene']).toBeNull();
    expect(refusalOf(() => play(set, [scene(0)]))).toBe('BAD_REQUEST rounds');
  });
});

describe('N7 deslocamento', () => {
  const meters = (
    constitution: number,
    vigor: number,
    agility: number,
    builtVigor: number,
    builtAgility: number,
  ) => resolve('movement', { constitution, vigor, agility, builtVigor, builtAgility })['meters'];

  test('N7 half of Constituição rounded down, with VIG and AGI as first built', () => {
    expect(meters(9, 2, 3, 2, 3)).toBe(9);
    expect(meters(0, 0, 0, 0, 0)).toBe(0);
  });

  test('N7 each point risen since is +2 of AGI and +1 of VIG', () => {
    expect(meters(9, 2, 4, 2, 3)).toBe(11);
    expect(meters(9, 3, 3, 2, 3)).toBe(10);
    expect(meters(10, 4, 5, 2, 3)).toBe(5 + 5 + 4 + 2);
  });

  test('N7 what falls is no rise, and nobody moves less than 0', () => {
    expect(meters(10, 1, 1, 2, 3)).toBe(10);
    expect(meters(-9, 1, 1, 1, 1)).toBe(0);
  });

  test('N7 a sheet that doesn’t say how it was built hasn’t changed since', () => {
    const built = { constitution: 7, vigor: 2, agility: 3 };
    const [plain, risen] = [someone('a', built), someone('b', { ...built, builtAgility: 0, builtVigor: 1 })];
    const { initial } = fight([plain, risen]);

    expect(initial.combatants.map(metersOf)).toEqual([8, 3 + 1 + 6 + 1]);
  });
});

describe('N13 delaying', () => {
  const trio = () => fight([someone('a'), someone('b'), someone('c')]);
  const after = (combatant: string, other: string | null): RitualsCommand => ({
    type: 'delay-after',
    combatant,
    after: other,
  });
  const order = (history: ReturnType<typeof trio>) =>
    stateOf(history)
      .order.map(({ id }) => id)
      .join(' ');
  const turn = (history: ReturnType<typeof trio>) => stateOf(history).turn?.who;

  test('N13 after someone: the initiative is lowered to theirs for the rest of the fight', () => {
    const delayed = play(trio(), [after('a', 'b')]);
    expect([order(delayed), turn(delayed)]).toEqual(['b a c', 'b']);
    expect(stateOf(delayed).order[1]).toEqual({ id: 'a', initiative: 19 });
    expect(turn(play(delayed, turns(1)))).toBe('a');
    expect(turn(play(delayed, turns(3)))).toBe('b');
    expect(lastLine(delayed)).toContain('19');
  });

  test('N13 last: after everybody', () => {
    const delayed = play(trio(), [after('a', null)]);
    expect([order(delayed), turn(delayed)]).toEqual(['b c a', 'b']);
    expect(stateOf(delayed).order[2]).toEqual({ id: 'a', initiative: 18 });
    expect(turn(play(delayed, turns(2)))).toBe('a');
  });

  test('N13 to a lower count, without a limit', () => {
    const delayed = play(trio(), [{ type: 'delay', combatant: 'a', to: -40 }]);
    expect(order(delayed)).toBe('b c a');
  });

  test('N13 refused off turn, after spending, and to after one who acts sooner', () => {
    expect(refusalOf(() => play(trio(), [after('b', 'c')]))).toBe('NOT_ALLOWED combatant');
    const spent = play(trio(), [{ type: 'spend', combatant: 'a', action: 'movement' }]);
    expect(refusalOf(() => play(spent, [after('a', null)]))).toBe('NOT_ALLOWED');
    const second = play(trio(), turns(1));
    expect(refusalOf(() => play(second, [after('b', 'a')]))).toBe('NOT_ALLOWED after');
    expect(refusalOf(() => play(second, [after('b', 'b')]))).toBe('NOT_ALLOWED after');
    expect(refusalOf(() => play(second, [after('b', 'nobody')]))).toBe('NOT_ALLOWED after');
    expect(refusalOf(() => play(trio(), [...turns(2), after('c', null)]))).toBe('NOT_ALLOWED after');
  });

  test('N13 among those who share a place: after all of them, and never after one’s own', () => {
    const link = (...combatants: string[]): RitualsCommand => ({ type: 'link-initiative', combatants });
    const behind = play(trio(), [link('b', 'c'), after('a', 'b')]);
    expect([order(behind), turn(behind)]).toEqual(['b c a', 'b']);
    const own = play(trio(), [link('a', 'b')]);
    expect(refusalOf(() => play(own, [after('a', 'b')]))).toBe('NOT_ALLOWED after');
    const all = play(trio(), [link('a', 'b', 'c')]);
    expect(refusalOf(() => play(all, [after('a', null)]))).toBe('NOT_ALLOWED after');
  });

  test('N13 nothing can be readied', () => {
    const ready: RitualsCommand = { type: 'ready', combatant: 'a', trigger: 'a porta abrir' };
    expect(refusalOf(() => play(trio(), [ready]))).toBe('NOT_ALLOWED');
  });
});

test('N14 one caught unaware is flat-footed until its turn begins', () => {
  const caught = play(unstarted([someone('a'), someone('b')]), [
    { type: 'start', initiative: { a: 2, b: 1 }, surprised: ['a', 'b'] },
  ]);
  expect([on(caught, 'a'), on(caught, 'b')]).toEqual([[], ['flat-footed']]);
  expect(one(play(caught, turns(1)), 'b').conditions).toEqual([]);
});
