import { describe, expect, it } from 'vitest';
import type { CairnCommand } from '#shared/rules/cairn/commands.ts';
import { refusalOf } from '#shared/combat/testing/resolving.ts';
import { damage, figures, nextTurn, play, someone, started } from '#shared/rules/cairn/testing/fight.ts';

const heal: CairnCommand = { type: 'heal', target: 'ana', amount: 2 };
const rule = (points: number): CairnCommand => ({ type: 'ruling', target: 'ana', points });
const fight = () => started([someone('ana', 'pc', 6), someone('orc', 'foe', 9)]);
const killed = () => play(fight(), [damage('ana', 99)]);

describe('C14 the dead', () => {
  it('C14 are healed by nothing, whatever they died of', () => {
    expect(refusalOf(() => play(killed(), [heal]))).toBe('NOT_ALLOWED target');
    const drained: CairnCommand = { type: 'lose-attribute', target: 'ana', attribute: 'str', amount: 10 };
    expect(refusalOf(() => play(fight(), [drained, heal]))).toBe('NOT_ALLOWED target');
    const marked: CairnCommand = { type: 'add-condition', target: 'ana', condition: 'dead' };
    expect(refusalOf(() => play(fight(), [marked, heal]))).toBe('NOT_ALLOWED target');
    expect(figures(play(fight(), [damage('ana', 4), heal]), 'ana')).toMatchObject({ hp: 4 });
  });

  it('C14 come back by the narrator’s word, with those PG and at least FOR 1', () => {
    expect(figures(play(killed(), [rule(3)]), 'ana')).toMatchObject({
      hp: 3,
      str: 1,
      dead: false,
      standing: 'up',
      conditions: [],
    });
  });

  it('C14 stay dead when the word is 0 PG, or is about temporary ones', () => {
    expect(figures(play(killed(), [rule(0)]), 'ana')).toMatchObject({ dead: true });
    const temp: CairnCommand = { type: 'ruling', target: 'ana', temp: 3 };
    expect(figures(play(killed(), [temp]), 'ana')).toMatchObject({ dead: true });
  });

  it('C10 one who died untreated comes back looked after: no clock kills it again', () => {
    const dying = play(fight(), [damage('ana', 9)], [20]);
    expect(figures(dying, 'ana')).toMatchObject({ criticalDamage: true, diesInRound: 361 });
    const dead: CairnCommand = { type: 'add-condition', target: 'ana', condition: 'dead' };
    const back = play(dying, [dead, rule(4), nextTurn]);
    expect(figures(back, 'ana')).toMatchObject({
      hp: 4,
      dead: false,
      diesInRound: null,
      conditions: ['stabilised'],
    });
  });
});
