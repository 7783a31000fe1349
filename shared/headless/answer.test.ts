import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { answerAll, answerOne } from './answer.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';

const sheet = { initiative: 2 };
const duel = {
  combatants: [
    { id: 'a', name: 'Ágata', side: 'pc', hp: { current: 10, max: 10 }, sheet },
    { id: 'b', name: 'Bruto', side: 'foe', hp: { current: 6, max: 6 }, sheet: {} },
  ],
};
const fight = (commands: readonly HeroesCommand[], dice?: number[]) => ({
  system: 'heroes-d20',
  combat: duel,
  commands,
  dice,
});
const skill = { system: 'heroes-d20', resolve: 'skill', input: { skill: 5, difficulty: 15 } };

describe('the command line', () => {
  it('answers one request with one answer and an array with an array', () => {
    expect(answerAll({ ...skill, dice: [10, 3] })).toEqual({
      outcome: { success: true, total: 15 },
      rolls: [{ purpose: 'test', sides: 20, natural: 10 }],
      unusedDice: 1,
    });
    expect(answerAll([skill, 7])).toHaveLength(2);
  });

  it('answers an error in its place and serves the others', () => {
    expect(
      answerAll([
        { ...skill, system: 'x' },
        { ...skill, dice: [1] },
      ]),
    ).toMatchObject([{ error: { code: 'BAD_REQUEST', path: 'system' } }, { outcome: { success: false } }]);
  });

  it.each([
    [7, 'BAD_REQUEST', ''],
    [{}, 'BAD_REQUEST', 'resolve'],
    [{ ...skill, extra: 1 }, 'BAD_REQUEST', 'extra'],
    [{ ...skill, resolve: 'sing' }, 'BAD_REQUEST', 'resolve'],
    [{ ...skill, input: { skill: '5', difficulty: 15 } }, 'BAD_REQUEST', 'input.skill'],
    [{ ...skill, input: { skill: 5 } }, 'BAD_REQUEST', 'input.difficulty'],
    [{ ...skill, input: { skill: 5, difficulty: 15, luck: 1 } }, 'BAD_REQUEST', 'input.luck'],
    [
      JSON.parse('{"system":"heroes-d20","resolve":"skill","input":{"__proto__":{}}}'),
      'BAD_REQUEST',
      'input.__proto__',
    ],
    [
      { ...skill, input: { skill: 5, difficulty: 15, conditions: ['sleepy'] } },
      'BAD_REQUEST',
      'input.conditions[0]',
    ],
    [{ ...skill, options: { luck: 1 } }, 'BAD_REQUEST', 'options.luck'],
    [{ ...skill, dice: ['x'] }, 'BAD_REQUEST', 'dice[0]'],
    [{ ...skill, dice: [] }, 'DICE_EXHAUSTED', 'dice'],
    [{ ...skill, dice: [21] }, 'DIE_OUT_OF_RANGE', 'dice[0]'],
    [
      fight([{ type: 'start' }, { type: 'damage', target: 'a', amount: -1 }]),
      'BAD_REQUEST',
      'commands[1].amount',
    ],
    [fight([{ type: 'start' }, { type: 'start' }]), 'NOT_ALLOWED', 'commands[1]'],
    [fight([{ type: 'start' }], [4]), 'DICE_EXHAUSTED', 'commands[0]'],
    [{ ...fight([]), commands: [{ type: 'dance' }] }, 'BAD_REQUEST', 'commands[0].type'],
    [{ ...fight([]), commands: [{}] }, 'BAD_REQUEST', 'commands[0].type'],
    [{ ...fight([]), combat: {} }, 'BAD_REQUEST', 'combat.combatants'],
  ])('refuses %j', (request, code, path) => {
    expect(answerOne(request)).toMatchObject({ error: { code, path } });
  });

  it('names the position of dice that are not understood', () => {
    const weapon = { id: 'x', name: 'X', kind: 'melee', damage: '1d6+' };
    const combatants = [{ ...duel.combatants[0], sheet: { weapons: [weapon] } }];
    expect(answerOne({ system: 'heroes-d20', combat: { combatants }, commands: [] })).toMatchObject({
      error: { code: 'BAD_DICE', path: 'combat.combatants[0].sheet.weapons[0].damage', position: 4 },
    });
  });

  it('tells the state and one log entry per command in force, a fall in the entry of its cause', () => {
    const answer = answerOne(
      fight(
        [
          { type: 'start', surprised: ['b'], initiative: { a: 20 } },
          { type: 'heal', target: 'a', amount: 2 },
          { type: 'undo' },
          { type: 'damage', target: 'b', amount: 9 },
        ],
        [12],
      ),
    );
    expect(answer).toMatchObject({
      state: {
        round: 1,
        turn: 'a',
        order: [
          { id: 'a', initiative: 20 },
          { id: 'b', initiative: 12 },
        ],
        combatants: {
          a: {
            hp: 10,
            maxHp: 10,
            temp: 0,
            conditions: [],
            defeated: false,
            down: false,
            delaying: false,
            ready: null,
          },
          b: { hp: 0, defeated: true, conditions: [{ id: 'flat-footed', endsRound: 2 }] },
        },
        ended: false,
      },
      log: [{ round: 1 }, { round: 1, text: 'Bruto sofre 9 de dano (6 → 0) · Bruto cai · pelo narrador' }],
      unusedDice: 0,
    });
  });

  it('gives the dice of an undone command back, and redo keeps those first rolled', () => {
    const start: HeroesCommand = { type: 'start', initiative: { a: 20 } };
    const undone = answerOne(fight([start, { type: 'undo' }], [12]));
    expect(undone).toMatchObject({ rolls: [], unusedDice: 1 });
    const again = answerOne(fight([start, { type: 'undo' }, start], [12]));
    expect(again).toMatchObject({ rolls: [{ natural: 12 }], unusedDice: 0 });
    const redone = answerOne(fight([start, { type: 'undo' }, { type: 'redo' }], [12, 3]));
    expect(redone).toMatchObject({ rolls: [{ natural: 12 }], unusedDice: 1 });
  });

  it('repeats itself with a seed', () => {
    expect(answerOne({ ...skill, seed: 5 })).toEqual(answerOne({ ...skill, seed: 5 }));
  });

  it('ends with 2 and one line when the input is no JSON at all', () => {
    const run = spawnSync(process.execPath, [new URL('../headless.ts', import.meta.url).pathname, '-'], {
      input: 'oi',
      encoding: 'utf8',
    });
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr.trim().split('\n')).toHaveLength(1);
  });
});
