import { describe, expect, it } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import { say } from '#shared/text/translate.ts';
import { fight, one, play, someone, WEAPONS } from '#shared/rules/rituals-d20/testing/fight.ts';
import { reactionInForce, reactionOffers } from './reaction-offers.ts';
import { PLAIN_STRIKE } from './strike.ts';

const QUICK = { agility: 1, constitution: 3, dexterity: 4 };
const begin = (sheet = {}) => fight([someone('ana', {}, 'pc'), someone('vulto', { ...QUICK, ...sheet })]);

function offers(history: ReturnType<typeof begin>): readonly string[] {
  const strike = { attacker: one(history, 'ana'), target: one(history, 'vulto'), draft: PLAIN_STRIKE };
  return reactionOffers(stateOf(history), strike).map(
    ({ reaction, effect, refusal }) => `${reaction}: ${say(refusal ?? effect, 'pt-BR')}`,
  );
}

describe('the reactions offered before a roll (N5)', () => {
  it('say what each would change', () => {
    expect(offers(begin())).toEqual([
      'none: DT 10',
      'block: −3 no dano',
      'dodge: DT 10 → 14',
      'counter: se errar, responde',
    ]);
  });

  it('are refused with the reason once they are spent', () => {
    const spent = play(
      begin(),
      [{ type: 'attack', attacker: 'ana', target: 'vulto', weapon: 'knife', reaction: 'block' }],
      [1],
    );
    expect(offers(spent)).toEqual([
      'none: DT 10',
      'block: sem reações até o próprio turno',
      'dodge: sem reações até o próprio turno',
      'counter: sem reações até o próprio turno',
    ]);
    expect(reactionInForce(one(spent, 'vulto'), 'dodge')).toBe('none');
    expect(reactionInForce(one(begin(), 'vulto'), 'dodge')).toBe('dodge');
  });

  it('have no counter-attack for one without a melee weapon', () => {
    const ranged = WEAPONS.filter(({ kind }) => kind === 'ranged');
    expect(offers(begin({ weapons: ranged })).at(-1)).toBe('counter: sem golpe corpo a corpo');
  });

  it('are none for the defeated', () => {
    const down = play(begin(), [{ type: 'damage', target: 'vulto', amount: 20 }]);
    expect(offers(down)[1]).toBe('block: fora de combate');
  });
});
