import { describe, expect, it } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import type { RitualsCommand } from '#shared/rules/rituals-d20/commands.ts';
import { fight, on, one, play, someone } from '#shared/rules/rituals-d20/testing/fight.ts';
import { overrunSlots } from './overruns.ts';

const start = () =>
  fight([
    someone('ana', { fighting: 9 }, 'pc'),
    someone('vulto'),
    someone('cultista'),
    someone('beto', {}, 'pc'),
  ]);

describe('running through those in the way of a charge (N11)', () => {
  it('asks for the dice of those who resist, before the attack', () => {
    const inTheWay = [
      { target: 'vulto', givesWay: false },
      { target: 'beto', givesWay: true },
    ];
    const slots = overrunSlots(stateOf(start()), one(start(), 'ana'), inTheWay);
    expect(slots.map(({ purpose }) => purpose)).toEqual(['attack', 'defense']);
    const charge: RitualsCommand = {
      type: 'charge',
      attacker: 'ana',
      target: 'cultista',
      weapon: 'knife',
      overruns: inTheWay,
    };
    const after = play(start(), [charge], [20, 1, 1, 1, 1]);
    expect(on(after, 'vulto')).toEqual(['prone']);
  });
});
