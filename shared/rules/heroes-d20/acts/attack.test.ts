import { describe, expect, test } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import { say } from '#shared/text/translate.ts';
import {
  carryOut,
  hero,
  one,
  setUp,
  strike,
  checked,
  trio,
  type Fight,
} from '#shared/rules/heroes-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/heroes-d20/testing/resolve.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';

const next: HeroesCommand = { type: 'next-turn' };
const total = (fight: Fight, purpose: string): number | undefined =>
  checked(fight).sums.find((sum) => sum.purpose === purpose)?.total;

describe('an attack in a fight', () => {
  test('H8 a hit hurts the target and takes the combat action', () => {
    const hit = carryOut(trio({ a: { level: 4, str: 2 } }), [strike('a', 'b')], [12, 10, 6]);
    expect(one(hit, 'b').hp.current).toBe(10);
    expect(hit.state.turn).toMatchObject({ who: 'a', spent: ['combat'], attacks: 1 });
    expect(hit.events.map(({ type }) => type)).toEqual(['test', 'damage']);
  });

  test('H8 a miss hurts nobody but takes the action', () => {
    const miss = carryOut(trio(), [strike('a', 'b')], [9, 10]);
    expect(one(miss, 'b').hp.current).toBe(20);
    expect(miss.state.turn?.spent).toEqual(['combat']);
    expect(miss.events.map(({ type }) => type)).toEqual(['test']);
  });

  test('H8 its event tells every figure by name with its rule and dice', () => {
    const event = checked(carryOut(trio({ a: { level: 4, str: 2 } }), [strike('a', 'b')], [12, 10, 6]));
    expect(say(event.said, 'pt-BR')).toBe('A ataca B (Espada)');
    expect(say(event.verdict, 'pt-BR')).toBe('Acerta: 17 contra 15');
    expect([event.act, event.outcome, event.rule]).toEqual(['attack', 'success', 'H8']);
    const told = event.sums.map(({ label, terms, total: sum }) => [
      say(label, 'pt-BR'),
      terms.map((term) => `${say(term.label, 'pt-BR')} ${term.value} ${term.rule} ${term.dice.length}`),
      sum,
    ]);
    expect(told).toEqual([
      ['Ataque', ['d20 12 H6 1', 'Luta 5 H6 0'], 17],
      ['Defesa', ['d20 10 H7 1', 'Fortitude 5 H7 0'], 15],
      ['Dano', ['1d8 6 H12 1', '½ do nível 2 H12 0', 'FOR 2 H12 0'], 10],
    ]);
  });

  test.each([
    [[19, 5, 4], {}, 'Acerto crítico: 24 contra 10, dano ×2', 'critical', 'H8'],
    [[20, 5, 4], {}, 'Acerto crítico: 20 natural, dano ×2', 'critical', 'H9'],
    [[20, 5, 4], { weapon: 'bow' }, 'Acerto crítico: 20 natural, dano ×2', 'critical', 'H9'],
    [[1, 5], {}, 'Erra: 1 natural', 'failure', 'H9'],
    [[5, 1, 4], {}, 'Acerta: a defesa tirou 1 natural', 'success', 'H9'],
    [[19, 1, 4], {}, 'Acerto crítico: a defesa tirou 1 natural, dano ×2', 'critical', 'H9'],
    [[5, 20], {}, 'Erra: a defesa tirou 20 natural', 'failure', 'H9'],
    [[5, 19], {}, 'Erra: 10 contra 24', 'failure', 'H8'],
    [
      [1, 5, 3],
      { weapon: 'bow', intoMelee: true },
      'Erra: 1 natural, e o tiro vai para outro alvo na briga',
      'failure',
      'H13',
    ],
  ])('H9 %j %j is worded by what decided it', (naturals, fields, verdict, outcome, rule) => {
    const event = checked(carryOut(trio(), [strike('a', 'b', fields)], naturals));
    expect([say(event.verdict, 'pt-BR'), event.outcome, event.rule]).toEqual([verdict, outcome, rule]);
  });

  test('H9 the house option of the fight decides two 20s', () => {
    const fight = setUp([hero('a', 'pc'), hero('b', 'foe')], { doubleTwenty: 'defender' });
    const start: HeroesCommand = { type: 'start', initiative: { a: 2, b: 1 } };
    expect(checked(carryOut(fight, [start, strike('a', 'b')], [20, 20])).outcome).toBe('failure');
  });

  test('H10 a touch weapon goes against Reflexos without armour class', () => {
    const touched = carryOut(
      trio({ b: { armorClass: 9 } }),
      [strike('a', 'b', { weapon: 'touch' })],
      [10, 10, 3],
    );
    expect(total(touched, 'defense')).toBe(15);
  });

  test('H13 a redirected shot hurts nobody unless the narrator names one', () => {
    const shot: Partial<FieldsOf<HeroesCommand, 'attack'>> = { weapon: 'bow', intoMelee: true };
    const nobody = carryOut(trio(), [strike('a', 'b', shot)], [1, 10, 6]);
    expect(['a', 'b', 'c'].map((id) => one(nobody, id).hp.current)).toEqual([20, 20, 20]);
    const named = carryOut(trio(), [strike('a', 'b', { ...shot, redirectTo: 'c' })], [1, 10, 6]);
    expect(['a', 'b', 'c'].map((id) => one(named, id).hp.current)).toEqual([20, 20, 14]);
    const hit = carryOut(trio(), [strike('a', 'b', { ...shot, redirectTo: 'c' })], [15, 10, 6]);
    expect(['b', 'c'].map((id) => one(hit, id).hp.current)).toEqual([14, 20]);
    const miss = carryOut(trio(), [strike('a', 'b', { ...shot, redirectTo: 'c' })], [2, 10]);
    expect(miss.events.map(({ type }) => type)).toEqual(['test']);
  });

  test('a foe at 0 is defeated, a pc at 0 is down and may still act', () => {
    const felled = carryOut(trio({ a: { str: 30 } }), [strike('a', 'b')], [10, 2, 6]);
    expect(one(felled, 'b')).toMatchObject({ hp: { current: 0 }, standing: 'defeated' });
    const downed = carryOut(trio({ b: { str: 30 } }), [next, strike('b', 'a'), next, next], [10, 2, 6]);
    expect(one(downed, 'a')).toMatchObject({ hp: { current: 0 }, standing: 'down' });
    expect(downed.state.turn?.who).toBe('a');
    expect(carryOut(downed, [strike('a', 'b')], [1, 2]).state.turn?.spent).toEqual(['combat']);
  });
});

