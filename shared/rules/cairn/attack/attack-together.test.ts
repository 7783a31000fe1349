import { expect, test } from 'vitest';
import type { CairnCommand } from '#shared/rules/cairn/commands.ts';
import { nextTurn, one, play, situation, someone, started } from '#shared/rules/cairn/testing/fight.ts';

const bite = (attacker: string, more = {}) => ({ attacker, target: 'ana', weapon: 'sword', ...more });
const together = (...attacks: readonly ReturnType<typeof bite>[]): CairnCommand => {
  return { type: 'attack-together', attacks };
};
/** Ana with 20 PG against three wolves, in the step of the wolves. */
function pack() {
  const wolves = ['l1', 'l2', 'l3'].map((id) => someone(id, 'foe', 5));
  return play(started([someone('ana', 'pc', 20), ...wolves]), [nextTurn]);
}

test('C5 several attack in one move, and only the highest die on a target counts', () => {
  const after = play(pack(), [together(bite('l1'), bite('l2', { stance: 'impaired' }))], [5, 3]);
  expect(one(after, 'ana').hp.current).toBe(15);
  expect(situation(after)).toMatchObject({ acted: ['l1', 'l2'], declared: [] });
});

test('C2 what was declared before is rolled with them', () => {
  const declared = play(pack(), [{ type: 'declare', attacker: 'l3', targets: ['ana'], weapon: 'sword' }]);
  const after = play(declared, [together(bite('l1'), bite('l2'))], [8, 1, 2]);
  expect(one(after, 'ana').hp.current).toBe(12);
  expect(situation(after)).toMatchObject({ acted: ['l3', 'l1', 'l2'] });
});

test('C4 each acts once, and a refusal names the attack', () => {
  expect(() => play(pack(), [together(bite('l1'), bite('l1'))])).toThrow(
    expect.objectContaining({ code: 'NOT_ALLOWED', path: 'attacks[1].attacker' }),
  );
  expect(() => play(pack(), [together(bite('l1'), bite('l2', { target: 'x' }))])).toThrow(
    expect.objectContaining({ code: 'NOT_ALLOWED', path: 'attacks[1].target' }),
  );
});
