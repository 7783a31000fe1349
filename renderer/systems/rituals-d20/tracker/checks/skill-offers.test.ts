import { describe, expect, it } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import { fight, lastLine, one, play, someone } from '#shared/rules/rituals-d20/testing/fight.ts';
import { skillsOf, checkCommand, checkSide, type AskedCheck } from './skill-offers.ts';

const SHEET = {
  agility: 2,
  strength: 1,
  intellect: 3,
  aim: 7,
  athletics: 2,
  skills: [{ id: 'occult', name: 'Ocultismo', bonus: 5 }],
};
const start = () => fight([someone('ana', SHEET, 'pc'), someone('vulto')]);
const asked = (skill: string, more: Partial<AskedCheck> = {}): AskedCheck => ({
  who: one(start(), 'ana'),
  skill,
  attribute: null,
  difficulty: 15,
  modifier: 0,
  extraDice: 0,
  cost: 'none',
  ...more,
});

describe('tests as the panel offers them (N1, N2)', () => {
  it('are of the skills of the rules, then those of the sheet', () => {
    expect(skillsOf(one(start(), 'ana')).at(-1)).toMatchObject({
      id: 'occult',
      bonus: 5,
      attribute: 'intellect',
    });
  });

  it.each([
    ['aim', {}, 2, 7],
    ['aim', { attribute: 'intellect', modifier: -2, extraDice: 1 }, 4, 5],
    ['occult', {}, 3, 5],
  ] as const)('%s with %o shows what the rules roll', (skill, more, count, bonus) => {
    const test = asked(skill, more);
    const side = checkSide(stateOf(start()), test);
    expect(side).toEqual({ pool: { count, keep: 'best' }, bonus });
    const naturals = Array.from({ length: count }, () => 9);
    expect(lastLine(play(start(), [checkCommand(test)], naturals))).toContain(`${9 + bonus} contra DT 15`);
  });

  it('spend the action asked for, and a run the full one (N12)', () => {
    const spent = (test: AskedCheck, naturals: readonly number[]) =>
      stateOf(play(start(), [checkCommand(test)], naturals)).turn?.spent;
    expect(spent(asked('aim', { cost: 'standard' }), [1, 1])).toEqual(['standard']);
    expect(spent(asked('athletics', { cost: 'run' }), [1])).toEqual(['full']);
  });
});
