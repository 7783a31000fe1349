import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import { perform } from '#shared/engine/history.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { attributesOf, scarsOf } from '#shared/rules/cairn/own.ts';
import {
  cairn,
  consequences,
  damage,
  figures,
  nextTurn,
  one,
  play,
  setUp,
  someone,
  started,
  strike,
  told,
} from '#shared/rules/cairn/testing/fight.ts';

const duel = (pcSheet = {}, foeSheet = {}) => [
  someone('ana', 'pc', 6, pcSheet),
  someone('orc', 'foe', 5, foeSheet),
];

describe('damage in a fight', () => {
  it('C5 temporary points first, then PG; armour is not taken off a number the narrator gives', () => {
    const fight = play(started(duel({ armor: 3 })), [
      { type: 'temp-hp', target: 'ana', amount: 2 },
      damage('ana', 5),
    ]);
    expect(figures(fight, 'ana')).toMatchObject({ hp: 3, str: 10 });
  });

  it('C8 a PC at exactly 0 is scarred by the PG lost, temporary points not counted', () => {
    const fight = play(
      started(duel()),
      [{ type: 'temp-hp', target: 'ana', amount: 2 }, damage('ana', 4), damage('ana', 4)],
      [2],
    );
    // 4 − 2 temporary leaves 4; then exactly those 4: entry 4, whose place is rolled at once.
    expect(figures(fight, 'ana')).toMatchObject({
      hp: 0,
      str: 10,
      standing: 'up',
      scars: [{ entry: 4, place: 'leg' }],
      pending: [4],
    });
    expect(told(fight).join('\n')).toMatch(/ANA ganha a cicatriz 4, Osso quebrado/);
  });

  it('C8 non-PCs take no scars, 0 PG alone takes nobody out', () => {
    const fight = play(started([...duel(), someone('rui', 'ally', 3)]), [damage('orc', 5), damage('rui', 3)]);
    expect(figures(fight, 'orc')).toMatchObject({ hp: 0, standing: 'up', scars: [] });
    expect(figures(fight, 'rui')).toMatchObject({ hp: 0, standing: 'up', scars: [] });
  });

  it('C9 what goes beyond comes off FOR, and the save is on the new value', () => {
    const passed = play(started(duel()), [damage('orc', 7)], [8]);
    expect(figures(passed, 'orc')).toMatchObject({ hp: 0, str: 8, standing: 'up', criticalDamage: false });
    const failed = play(started(duel()), [damage('orc', 7)], [9]);
    expect(figures(failed, 'orc')).toMatchObject({
      hp: 0,
      str: 8,
      standing: 'defeated',
      criticalDamage: true,
    });
  });

  it('C9 at 0 PG every later damage goes to FOR with its save; damage 0 asks for none', () => {
    const fight = play(
      started(duel()),
      [damage('orc', 5), damage('orc', 0), damage('orc', 2), damage('orc', 3)],
      [1, 5],
    );
    expect(figures(fight, 'orc')).toMatchObject({ hp: 0, str: 5, standing: 'up' });
  });

  it('C9 FOR 0 is death, without a save', () => {
    const foe = play(started(duel({}, { str: 2 })), [damage('orc', 7)]);
    expect(figures(foe, 'orc')).toMatchObject({
      str: 0,
      standing: 'defeated',
      criticalDamage: false,
      dead: true,
    });
    const pc = play(started(duel({ str: 2 })), [damage('ana', 20)]);
    expect(figures(pc, 'ana')).toMatchObject({ str: 0, standing: 'down', dead: true });
    expect(consequences(pc)).toEqual(['attribute-lost', 'dead']);
  });

  it('C9 the dead take points off and nothing else', () => {
    const fight = play(started(duel({ str: 2 })), [damage('ana', 20), damage('ana', 5)]);
    expect(consequences(fight)).toEqual([]);
  });

  it('C10 a PC in critical damage is down and can do nothing; others are out', () => {
    const fight = play(started(duel()), [damage('ana', 8)], [20]);
    expect(figures(fight, 'ana')).toMatchObject({ standing: 'down', criticalDamage: true, diesInRound: 361 });
    expect(cairn.health.canAct(one(fight, 'ana'))).toBe(false);
    const ally = play(started([...duel(), someone('rui', 'ally', 3)]), [damage('rui', 8)], [20]);
    expect(figures(ally, 'rui')).toMatchObject({ standing: 'defeated', diesInRound: null });
  });

  it('C10 the effect of the attacker is shown when its target fails, and only then', () => {
    const foes = duel({}, { criticalEffect: 'Arranca um braço.' });
    const asked = play(started(foes), [damage('ana', 6), nextTurn], [2, 2, 2, 2]);
    expect(consequences(play(asked, [strike('orc', 'ana')], [4, 20]))).toEqual([
      'attribute-lost',
      'critical-damage',
      'critical-effect',
    ]);
    expect(told(play(asked, [strike('orc', 'ana')], [4, 20]))).toContain('efeito de ORC: Arranca um braço.');
    expect(consequences(play(asked, [strike('orc', 'ana')], [4, 1]))).toEqual(['attribute-lost']);
  });

  it('C10 the hour runs: 360 rounds later the untreated die, at the same step', () => {
    const fallen = play(started([...duel(), someone('bia', 'pc', 9)]), [damage('ana', 8)], [20]);
    const steps = Array.from({ length: 2 * 360 - 1 }, () => nextTurn);
    const before = play(fallen, steps);
    expect(stateOf(before)).toMatchObject({ round: 360, count: 0 });
    expect(figures(before, 'ana')).toMatchObject({ dead: false });
    const after = play(before, [nextTurn]);
    expect(figures(after, 'ana')).toMatchObject({ dead: true, standing: 'down', diesInRound: null });
    expect(told(after)).toContain('ANA morre: passou-se uma hora sem socorro');
  });

  it('C10 wounded again while dying: the hour that runs goes on', () => {
    const fight = play(started(duel()), [damage('ana', 8), nextTurn, nextTurn, damage('ana', 1)], [20, 20]);
    expect(figures(fight, 'ana')).toMatchObject({ diesInRound: 361 });
  });

  it('C11 critical damage breaks a detachment up, FOR 0 destroys it', () => {
    const horde = duel({}, { detachment: true });
    expect(consequences(play(started(horde), [damage('orc', 6)], [20]))).toEqual([
      'attribute-lost',
      'detachment-broken',
    ]);
    expect(told(play(started(horde), [damage('orc', 15)]))).toContain(
      'o destacamento ORC é destruído: FOR 0',
    );
  });

  it('C11 a detachment only weakened goes on by the narrator’s word', () => {
    const fight = play(
      started(duel({}, { detachment: true })),
      [damage('orc', 6), { type: 'remove-condition', target: 'orc', condition: 'critical' }],
      [20],
    );
    expect(figures(fight, 'orc')).toMatchObject({ standing: 'up' });
  });

  it('a creature without FOR is not dead by that, but has nothing to lose beyond PG', () => {
    const fight = started(duel({}, { str: 0 }));
    expect(figures(fight, 'orc')).toMatchObject({ standing: 'up', dead: false });
    expect(figures(play(fight, [damage('orc', 5)]), 'orc')).toMatchObject({ standing: 'up', dead: false });
    expect(figures(play(fight, [damage('orc', 6)]), 'orc')).toMatchObject({
      standing: 'defeated',
      dead: true,
    });
  });

  it('C8 C9 law: no figure falls below 0, the sheet never changes, and undo gives everything back', () => {
    const blows = fc.array(fc.tuple(fc.constantFrom('ana', 'orc'), fc.nat({ max: 14 })), { maxLength: 8 });
    fc.assert(
      fc.property(blows, fc.integer(), (hits, seed) => {
        const dice = diceFrom(seededSource(seed));
        const opened = setUp(duel());
        const fight = hits.reduce(
          (so, [target, amount]) => perform(cairn, so, damage(target, amount), dice),
          opened,
        );
        for (const combatant of stateOf(fight).combatants) {
          const { str, dex, wil } = attributesOf(combatant);
          for (const figure of [combatant.hp.current, str.current, dex.current, wil.current]) {
            expect(figure).toBeGreaterThanOrEqual(0);
          }
          expect(combatant.hp.current).toBeLessThanOrEqual(combatant.hp.max);
          expect(combatant.side === 'foe' && scarsOf(combatant).length > 0).toBe(false);
          expect(combatant.sheet).toBe(one(opened, combatant.id).sheet);
        }
        const undone = hits.reduce((so) => perform(cairn, so, { type: 'undo' }, dice), fight);
        expect(stateOf(undone)).toBe(stateOf(opened));
      }),
    );
  });
});
