import { describe, expect, it } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import type { JsonObject } from '#shared/json.ts';
import {
  consequences,
  damage,
  figures,
  nextTurn,
  one,
  play,
  situation,
  someone,
  started,
  told,
} from '#shared/rules/cairn/testing/fight.ts';
import { cairn } from '#shared/rules/cairn/testing/fight.ts';
import type { CairnCommand } from '#shared/rules/cairn/commands.ts';

type Attribute = FieldsOf<CairnCommand, 'lose-attribute'>['attribute'];

const fight = (hp: number, sheet: JsonObject = {}) =>
  started([someone('ana', 'pc', hp, sheet), someone('bia', 'pc', 6), someone('orc', 'foe', 9)]);
const recover = (rest: FieldsOf<CairnCommand, 'recover'>['rest'] = 'moments'): CairnCommand => ({
  type: 'recover',
  target: 'ana',
  rest,
});
const mend = (entry: number): CairnCommand => ({ type: 'resolve-pending', target: 'ana', entry });
const lose = (attribute: Attribute, amount: number): CairnCommand => ({
  type: 'lose-attribute',
  target: 'ana',
  attribute,
  amount,
});
const regain = (attribute: Attribute, amount: number): CairnCommand => ({
  type: 'regain-attribute',
  target: 'ana',
  attribute,
  amount,
});
const help: CairnCommand = { type: 'stabilise', target: 'ana' };
const notAllowed = /^NOT_ALLOWED/;

describe('C13 what waits for recovery', () => {
  it('C13 entry 3: deprived until rested, then a d6 on maximum PG', () => {
    const scarred = play(fight(3), [damage('ana', 3)]);
    expect(figures(scarred, 'ana')).toMatchObject({
      conditions: ['deprived'],
      deprived: true,
      pending: [3],
      maxHp: 3,
    });
    expect(figures(play(scarred, [mend(3)], [4]), 'ana')).toMatchObject({
      conditions: [],
      pending: [],
      maxHp: 7,
      hp: 0,
    });
  });

  it('C13 entry 7: hardly moves until mended, then maybe more DES', () => {
    const scarred = play(fight(7), [damage('ana', 7)]);
    expect(cairn.movement(one(scarred, 'ana'))).toBe(0);
    const mended = play(scarred, [mend(7)], [5, 5, 5]);
    expect(figures(mended, 'ana')).toMatchObject({ conditions: [], dex: 10, maxDex: 15 });
    expect(cairn.movement(one(mended, 'ana'))).toBe(12);
  });

  it('C13 entry 8: deafened; a passed VON save adds a d4', () => {
    expect(figures(play(fight(8), [damage('ana', 8)], [10, 3]), 'ana')).toMatchObject({
      conditions: ['deafened'],
      wil: 10,
      maxWil: 13,
    });
    expect(figures(play(fight(8), [damage('ana', 8)], [11]), 'ana')).toMatchObject({ maxWil: 10 });
  });

  it('C13 entry 11: out of action, an hour to live; helped the clock stops; mended 2d6 is the maximum', () => {
    const scarred = play(fight(11), [damage('ana', 11)]);
    expect(figures(scarred, 'ana')).toMatchObject({
      standing: 'down',
      diesInRound: 361,
      deprived: true,
      pending: [11],
    });
    const helped = play(scarred, [help]);
    expect(figures(helped, 'ana')).toMatchObject({ standing: 'down', diesInRound: null });
    const mended = play(helped, [mend(11)], [2, 3]);
    expect(figures(mended, 'ana')).toMatchObject({ standing: 'up', maxHp: 5, hp: 0, conditions: [] });
  });

  it('C13 entry 12: the next failed save is death, a passed one mends it', () => {
    const doomed = play(fight(14), [damage('ana', 14)]);
    expect(figures(doomed, 'ana')).toMatchObject({
      scars: [{ entry: 12, place: null }],
      pending: [12],
      standing: 'up',
    });
    expect(() => play(doomed, [mend(12)], [1, 1, 1])).toThrow(notAllowed);
    const dead = play(doomed, [damage('ana', 1)], [20]);
    expect(figures(dead, 'ana')).toMatchObject({ dead: true, pending: [], str: 9 });
    const saved = play(doomed, [damage('ana', 1)], [9, 6, 6, 5]);
    expect(figures(saved, 'ana')).toMatchObject({ dead: false, pending: [], maxHp: 17 });
  });

  it('C13 two scars that deprive: mended one by one', () => {
    const twice = play(fight(3), [
      damage('ana', 3),
      { type: 'heal', target: 'ana', amount: 3 },
      damage('ana', 3),
    ]);
    expect(figures(twice, 'ana')).toMatchObject({ pending: [3, 3] });
    const once = play(twice, [mend(3)], [1]);
    expect(figures(once, 'ana')).toMatchObject({ pending: [3], conditions: ['deprived'] });
    expect(figures(play(once, [mend(3)], [1]), 'ana')).toMatchObject({
      pending: [],
      conditions: [],
      maxHp: 5,
    });
    expect(() => play(fight(3), [mend(3)], [1])).toThrow(notAllowed);
  });
});

