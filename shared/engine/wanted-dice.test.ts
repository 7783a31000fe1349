import { describe, expect, it } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { systemOf, type AnyCommand } from '#shared/rules/registry.ts';
import { apply } from './apply.ts';
import { newCombat } from './new-combat.ts';
import { diceTried, wantedDie, type KnownDie, type WantedDie } from './wanted-dice.ts';

const heroes = systemOf('heroes-d20');
const sword = { id: 'sword', name: 'Espada', kind: 'melee', damage: '2d6' };
const sheet = { level: 4, fighting: 7, armorClass: 4, weapons: [sword] };
const setup = newCombat(heroes, {
  combatants: [
    { id: 'agata', name: 'Ágata', side: 'pc', hp: { current: 20, max: 20 }, sheet },
    { id: 'capanga', name: 'Capanga', side: 'foe', hp: { current: 20, max: 20 }, sheet },
  ],
});
const start: AnyCommand = { type: 'start', initiative: { agata: 20, capanga: 10 } };
const { state } = apply(heroes, setup, start, diceFrom(fixedSource([]).source));
const attack: AnyCommand = { type: 'attack', attacker: 'agata', target: 'capanga', weapon: 'sword' };

/** Dice given by purpose, in their order. */
const given =
  (dice: Readonly<Record<string, readonly KnownDie[]>>) =>
  ({ purpose, place }: WantedDie): KnownDie =>
    dice[purpose]?.[place] ?? null;
const wanted = (dice: Readonly<Record<string, readonly KnownDie[]>>) =>
  wantedDie(heroes, state, attack, given(dice));

describe('the die that an act still needs', () => {
  it('is the first that nobody has given, as those given decide', () => {
    expect(wanted({})).toEqual({ purpose: 'attack', place: 0, sides: 20 });
    expect(wanted({ attack: [15] })).toEqual({ purpose: 'defense', place: 0, sides: 20 });
    expect(wanted({ attack: [15], defense: [2] })).toEqual({ purpose: 'damage', place: 0, sides: 6 });
    expect(wanted({ attack: [15], defense: [2], damage: [3] })).toMatchObject({ place: 1 });
    expect(wanted({ attack: [15], defense: [2], damage: [3, 4] })).toBeNull();
  });

  it('is none of damage where the others miss', () => {
    expect(wanted({ attack: [2], defense: [15] })).toBeNull();
  });

  it('behind one that is left to chance is whatever its lowest or its highest may ask for', () => {
    expect(wanted({ attack: ['chance'] })).toMatchObject({ purpose: 'defense' });
    expect(wanted({ attack: ['chance'], defense: [10] })).toMatchObject({ purpose: 'damage' });
    expect(wanted({ attack: [1], defense: ['chance'] })).toBeNull();
  });

  it('is none for an act that is refused, and nothing is done', () => {
    const refused: AnyCommand = { ...attack, weapon: 'bow' };
    expect(wantedDie(heroes, state, refused, () => null)).toBeNull();
    expect(diceTried(heroes, state, refused)).toEqual([]);
  });
});

it('the dice of an act are those that fall as it is tried', () => {
  const rolls = diceTried(heroes, setup, { type: 'start' });
  expect(rolls.map(({ purpose, sides }) => [purpose, sides])).toEqual([
    ['initiative', 20],
    ['initiative', 20],
  ]);
});
