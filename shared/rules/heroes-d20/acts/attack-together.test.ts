import { expect, test } from 'vitest';
import { entryOf } from '#shared/log/entry.ts';
import { entryText } from '#shared/log/formats/text.ts';
import { carryOut, hero, logged, one, setUp, type Fight } from '#shared/rules/heroes-d20/testing/fight.ts';
import { readRawCommand as raw } from '#shared/combat/raw-command.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';

const INITIATIVE = { ana: 25, g1: 20, g2: 15, g3: 10, beto: 5 };

/** Ana, three equals and Beto; it is the turn of the first of the equals. */
function ambush(): Fight {
  const all = [
    hero('ana', 'pc'),
    hero('g1', 'foe'),
    hero('g2', 'foe'),
    hero('g3', 'foe'),
    hero('beto', 'pc'),
  ];
  return carryOut(setUp(all), [{ type: 'start', initiative: INITIATIVE }, { type: 'next-turn' }]);
}

function together(...pairs: readonly (readonly [string, string])[]): HeroesCommand {
  const attacks = pairs.map(([attacker, target]) => ({ attacker, target, weapon: 'sword' }));
  return { type: 'attack-together', attacks };
}

const ALL = together(['g1', 'ana'], ['g2', 'beto'], ['g3', 'ana']);

test('H3 several attack one after the other, each in its own turn, with its own action and dice', () => {
  const fight = carryOut(ambush(), [ALL], [15, 5, 4, 3, 12, 18, 2, 6]);
  expect(one(fight, 'ana').hp.current).toBe(20 - 4 - 6);
  expect(one(fight, 'beto').hp.current).toBe(20);
  expect(fight.state).toMatchObject({
    round: 1,
    turn: { who: 'g3', count: 10, spent: ['combat'], attacks: 1 },
    acted: ['ana', 'g1', 'g2', 'g3'],
  });
  expect(JSON.stringify(fight.state.turn?.spentOn)).toContain('G3');
});

test('it comes to what the same attacks come to one by one', () => {
  const dice = [15, 5, 4, 3, 12, 18, 2, 6];
  const strike = (attacker: string, target: string): HeroesCommand => {
    return { type: 'attack', attacker, target, weapon: 'sword' };
  };
  const next: HeroesCommand = { type: 'next-turn' };
  const byOne = [strike('g1', 'ana'), next, strike('g2', 'beto'), next, strike('g3', 'ana')];
  expect(carryOut(ambush(), [ALL], dice).state).toEqual(carryOut(ambush(), byOne, dice).state);
});

test('one entry tells each attack in a line, and no turn besides', () => {
  const { events } = carryOut(ambush(), [ALL], [15, 5, 4, 3, 12, 18, 2, 6]);
  const place = { seq: 1, at: null, round: 1, turn: null, count: null };
  const entry = entryOf({ ...place, command: { type: 'attack-together' }, events });
  expect(entry.lines.map(({ actor }) => actor?.id)).toEqual(['g1', 'g2', 'g3']);
  expect(entryText(entry, 'pt-BR')).not.toContain('Vez de');
  expect(entry.byNarrator).toBe(false);
});

test('once the target has fallen, whoever is left doesn’t attack and keeps its turn', () => {
  const weak = carryOut(ambush(), [{ type: 'ruling', target: 'ana', points: 3 }]);
  const fight = carryOut(weak, [together(['g1', 'ana'], ['g2', 'ana'], ['g3', 'beto'])], [15, 5, 8]);
  expect(one(fight, 'ana').standing).toBe('down');
  expect(fight.state.turn?.who).toBe('g1');
  expect(fight.state.acted).not.toContain('g2');
  expect(logged(fight)).toContain('G2 não ataca: ANA já caiu');
});

test('one that was down from the first may be struck by all', () => {
  const fallen = carryOut(ambush(), [{ type: 'ruling', target: 'ana', points: 0 }]);
  const fight = carryOut(fallen, [together(['g1', 'ana'], ['g2', 'ana'])], [2, 15, 3, 15]);
  expect(fight.state.turn?.who).toBe('g2');
});

test('several attacks of one combined action follow one another (H14)', () => {
  const attacks = [
    { attacker: 'g1', target: 'ana', weapon: 'sword' },
    { attacker: 'g1', target: 'ana', weapon: 'sword', attackIndex: 1 },
    { attacker: 'g2', target: 'ana', weapon: 'sword' },
  ];
  const fight = carryOut(ambush(), [{ type: 'attack-together', attacks }], [2, 15, 3, 15, 4, 15]);
  expect(fight.state.turn?.who).toBe('g2');
});

test.each<[string, HeroesCommand, string]>([
  ['whose turn it isn’t', together(['g2', 'ana'], ['g3', 'ana']), 'attacks[0].attacker'],
  ['with somebody in between', together(['g1', 'ana'], ['g3', 'ana']), 'attacks[1].attacker'],
  ['who has acted already', together(['g1', 'ana'], ['ana', 'g1']), 'attacks[1].attacker'],
  ['who is nobody', together(['g1', 'ana'], ['g9', 'ana']), 'attacks[1].attacker'],
  ['at nobody', together(['g1', 'ana'], ['g2', 'g9']), 'attacks[1].target'],
])('refuses attackers %s, and then nothing has happened', (_what, command, path) => {
  const fight = ambush();
  expect(() => carryOut(fight, [command], [2, 15, 2, 15])).toThrow(
    expect.objectContaining({ code: 'NOT_ALLOWED', path }),
  );
  expect(fight.state.turn?.who).toBe('g1');
});

test.each([
  ['no attacks', { attacks: [] }, 'attacks'],
  [
    'an unknown field',
    { attacks: [{ attacker: 'g1', target: 'ana', weapon: 'sword', x: 1 }] },
    'attacks[0].x',
  ],
  [
    'a reaction, which has no turn',
    { attacks: [{ attacker: 'g1', target: 'ana', weapon: 'sword', reaction: true }] },
    'attacks[0].reaction',
  ],
])('refuses %s', (_what, fields, path) => {
  const command = { type: 'attack-together', ...fields } as const;
  expect(() => carryOut(ambush(), [raw(command)])).toThrow(
    expect.objectContaining({ code: 'BAD_REQUEST', path }),
  );
});
