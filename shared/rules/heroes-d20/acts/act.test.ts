import { describe, expect, test } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import { say } from '#shared/text/translate.ts';
import { actLabel, ACTS, PLAIN_ACTS } from './acts.ts';
import {
  carryOut,
  conditionsOf,
  hero,
  logged,
  setUp,
  strike,
  trio,
  turns,
} from '#shared/rules/heroes-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/heroes-d20/testing/resolve.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';

type Act = FieldsOf<HeroesCommand, 'act'>;
const act = (which: Act['act'], fields: Partial<Act> = {}): HeroesCommand => ({
  type: 'act',
  combatant: 'a',
  act: which,
  ...fields,
});
const draw = (fields: Partial<FieldsOf<HeroesCommand, 'draw'>> = {}): HeroesCommand => ({
  type: 'draw',
  combatant: 'a',
  ...fields,
});
const stand: HeroesCommand = { type: 'stand', combatant: 'a' };
const dropProne: HeroesCommand = { type: 'drop-prone', combatant: 'a' };
const spent = (commands: readonly HeroesCommand[], sheet = {}): unknown =>
  carryOut(trio({ a: sheet }), commands).state.turn?.spent;

describe('postures', () => {
  test('H17 dropping prone is free, standing a movement action', () => {
    const prone = carryOut(trio(), [dropProne]);
    expect([conditionsOf(prone, 'a'), prone.state.turn?.spent]).toEqual([['prone'], ['free']]);
    const up = carryOut(prone, [stand]);
    expect([conditionsOf(up, 'a'), up.state.turn?.spent]).toEqual([[], ['free', 'movement']]);
    expect(logged(up)).toBe('A se levanta · A perde a condição Caído');
  });

  test('H17 standing is free for the trained in Acrobacia', () => {
    expect(spent([dropProne, stand], { acrobat: true })).toEqual(['free', 'free']);
  });

  test('H17 refused: up already, down already, out of turn', () => {
    expect(refusalOf(() => carryOut(trio(), [stand]))).toBe('NOT_ALLOWED combatant');
    expect(refusalOf(() => carryOut(trio(), [dropProne, dropProne]))).toBe('NOT_ALLOWED combatant');
    expect(refusalOf(() => carryOut(trio(), [{ ...dropProne, combatant: 'b' }]))).toBe(
      'NOT_ALLOWED combatant',
    );
  });
});

describe('drawing', () => {
  test('H17 drawing or sheathing is a movement action', () => {
    expect(spent([draw(), draw({ sheathe: true })])).toEqual(['movement', 'movement']);
    expect(logged(carryOut(trio(), [draw({ item: 'sword' })]))).toBe('A saca Espada');
    expect(logged(carryOut(trio(), [draw({ item: 'a tocha', sheathe: true })]))).toBe('A guarda a tocha');
    expect(logged(carryOut(trio(), [draw()]))).toBe('A saca uma arma');
  });

  test('H17 with Saque Rápido it is free once a round', () => {
    expect(spent([draw(), draw({ sheathe: true })], { quickDraw: true })).toEqual(['free', 'movement']);
    const nextRound = carryOut(trio({ a: { quickDraw: true } }), [draw(), ...turns(3), draw()]);
    expect(nextRound.state.turn?.spent).toEqual(['free']);
  });
});

describe('the other acts', () => {
  test.each(PLAIN_ACTS)('H17 %s is paid with what the table says', (which) => {
    expect(spent([act(which)])).toEqual([ACTS[which]]);
    expect(say(actLabel(which), 'pt-BR')).not.toContain('act.');
  });

  test('H17 they are told with what limits them', () => {
    const told = (command: HeroesCommand, options = {}) => {
      const fight = setUp([hero('a', 'pc', { dex: 2 }), hero('b', 'foe')], options);
      return logged(carryOut(fight, [{ type: 'start', initiative: { a: 2, b: 1 } }, command]));
    };
    expect(told(act('move'))).toBe('A se move até 11 m');
    expect(told(act('speak'))).toBe('A fala até 3 linhas');
    expect(told(act('speak'), { linesPerTurn: 1 })).toBe('A fala até 1 linha');
    expect(told(act('throw-item-to-catch', { item: 'a corda', target: 'b' }))).toBe(
      'A joga a corda para B pegar',
    );
    expect(told(act('throw-item-to-hit', { item: 'sword' }))).toBe('A arremessa Espada em alguém');
    expect(told(act('drop-item'))).toBe('A larga um item');
  });

  test('H14 one that isn’t free ends the additional attacks, a free one doesn’t', () => {
    const again = strike('a', 'b', { attackIndex: 1 });
    const free = carryOut(trio(), [strike('a', 'b'), act('speak'), again], [2, 15, 2, 15]);
    expect(free.state.turn?.attacks).toBe(2);
    const moved = carryOut(trio(), [strike('a', 'b'), act('jump')], [2, 15]);
    expect(refusalOf(() => carryOut(moved, [again]))).toBe('NOT_ALLOWED attackIndex');
  });

  test('H2 H20 H16 what the surprised, the held and the spent can’t do', () => {
    const surprised = trio({}, { surprised: ['a'] });
    expect(refusalOf(() => carryOut(surprised, [act('throw-item-to-hit')]))).toBe('NOT_ALLOWED combatant');
    const held: HeroesCommand = { type: 'add-condition', target: 'a', condition: 'grappled' };
    expect(refusalOf(() => carryOut(trio(), [held, act('climb')]))).toBe('NOT_ALLOWED combatant');
    expect(refusalOf(() => carryOut(trio(), [act('move'), act('move'), act('jump')]))).toBe('NOT_ALLOWED');
    expect(refusalOf(() => carryOut(trio(), [readRawCommand({ ...act('jump'), act: 'dance' })]))).toBe(
      'BAD_REQUEST act',
    );
    expect(refusalOf(() => carryOut(trio(), [act('move', { target: 'x' })]))).toBe('NOT_ALLOWED target');
  });
});
