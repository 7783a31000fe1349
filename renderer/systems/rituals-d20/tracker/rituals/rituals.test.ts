import { describe, expect, it } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import { say } from '#shared/text/translate.ts';
import { fight, one, play, someone, turns } from '#shared/rules/rituals-d20/testing/fight.ts';
import { castings, ritualInWords, ritualsOf } from './rituals.ts';

const RITUALS = [
  { id: 'light', name: 'Luz', cost: 1, rounds: 0 },
  { id: 'seal', name: 'Selo', cost: 3, rounds: 3 },
];
const start = () => fight([someone('ana', { rituals: RITUALS }, 'pc'), someone('vulto')]);
const begun = () => play(start(), [{ type: 'ritual', combatant: 'ana', ritual: 'seal' }]);
const words = (history: ReturnType<typeof start>) => {
  const ana = one(history, 'ana');
  return ritualsOf(ana).map((ritual) => say(ritualInWords(ana, ritual), 'pt-BR'));
};

describe('rituals of several rounds (N12)', () => {
  it('say what they take, and how far one is; the one in progress stands first', () => {
    expect(words(start())).toEqual(['custo 1 · ação padrão', 'custo 3 · 3 rodadas de ação completa']);
    expect(words(begun())).toEqual(['rodada 2 de 3 · ação completa', 'custo 1 · ação padrão']);
  });

  it('are due again on the next turn of who is at them', () => {
    expect(castings(stateOf(start()))).toEqual([]);
    expect(castings(stateOf(begun()))).toMatchObject([
      { ritual: 'Selo', done: 1, rounds: 3, due: false, inTurn: true },
    ]);
    const next = play(begun(), turns(1));
    expect(castings(stateOf(next))).toMatchObject([{ due: false, inTurn: false }]);
    expect(castings(stateOf(play(next, turns(1))))).toMatchObject([{ due: true, inTurn: true }]);
  });
});
