import { describe, expect, it } from 'vitest';
import type { History } from '#shared/engine/history.ts';
import type { JsonObject } from '#shared/json.ts';
import {
  cairn,
  damage,
  figures,
  one,
  play,
  setUp,
  someone,
  started,
} from '#shared/rules/cairn/testing/fight.ts';

const fight = (hp: number, sheet: JsonObject = {}) =>
  started([someone('ana', 'pc', hp, sheet), someone('orc', 'foe', 9)]);

/** What Ana takes home from where a fight has come to. */
function home(history: History) {
  const [before] = history.initial.combatants;
  if (before === undefined) throw new Error('nobody came');
  return cairn.carryOver(before, one(history, 'ana'));
}

/** The next fight of whoever goes home from this one, before its start. */
function nextFight(history: History): History {
  const { hp, sheet } = home(history);
  return setUp([{ ...someone('ana', 'pc', 0), hp, sheet }, someone('rato', 'foe', 2)]);
}

describe('what goes home', () => {
  it('C13 a scar with its place, and the new maximum', () => {
    const scarred = play(fight(6), [damage('ana', 6)], [3, 5, 5, 5]);
    expect(home(scarred)).toMatchObject({
      hp: { current: 0, max: 6 },
      sheet: {
        dex: { current: 15, max: 15 },
        scars: [{ entry: 6, place: 'dex', pending: false }],
        deprived: false,
        lasting: [],
      },
    });
  });

  it('C13 what waits until recovery waits on the sheet, and in the next fight', () => {
    const scarred = play(fight(3), [damage('ana', 3)]);
    expect(home(scarred).sheet).toMatchObject({
      scars: [{ entry: 3, place: 'none', pending: true }],
      deprived: true,
    });
    const next = nextFight(scarred);
    expect(figures(next, 'ana')).toMatchObject({ pending: [3], conditions: ['deprived'], deprived: true });
    const mended = play(next, [{ type: 'resolve-pending', target: 'ana', entry: 3 }], [4]);
    expect(home(mended)).toMatchObject({ hp: { max: 7 }, sheet: { deprived: false } });
    expect(figures(mended, 'ana')).toMatchObject({
      pending: [],
      conditions: [],
      scars: [{ entry: 3, place: null }],
    });
  });

  it('C10 critical damage goes home without its clock; stabilised later, it stays so', () => {
    const critical = play(fight(4), [damage('ana', 6)], [20]);
    expect(home(critical).sheet).toMatchObject({
      str: { current: 8, max: 10 },
      lasting: [{ condition: 'critical' }],
    });
    const next = nextFight(critical);
    expect(figures(next, 'ana')).toMatchObject({ standing: 'down', diesInRound: null, criticalDamage: true });
    const helped = play(next, [{ type: 'stabilise', target: 'ana' }]);
    expect(home(helped).sheet).toMatchObject({ lasting: [{ condition: 'stabilised' }] });
  });

  it('C14 who comes with an attribute at 0 is dead, paralysed or delirious from the start', () => {
    const at = (attribute: string) =>
      figures(fight(4, { [attribute]: { current: 0, max: 9 } }), 'ana')['conditions'];
    expect([at('str'), at('dex'), at('wil')]).toEqual([['dead'], ['paralysed'], ['delirious']]);
    expect(figures(fight(4, { wil: 0 }), 'ana')).toMatchObject({ conditions: [] });
  });

  it('what is left of a counter that no fight brings back, whatever became of the attributes', () => {
    const counters = [{ id: 'flechas', name: 'Flechas', max: 3, returns: 'never' }];
    const spent = play(fight(4, { counters }), [
      { type: 'spend-counter', target: 'ana', counter: 'flechas' },
    ]);
    expect(home(spent).sheet).toMatchObject({ counters: [{ id: 'flechas', current: 2 }] });
    const hurt = play(spent, [damage('ana', 5)], [1]);
    expect(home(hurt).sheet).toMatchObject({ counters: [{ current: 2 }], str: { current: 9 } });
  });

  it('C6 what holds for one fight only stays in it', () => {
    const impaired = play(fight(4), [{ type: 'add-condition', target: 'ana', condition: 'impaired' }]);
    expect(home(impaired).sheet).toEqual(one(impaired, 'ana').sheet);
  });

  it('C13 a whole fight without wounds takes home what came, whatever it was', () => {
    const sheet = {
      scars: [{ entry: 8 }, { entry: 11, pending: true }],
      lasting: [{ condition: 'deafened' }],
    };
    const calm = fight(4, { ...sheet, deprived: true, fatigue: 2 });
    expect(home(calm).sheet).toEqual(one(calm, 'ana').sheet);
  });
});
