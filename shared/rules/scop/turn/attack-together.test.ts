import { expect, test } from 'vitest';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';
import { fightOf } from '#shared/rules/scop/fight.ts';
import { begun, carryOut, fighter, resolve, vitality } from '#shared/rules/scop/testing/fight.ts';

const three = () => begun([fighter('ana', 'pc'), fighter('s1', 'foe'), fighter('s2', 'foe')]);
const together = (...ids: readonly string[]): ScopCommand => ({
  type: 'attack-together',
  attacks: ids.map((combatant) => ({ combatant, target: 'ana' })),
});

test('S7 S8 several declare their attacks in one move, to be rolled with all the others', () => {
  const declared = carryOut(three(), [together('s1', 's2')]);
  expect(fightOf(declared.state).intents.map(({ combatant, target }) => [combatant, target])).toEqual([
    ['s1', 'ana'],
    ['s2', 'ana'],
  ]);
  const done = carryOut(declared, [resolve], [5, 6, 3, 2]);
  expect(vitality(done, 'ana')).toEqual([1]);
});

test('S8 refuses one who has declared and one without a target, with its place', () => {
  const refusal = (code: string, path: string): unknown => expect.objectContaining({ code, path });
  expect(() => carryOut(three(), [together('s1', 's1')])).toThrow(
    refusal('NOT_ALLOWED', 'attacks[1].combatant'),
  );
  const aimless = {
    type: 'attack-together',
    attacks: [{ combatant: 's1', target: 'ana' }, { combatant: 's2' }],
  };
  expect(() => carryOut(three(), [readRawCommand(aimless)])).toThrow(
    refusal('BAD_REQUEST', 'attacks[1].target'),
  );
});
