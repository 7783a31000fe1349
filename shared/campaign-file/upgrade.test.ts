import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#shared/json.ts';
import { upgradeThing } from './upgrade.ts';

const origin = { version: 2, names: new Set(['Robô', 'Robô B']) };
const one = (id: string, name: string, more: JsonObject = {}): JsonObject => ({
  id,
  name,
  side: 'foe',
  hp: { current: 5, max: 5 },
  sheet: {},
  ...more,
});
const apart = (
  { id = '', name: _whole, ...rest }: JsonObject,
  name: string,
  label: JsonObject | null,
): JsonObject => ({ id, name, label, ...rest });
const group = { group: 'p1' };
const setup = {
  combatants: [one('c1', 'Robô 1', group), one('c2', 'Robô 2', group), one('c3', 'Robô B')],
};
const split = {
  combatants: [
    apart(one('c1', '', group), 'Robô', { scheme: 'numbers', place: 1 }),
    apart(one('c2', '', group), 'Robô', { scheme: 'numbers', place: 2 }),
    apart(one('c3', ''), 'Robô B', null),
  ],
};
const turn = { id: 'c2', name: 'Robô 2', side: 'foe' };
const turnApart = apart(turn, 'Robô', { scheme: 'numbers', place: 2 });

describe('a file of version 2', () => {
  it('has names and labels apart in version 3: as fights begin, in their commands, and in what happened', () => {
    const newcomer = one('c4', 'Robô 3');
    const row = {
      at: 'then',
      command: { type: 'add-combatant', combatant: newcomer },
      events: [{ type: 'turn', who: turn, said: { key: 'k', values: { name: 'Robô 2' } } }],
    };
    const base = { seq: 1, state: { combatants: setup.combatants }, place: { round: 1, turn, count: 7 } };
    const fight = { name: 'Robô 2', setup, base, commands: [row] };
    expect(upgradeThing('fights', fight, origin)).toEqual({
      name: 'Robô 2',
      setup: split,
      base: { seq: 1, state: split, place: { round: 1, turn: turnApart, count: 7 } },
      commands: [
        {
          at: 'then',
          command: {
            type: 'add-combatant',
            combatant: apart(newcomer, 'Robô', { scheme: 'numbers', place: 3 }),
          },
          events: [{ type: 'turn', who: turnApart, said: { key: 'k', values: { name: 'Robô 2' } } }],
        },
      ],
    });
  });

  it('has them apart in the texts of fights that can’t be read, too', () => {
    const command = '{"type":';
    const row = { at: 'then', command, rolls: '[]', events: JSON.stringify([{ type: 'turn', who: turn }]) };
    const stored = { system: 'gone', setup: JSON.stringify(setup), base: null, rows: [row] };
    expect(upgradeThing('storedFights', stored, origin)).toEqual({
      ...stored,
      setup: JSON.stringify(split),
      rows: [{ ...row, events: JSON.stringify([{ type: 'turn', who: turnApart }]) }],
    });
  });

  it('keeps what is wrong in it, so that it is refused and nothing of it is lost', () => {
    const damaged = { system: 'gone', setup: '{}', rows: [{ command: '{}', events: '[]' }, { command: 7 }] };
    expect(upgradeThing('storedFights', damaged, origin)).toEqual(damaged);
    expect(upgradeThing('fights', 7, origin)).toBe(7);
    expect(upgradeThing('fights', { setup, commands: 7 }, origin)).toMatchObject({ commands: 7 });
  });
});