describe('C10 help', () => {
  const dying = play(fight(6), [damage('ana', 8)], [20]);

  it('C10 stabilised: no clock any more, still down until rested', () => {
    const helped = play(dying, [help]);
    expect(figures(helped, 'ana')).toMatchObject({
      conditions: ['stabilised'],
      standing: 'down',
      diesInRound: null,
    });
    expect(figures(play(helped, [recover()]), 'ana')).toMatchObject({
      standing: 'up',
      hp: 6,
      str: 8,
      conditions: [],
    });
    expect(figures(play(helped, [damage('ana', 1)], [20]), 'ana')).toMatchObject({
      conditions: ['critical'],
      diesInRound: 361,
    });
  });

  it('C10 helping may be somebody’s action', () => {
    const helped = play(dying, [{ ...help, by: 'bia' }]);
    expect(situation(helped)).toMatchObject({ acted: ['bia'] });
    expect(() => play(helped, [{ type: 'act', combatant: 'bia', action: 'move' }])).toThrow(notAllowed);
    expect(() => play(dying, [{ ...help, by: 'orc' }])).toThrow(notAllowed);
  });

  it('C10 only the dying need it, and they can’t just rest', () => {
    expect(() => play(fight(6), [help])).toThrow(notAllowed);
    expect(() => play(dying, [recover()])).toThrow(notAllowed);
  });
});

describe('C15 rest', () => {
  it('C15 a few moments bring all PG back, not attributes', () => {
    const rested = play(fight(6), [damage('ana', 5), lose('str', 4), recover()]);
    expect(figures(rested, 'ana')).toMatchObject({ hp: 6, str: 6 });
  });

  it('C15 not when deprived, by condition or by the sheet', () => {
    expect(() =>
      play(fight(6), [{ type: 'add-condition', target: 'ana', condition: 'deprived' }, recover()]),
    ).toThrow(notAllowed);
    expect(() => play(fight(6, { deprived: true }), [recover()])).toThrow(notAllowed);
  });

  it('C15 a week with help brings attributes back', () => {
    const rested = play(fight(6), [damage('ana', 2), lose('str', 4), lose('wil', 10), recover('week')]);
    expect(figures(rested, 'ana')).toMatchObject({ hp: 6, str: 10, wil: 10, conditions: [] });
  });

  it('C15 the dead don’t rest', () => {
    expect(() => play(fight(6), [damage('ana', 16), recover('week')])).toThrow(notAllowed);
  });
});

describe('C14 attributes', () => {
  it('C14 FOR 0 dead, DES 0 paralysed, VON 0 delirious: none can act', () => {
    const after = (attribute: Attribute) => play(fight(6), [lose(attribute, 12)]);
    expect(figures(after('str'), 'ana')).toMatchObject({ str: 0, dead: true, standing: 'down' });
    expect(figures(after('dex'), 'ana')).toMatchObject({ dex: 0, conditions: ['paralysed'], standing: 'up' });
    expect(figures(after('wil'), 'ana')).toMatchObject({ wil: 0, conditions: ['delirious'], standing: 'up' });
    for (const attribute of ['str', 'dex', 'wil'] as const)
      expect(cairn.health.canAct(one(after(attribute), 'ana'))).toBe(false);
    expect(() => play(after('str'), [lose('dex', 1)])).toThrow(notAllowed);
  });

  it('C14 damage to an attribute asks for no save and spares PG', () => {
    const hurt = play(fight(6), [lose('str', 3)]);
    expect(figures(hurt, 'ana')).toMatchObject({ hp: 6, str: 7 });
    expect(consequences(hurt)).toEqual(['attribute-lost']);
    expect(told(hurt)).toEqual(['ANA perde 3 de FOR (10 → 7)']);
  });

  it('C14 points that come back end what 0 did, never over the maximum', () => {
    const back = play(fight(6), [lose('dex', 10), regain('dex', 4)]);
    expect(figures(back, 'ana')).toMatchObject({ dex: 4, conditions: [] });
    expect(figures(play(back, [regain('dex', 40)]), 'ana')).toMatchObject({ dex: 10 });
    expect(cairn.health.canAct(one(back, 'ana'))).toBe(true);
  });

  it('C14 one that never had any (a mindless skeleton) acts', () => {
    const skeleton = started([someone('ana', 'pc', 6), someone('esq', 'foe', 5, { wil: 0 })]);
    expect(cairn.health.canAct(one(skeleton, 'esq'))).toBe(true);
    const drained = started([
      someone('ana', 'pc', 6),
      someone('esq', 'foe', 5, { wil: { current: 0, max: 8 } }),
    ]);
    expect(cairn.health.canAct(one(drained, 'esq'))).toBe(false);
    expect(() => play(drained, [nextTurn])).not.toThrow();
  });
});
