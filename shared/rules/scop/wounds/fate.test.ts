import { describe, expect, it } from 'vitest';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';
import { scop } from '#shared/rules/scop/index.ts';
import { fightOf } from '#shared/rules/scop/fight.ts';
import { attack, begun, carryOut, fighter, one, refusalOf } from '#shared/rules/scop/testing/fight.ts';

const fate = (combatant: string, word: 'standing' | 'dead' | 'gone'): ScopCommand => ({
  type: 'set-fate',
  combatant,
  fate: word,
});
const declared = () =>
  carryOut(begun([fighter('a', 'pc'), fighter('b', 'foe'), fighter('c', 'foe')]), [
    attack('a', 'b'),
    attack('b', 'a'),
    attack('c', 'a'),
  ]);

describe('the narrator’s word in scop', () => {
  it('S7 whoever is ruled out does nothing more in the turn, nor is anything done to it', () => {
    const { state } = carryOut(declared(), [fate('b', 'gone')]);
    expect(fightOf(state).intents.map(({ combatant }) => combatant)).toEqual(['c']);
  });

  it('S11 is told as death, and one dead of wounds doesn’t stand by it', () => {
    const dead = carryOut(declared(), [fate('b', 'dead')]);
    expect(scop.situation(dead.state)).toMatchObject({
      vitality: { b: { band: 'dead' }, c: { band: 'unhurt' } },
    });
    const slain = carryOut(declared(), [{ type: 'damage', target: 'b', amount: 99 }]);
    expect(refusalOf(() => carryOut(slain, [fate('b', 'standing')]))).toMatch(/^NOT_ALLOWED/);
    const out = carryOut(declared(), [{ type: 'damage', target: 'a', amount: 6 }, fate('a', 'standing')]);
    expect(one(out, 'a').standing).toBe('up');
  });
});
