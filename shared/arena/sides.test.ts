import { describe, expect, it } from 'vitest';
import { template } from '#shared/rules/template/index.ts';
import { planForecast } from '#shared/forecast/plan.ts';
import { entrantsOf, fightersOf } from './fighter.ts';
import { arrive, beginAgain, emptySides, fall, outcomeOf, sidesOf, winnerOf, type Sided } from './sides.ts';

/** A fighter with its name. */
interface Named extends Sided<Named> {
  readonly name: string;
}

const somebody = (id: string, side: 'pc' | 'foe') => ({ id, name: id, side, hp: { current: 5, max: 5 } });

/** Two PCs against three foes, of whom one comes in the second round. */
function scene() {
  const combatants = [somebody('a', 'pc'), somebody('b', 'pc'), somebody('x', 'foe'), somebody('y', 'foe')];
  const reserves = [{ round: 2, combatant: somebody('z', 'foe') }];
  const { plan } = planForecast(template, { combatants, reserves });
  const sides = emptySides<Named>();
  const fighters = fightersOf(entrantsOf(plan.state, [])).map((one): Named => ({
    ...one,
    ...sidesOf(sides, one),
    name: one.combatant.name,
  }));
  beginAgain(sides, fighters);
  const named = (id: string): Named => {
    const found = fighters.find(({ name }) => name === id);
    if (found === undefined) throw new Error(`nobody is called ${id}`);
    return found;
  };
  const foes = () => sides.foes.standing.slice(0, sides.foes.count).map(({ name }) => name);
  return { sides, fighters, named, foes };
}

describe('the sides of a simulated fight', () => {
  it('those who stand close ranks when one falls, and who comes later stands behind them', () => {
    const { sides, named, foes } = scene();
    expect([foes(), sides.foes.left]).toEqual([['x', 'y'], 3]);
    fall(named('x'));
    expect([foes(), sides.foes.left]).toEqual([['y'], 2]);
    arrive(named('z'));
    expect([foes(), sides.foes.left]).toEqual([['y', 'z'], 2]);
  });

  it('one who is down falls no further', () => {
    const { sides, named, foes } = scene();
    fall(named('y'));
    fall(named('y'));
    expect([foes(), sides.foes.left]).toEqual([['x'], 2]);
  });

  it('nothing of a fight stays behind', () => {
    const { sides, fighters, named, foes } = scene();
    arrive(named('z'));
    for (const fighter of fighters) fall(fighter);
    beginAgain(sides, fighters);
    expect([foes(), sides.foes.left, sides.friends.count]).toEqual([['x', 'y'], 3, 2]);
    expect(named('z')).toMatchObject({ there: false, up: false });
  });

  it('a side has won when the other one has nobody left, those to come included', () => {
    const { sides, fighters, named } = scene();
    fall(named('x'));
    fall(named('y'));
    expect(winnerOf(sides)).toBe(null);
    arrive(named('z'));
    fall(named('z'));
    expect(winnerOf(sides)).toBe('pc');
    for (const fighter of fighters) fall(fighter);
    expect(winnerOf(sides)).toBe('draw');
  });

  it('nobody able to act and nobody to come is a draw', () => {
    expect(outcomeOf(1, 1, { someoneActs: false, someoneComes: true })).toBe(null);
    expect(outcomeOf(1, 1, { someoneActs: false, someoneComes: false })).toBe('draw');
    expect(outcomeOf(0, 1, { someoneActs: false, someoneComes: true })).toBe('foe');
  });
});
