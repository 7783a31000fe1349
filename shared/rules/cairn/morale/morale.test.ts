import { describe, expect, it } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import type { JsonObject } from '#shared/json.ts';
import {
  damage,
  events,
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

const foes = (count: number, sheet: JsonObject = {}) =>
  Array.from({ length: count }, (_, index) => someone(`f${index + 1}`, 'foe', 4, { str: 1, ...sheet }));
const fightOf = (count: number, sheet: JsonObject = {}) =>
  started([someone('ana', 'pc', 6), ...foes(count, sheet)]);
const fell = (id: string): CairnCommand => damage(id, 5);
type Morale = FieldsOf<CairnCommand, 'morale'>;
const morale = (reason: Morale['reason'], fields: Partial<Morale> = {}): CairnCommand => ({
  type: 'morale',
  reason,
  ...fields,
});
const notAllowed = /^NOT_ALLOWED/;

describe('C12 morale', () => {
  it('C12 asked at the first casualty and again when half are lost, at that very moment, once each', () => {
    const first = play(fightOf(4), [fell('f1')]);
    expect(situation(first)).toMatchObject({ prompts: [{ reason: 'first-casualty', round: 1 }] });
    expect(told(first).at(-1)).toBe('moral: a primeira baixa dos oponentes pede salvaguarda de VON');
    const half = play(first, [morale('first-casualty'), fell('f2')], [3]);
    expect(situation(half)).toMatchObject({ prompts: [{ reason: 'half-lost' }] });
    const more = play(half, [morale('half-lost'), fell('f3')], [3]);
    expect(situation(more)).toMatchObject({ prompts: [] });
  });

  it('C12 both at one moment are one save', () => {
    const fight = play(fightOf(2), [fell('f1')]);
    expect(situation(fight)).toMatchObject({ prompts: [{ reason: 'half-lost' }] });
    expect(() => play(fight, [morale('first-casualty')], [3])).toThrow(notAllowed);
  });

  it('C12 one who came alone saves at 0 PG; not one who still has some, nor one already out', () => {
    expect(situation(play(fightOf(1), [damage('f1', 4)]))).toMatchObject({ prompts: [{ reason: 'lone' }] });
    expect(situation(play(fightOf(1), [damage('f1', 3)]))).toMatchObject({ prompts: [] });
    expect(situation(play(fightOf(1), [fell('f1')]))).toMatchObject({ prompts: [] });
    expect(situation(play(fightOf(4), [damage('f1', 4)]))).toMatchObject({ prompts: [] });
  });

  it('C12 a fail, and they flee: out of the fight without a fall; a pass, and they stay', () => {
    const asked = play(fightOf(4), [fell('f1')]);
    const fled = play(asked, [morale('first-casualty')], [11]);
    for (const id of ['f2', 'f3', 'f4']) {
      expect(figures(fled, id)).toMatchObject({ standing: 'defeated', conditions: ['fled'] });
      expect(cairn.health.canAct(one(fled, id))).toBe(false);
    }
    expect(events(fled).filter(({ type }) => type === 'standing')).toEqual([]);
    const stayed = play(asked, [morale('first-casualty')], [10]);
    expect(figures(stayed, 'f2')).toMatchObject({ standing: 'up', conditions: [] });
    expect(situation(stayed)).toMatchObject({ prompts: [] });
  });

  it('C12 the leader’s VON if the group has one, else the strongest will still fighting', () => {
    const led = play(fightOf(3, { wil: 4, leaderWil: 13 }), [fell('f1')]);
    expect(figures(play(led, [morale('first-casualty')], [13]), 'f2')).toMatchObject({ standing: 'up' });
    const own = play(fightOf(3, { wil: 4 }), [fell('f1')]);
    expect(figures(play(own, [morale('first-casualty')], [5]), 'f2')).toMatchObject({ standing: 'defeated' });
  });

  it('C12 the narrator may let some save apart, or nobody', () => {
    const asked = play(fightOf(4), [fell('f1')]);
    const some = play(asked, [morale('first-casualty', { group: ['f2'] })], [20]);
    expect(figures(some, 'f2')).toMatchObject({ standing: 'defeated' });
    expect(figures(some, 'f3')).toMatchObject({ standing: 'up' });
    expect(situation(play(asked, [morale('first-casualty', { waive: true })]))).toMatchObject({
      prompts: [],
    });
    expect(() => play(asked, [morale('first-casualty', { group: ['ana'] })], [3])).toThrow(notAllowed);
    expect(() => play(asked, [morale('lone')], [3])).toThrow(notAllowed);
  });

  it('C12 PCs never; nor before the start, nor where the house doesn’t want it', () => {
    expect(situation(play(fightOf(4), [damage('ana', 8)], [20]))).toMatchObject({ prompts: [] });
    const off = started([someone('ana', 'pc', 6), ...foes(4)], { morale: false });
    expect(situation(play(off, [fell('f1')]))).toMatchObject({ prompts: [] });
  });

  it('C12 undo takes the prompt back with the casualty', () => {
    expect(situation(play(fightOf(4), [fell('f1'), { type: 'undo' }]))).toMatchObject({ prompts: [] });
  });
});

describe('C12 retreat', () => {
  const retreat = (combatant: string): CairnCommand => ({ type: 'retreat', combatant });

  it('C12 a DES save: who passes is away, who fails stays with the action spent', () => {
    const away = play(fightOf(3), [retreat('ana')], [10]);
    expect(figures(away, 'ana')).toMatchObject({ conditions: ['fled'], standing: 'defeated' });
    const stays = play(fightOf(3), [retreat('ana')], [11]);
    expect(figures(stays, 'ana')).toMatchObject({ conditions: [], standing: 'up' });
    expect(() => play(stays, [retreat('ana')], [1])).toThrow(notAllowed);
    expect(() => play(fightOf(3), [retreat('f1')], [1])).toThrow(notAllowed);
  });

  it('C12 foes who run count as lost to their side', () => {
    const half = play(fightOf(4), [nextTurn, retreat('f1'), retreat('f2')], [1, 1]);
    expect(situation(half)).toMatchObject({ prompts: [{ reason: 'half-lost' }] });
  });
});
