import { describe, expect, it } from 'vitest';
import { stateOf, type History } from '#shared/engine/history.ts';
import type { AttackManner } from '#shared/rules/rituals-d20/attack/attack-words.ts';
import { sheetSlot } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { fight, one, play, points, someone, turns } from '#shared/rules/rituals-d20/testing/fight.ts';
import { difficultyAgainst, foreseenStrike, PLAIN_STRIKE, strikeCommand, strikeSlots } from './strike.ts';

const ANA = { agility: 2, strength: 2, fighting: 5, aim: 7, constitution: 3, dexterity: 4, deception: 5 };

const start = (): History =>
  fight([someone('ana', ANA, 'pc'), someone('vulto', ANA), someone('beto', ANA, 'pc')]);

function asked(history: History, weaponId: string, manner: AttackManner = 'attack', draft = {}) {
  const [attacker, target] = [one(history, 'ana'), one(history, 'vulto')];
  const weapon = sheetSlot.read(attacker.sheet).weapons.find(({ id }) => id === weaponId);
  if (weapon === undefined) throw new Error(`no weapon ${weaponId}`);
  return { manner, attacker, target, weapon, draft: { ...PLAIN_STRIKE, ...draft } };
}

/** As many naturals as the fields have room for, all the same. */
function filled(history: History, strike: ReturnType<typeof asked>, natural: (sides: number) => number) {
  return strikeSlots(stateOf(history), strike).flatMap(({ sides, count }) =>
    Array.from({ length: count }, () => natural(sides)),
  );
}

function roll(history: History, strike: ReturnType<typeof asked>): History {
  const command = strikeCommand(stateOf(history), strike);
  return play(
    history,
    [command],
    filled(history, strike, (sides) => sides),
  );
}

describe('an attack before it is rolled', () => {
  it.each([
    ['an attack', 'attack', {}, 2],
    ['more dice from the narrator', 'attack', { extraDice: 2 }, 4],
    ['a charge, with its die (N11)', 'charge', {}, 3],
  ] as const)('asks for the dice that the rules roll: %s', (_what, manner, draft, dice) => {
    const strike = asked(start(), 'knife', manner, draft);
    expect(strikeSlots(stateOf(start()), strike)[0]).toMatchObject({ purpose: 'attack', count: dice });
    expect(points(roll(start(), strike), 'vulto')).toBe(15);
  });

  it('has the die of an aim at the target (N10)', () => {
    const aimed = play(start(), [{ type: 'aim', combatant: 'ana', target: 'vulto' }, ...turns(3)]);
    const strike = asked(aimed, 'pistol');
    expect(strikeSlots(stateOf(aimed), strike)[0]).toMatchObject({ count: 3 });
    expect(points(roll(aimed, strike), 'vulto')).toBe(8);
  });

  it('at a grapple asks who it goes at, and for the reaction of the other (N9)', () => {
    const held = play(
      start(),
      [...turns(1), { type: 'maneuver', kind: 'grapple', attacker: 'vulto', target: 'beto' }, ...turns(2)],
      [20, 20, 1, 1],
    );
    const strike = asked(held, 'pistol', 'attack', { otherReaction: 'block' });
    expect(strikeSlots(stateOf(held), strike).map(({ purpose }) => purpose)).toEqual([
      'grapple',
      'attack',
      'damage',
    ]);
    const command = strikeCommand(stateOf(held), strike);
    expect(points(play(held, [command], [1, 20, 20, 12]), 'beto')).toBe(20 - (12 - ANA.constitution));
  });

  it('counts dodging and what conditions take off Defesa (N5, N11)', () => {
    const charged = play(
      start(),
      [...turns(1), { type: 'charge', attacker: 'vulto', target: 'beto', weapon: 'knife' }, ...turns(2)],
      [1, 1, 1],
    );
    const strike = asked(charged, 'knife', 'attack', { targetModifier: 2 });
    expect(difficultyAgainst(stateOf(charged), strike, 'none')).toBe(10 - 5 + 2);
    expect(difficultyAgainst(stateOf(charged), strike, 'dodge')).toBe(10 - 5 + 2 + ANA.dexterity);
  });

  it('says the odds exactly, and what blocking leaves of the damage (N5, N6)', () => {
    const { odds } = foreseenStrike(
      stateOf(start()),
      asked(start(), 'club', 'attack', { reaction: 'block' }),
    );
    // Two dice, +5 against 10: both have to be 4 or lower to miss. 1d6 less 3, not below 0.
    const hit = 1 - 0.2 ** 2;
    expect(odds?.hit).toBeCloseTo(hit, 12);
    expect(odds?.meanDamage).toBeCloseTo((hit * (1 + 2 + 3)) / 6, 12);
  });

  it('answers a missed blow with a command the rules take (N5)', () => {
    const missed = play(
      start(),
      [
        ...turns(1),
        { type: 'attack', attacker: 'vulto', target: 'ana', weapon: 'knife', reaction: 'counter' },
      ],
      [1, 1],
    );
    const strike = asked(missed, 'club', 'counter');
    expect(points(roll(missed, strike), 'vulto')).toBe(14);
  });
});