describe('conditions of both', () => {
  type Condition = FieldsOf<HeroesCommand, 'add-condition'>['condition'];
  const add = (target: string, condition: Condition, by?: string): HeroesCommand => ({
    type: 'add-condition',
    target,
    condition,
    by,
  });

  test('those of the attacker count on the attack, those of the target on the defence', () => {
    const fight = carryOut(
      trio(),
      [
        add('a', 'higher-ground'),
        add('b', 'prone'),
        add('b', { id: 'flanked', enemies: 3 }),
        strike('a', 'b'),
      ],
      [2, 19],
    );
    expect([total(fight, 'attack'), total(fight, 'defense')]).toEqual([8, 24 - 4 - 4]);
  });

  test('prone helps against arrows, cover too', () => {
    const fight = carryOut(
      trio(),
      [add('b', 'prone'), add('b', 'cover'), strike('a', 'b', { weapon: 'bow' })],
      [2, 15],
    );
    expect(total(fight, 'defense')).toBe(28);
  });

  test('frightened counts against its source only, or against all when the source is not known', () => {
    const byB = [add('a', 'frightened', 'b'), strike('a', 'b')];
    const byC = [add('a', 'frightened', 'c'), strike('a', 'b')];
    const unknown = [add('a', 'frightened'), strike('a', 'b')];
    const totals = [byB, byC, unknown].map((commands) =>
      total(carryOut(trio(), commands, [2, 19]), 'attack'),
    );
    expect(totals).toEqual([5, 7, 5]);
    const defending = carryOut(trio(), [add('b', 'frightened', 'a'), strike('a', 'b')], [2, 19]);
    expect(total(defending, 'defense')).toBe(22);
  });

  test('fatigue takes the CON of the sheet unless another is given', () => {
    const tired = (condition: Condition): number | undefined =>
      total(carryOut(trio({ a: { con: 3 } }), [add('a', condition), strike('a', 'b')], [2, 19]), 'attack');
    expect([tired('fatigued'), tired({ id: 'fatigued', con: 1 })]).toEqual([4, 6]);
  });

  test('the drawback of blindness is blindness', () => {
    const blind = carryOut(trio({ a: { blind: true }, b: { blind: true } }), [strike('a', 'b')], [18, 2]);
    expect(say(checked(blind).verdict, 'pt-BR')).toBe('Erra: às cegas, com 18 natural, que é par');
    expect(total(blind, 'defense')).toBe(3);
  });

  test('concealment of the target hides it', () => {
    const hidden = carryOut(trio(), [add('b', 'concealed'), strike('a', 'b')], [13, 2]);
    expect(say(checked(hidden).verdict, 'pt-BR')).toBe('Erra: 13 natural contra a camuflagem');
  });
});

