import { expect, test } from 'vitest';
import type { Json } from '#shared/json.ts';
import { attack, resolve } from '#shared/rules/heroes-d20/testing/resolve.ts';
import { canRecover, frightenedRounds } from '#shared/rules/heroes-d20/checks/recovery.ts';

const PLAIN_ATTACK = 10 + 7;
const PLAIN_MELEE = 15 + 4 + 3;
const PLAIN_RANGED = 15 + 3 + 3;

/** What conditions of the attacker add to the attack roll. */
function onAttack(...conditions: readonly Json[]): number {
  return Number(attack([10, 15], { attacker: { conditions } })['attackTotal']) - PLAIN_ATTACK;
}

/** What conditions of the target add to its defence. */
function onDefense(conditions: readonly Json[], kind = 'melee'): number {
  const natural = kind === 'ranged' ? 7 : 3;
  const total = Number(attack([natural, 15], { target: { conditions }, attack: { kind } })['defenseTotal']);
  return total - (kind === 'ranged' ? PLAIN_RANGED : PLAIN_MELEE);
}

test('frightened: −2 on attacks and defences', () => {
  expect([onAttack('frightened'), onDefense(['frightened']), onDefense(['frightened'], 'ranged')]).toEqual([
    -2, -2, -2,
  ]);
});

test('frightened lasts the CAR of the source, at least 1 round', () => {
  expect([4, 1, 0, -2].map(frightenedRounds)).toEqual([4, 1, 1, 1]);
});

test('prone: −4 on defence, +4 instead against ranged attacks, nothing on attacks', () => {
  expect([onDefense(['prone']), onDefense(['prone'], 'ranged'), onAttack('prone')]).toEqual([-4, 4, 0]);
});

test('prone against a touch attack is −4', () => {
  const prone = { attack: { kind: 'touch' }, target: { conditions: ['prone'] } };
  expect(attack([2, 15], prone)['defenseTotal']).toBe(15 + 3 - 4);
});

test('cover: +4 on defence against ranged only', () => {
  expect([onDefense(['cover']), onDefense(['cover'], 'ranged')]).toEqual([0, 4]);
});

test('blinded: −4 on defence, no figure on attacks', () => {
  expect([onDefense(['blinded']), onDefense(['blinded'], 'ranged'), onAttack('blinded')]).toEqual([
    -4, -4, 0,
  ]);
});

test('H2 flat-footed: −2 on every roll', () => {
  expect([onAttack('flat-footed'), onDefense(['flat-footed'])]).toEqual([-2, -2]);
});

test('higher ground: +1 on attacks and defences', () => {
  expect([onAttack('higher-ground'), onDefense(['higher-ground'])]).toEqual([1, 1]);
});

test('fatigued: −CON when positive, on every roll', () => {
  const fatigued = { id: 'fatigued', con: 3 };
  expect([onAttack(fatigued), onDefense([fatigued])]).toEqual([-3, -3]);
  expect([onAttack('fatigued'), onAttack({ id: 'fatigued', con: -2 })]).toEqual([0, 0]);
});

test('flanked: −(n+1) on defence for 2 or more', () => {
  const by = (enemies: number): number => onDefense([{ id: 'flanked', enemies }]);
  expect([by(0), by(1), by(2), by(3), by(5), onDefense(['flanked'])]).toEqual([0, 0, -3, -4, -6, -3]);
});

test('H20 grappled: −2 on attacks and its own flat-footed, once even when listed too', () => {
  expect(onAttack('grappled')).toBe(-4);
  expect(onAttack('grappled', 'flat-footed')).toBe(-4);
  expect(onAttack('flat-footed', 'grappled')).toBe(-4);
  expect(onDefense(['grappled'])).toBe(-2);
  expect(onDefense(['flat-footed', 'grappled'])).toBe(-2);
});

test('different conditions stack, the same one never twice', () => {
  expect(onDefense(['flat-footed', 'frightened', 'higher-ground'])).toBe(-3);
  expect(onDefense(['frightened', 'frightened', { id: 'frightened' }])).toBe(-2);
  expect(
    onDefense([
      { id: 'flanked', enemies: 2 },
      { id: 'flanked', enemies: 4 },
    ]),
  ).toBe(-5);
});

test('"every roll" means d20 rolls, not damage', () => {
  const dazed = ['flat-footed', 'frightened', { id: 'fatigued', con: 4 }, 'grappled'];
  expect(
    attack([19, 2, 5], { attacker: { conditions: dazed }, weapon: { criticalRange: 20 } })['damage'],
  ).toBe(10);
});

test('H7 resistance takes what counts on every roll or defence, not prone, not cover', () => {
  const total = (...conditions: readonly Json[]): unknown =>
    resolve('resist', { skill: 5, difficulty: 15, conditions }, [10])['total'];
  expect(total()).toBe(15);
  expect(total('prone', 'cover', 'concealed')).toBe(15);
  expect(total('flat-footed')).toBe(13);
  expect(total('grappled')).toBe(13);
  expect(total('blinded')).toBe(11);
  expect(total('frightened')).toBe(13);
  expect(total('higher-ground')).toBe(16);
  expect(total({ id: 'flanked', enemies: 3 })).toBe(11);
  expect(total({ id: 'fatigued', con: 2 })).toBe(13);
});

test('H26 a skill test takes what counts on every roll only', () => {
  const total = (...conditions: readonly Json[]): unknown =>
    resolve('skill', { skill: 5, difficulty: 15, conditions }, [10])['total'];
  expect(total('frightened', 'blinded', 'higher-ground', 'flanked', 'prone')).toBe(15);
  expect(total('flat-footed', { id: 'fatigued', con: 2 })).toBe(11);
  expect(total('grappled')).toBe(13);
});

test('a Fortitude test ends blindness and fatigue, but not the drawback', () => {
  expect(canRecover('fatigued', { blind: false })).toBe(true);
  expect(canRecover('blinded', { blind: false })).toBe(true);
  expect(canRecover('blinded', { blind: true })).toBe(false);
  expect(canRecover('prone', { blind: false })).toBe(false);
});