describe('refusals', () => {
  const refused = (fight: Fight, ...commands: Parameters<typeof carryOut>[1]): string =>
    refusalOf(() => carryOut(fight, commands, [5, 15, 5, 15, 5, 15]));

  test('before the start, out of turn, and of the unknown', () => {
    expect(refused(setUp([hero('a', 'pc'), hero('b', 'foe')]), strike('a', 'b'))).toBe('NOT_ALLOWED');
    expect(refused(trio(), strike('b', 'a'))).toBe('NOT_ALLOWED attacker');
    expect(refused(trio(), strike('x', 'a'))).toBe('NOT_ALLOWED attacker');
    expect(refused(trio(), strike('a', 'x'))).toBe('NOT_ALLOWED target');
    expect(refused(trio(), strike('a', 'b', { weapon: 'laser' }))).toBe('NOT_ALLOWED weapon');
    expect(refused(trio(), strike('a', 'b', { redirectTo: 'x' }))).toBe('NOT_ALLOWED redirectTo');
    expect(refused(trio(), readRawCommand({ ...strike('a', 'b'), luck: 1 }))).toBe('BAD_REQUEST luck');
  });

  test('a reaction is allowed out of turn and takes nothing', () => {
    const reacted = carryOut(
      trio(),
      [strike('b', 'a', { reaction: true }), strike('a', 'b')],
      [5, 15, 5, 15],
    );
    expect(reacted.state.turn).toMatchObject({ who: 'a', spent: ['combat'], attacks: 1 });
  });

  test('H14 additional attacks follow one by one at −4 each, with one combat action', () => {
    const commands = [0, 1, 2].map((attackIndex) => strike('a', 'b', { attackIndex }));
    const third = carryOut(trio(), commands, [5, 15, 5, 15, 5, 15]);
    expect(total(third, 'attack')).toBe(2);
    expect(third.state.turn).toMatchObject({ spent: ['combat'], attacks: 3 });
    expect(say(checked(third).said, 'pt-BR')).toBe('A ataca B outra vez (Espada, 3º ataque)');
  });

  test('H14 not twice the first, not the third before the second, not twice the second', () => {
    const [first, second, third] = [0, 1, 2].map((attackIndex) => strike('a', 'b', { attackIndex }));
    if (!first || !second || !third) throw new Error('no commands');
    expect(refused(trio(), first, first)).toBe('NOT_ALLOWED attackIndex');
    expect(refused(trio(), second)).toBe('NOT_ALLOWED attackIndex');
    expect(refused(trio(), first, third)).toBe('NOT_ALLOWED attackIndex');
    expect(refused(trio(), first, second, second)).toBe('NOT_ALLOWED attackIndex');
  });

  test('H14 none after another action in between', () => {
    const move: HeroesCommand = { type: 'spend', combatant: 'a', action: 'movement' };
    expect(refused(trio(), strike('a', 'b'), move, strike('a', 'b', { attackIndex: 1 }))).toBe(
      'NOT_ALLOWED attackIndex',
    );
    expect(refused(trio(), strike('a', 'b'), move, strike('a', 'b'))).toBe('NOT_ALLOWED');
    expect(carryOut(trio(), [move, strike('a', 'b')], [5, 15]).state.turn?.spent).toEqual([
      'movement',
      'combat',
    ]);
  });

  test('H16 not after a full action', () => {
    expect(refused(trio(), { type: 'spend', combatant: 'a', action: 'full' }, strike('a', 'b'))).toBe(
      'NOT_ALLOWED',
    );
  });

  test('H2 not by the surprised in their round, even as a reaction', () => {
    const fight = trio({}, { surprised: ['a'] });
    expect(refused(fight, strike('a', 'b'))).toBe('NOT_ALLOWED attacker');
    expect(refused(fight, strike('a', 'b', { reaction: true }))).toBe('NOT_ALLOWED attacker');
    const secondRound = carryOut(fight, [next, next, next, strike('a', 'b')], [5, 15]);
    expect(total(secondRound, 'attack')).toBe(10);
  });

  test('not by the defeated', () => {
    const felled = carryOut(trio(), [{ type: 'damage', target: 'b', amount: 20 }]);
    expect(refused(felled, strike('b', 'a', { reaction: true }))).toBe('NOT_ALLOWED attacker');
  });
});
