import type { JsonObject } from '#shared/json.ts';
import { describe, expect, it } from 'vitest';
import type { Creature } from '#shared/records/creature.ts';
import type { Character } from '#shared/api/campaigns.ts';
import { lineUp, type Participants } from './setup.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';
import { labelFields } from '#shared/combat/label-fields.ts';
import { shownName } from '#shared/combat/names.ts';
import { z } from 'zod';

const base = { campaignId: 'k', notes: '', tags: [] };
const creature = (name: string, hp = 12): Creature => ({ ...base, id: name, name, hp, sheet: { level: 1 } });
const character = (name: string): Character => ({
  ...base,
  id: `id of ${name}`,
  name,
  hp: { current: 18, max: 25 },
  sheet: { level: 3 },
});
const piece = (name: string, quantity = 1, more = {}): Participants['pieces'][number] => ({
  creature: creature(name),
  quantity,
  ...PLAIN_PIECE,
  ...more,
});

/** A combatant's name as it is shown. */
const shownIn = (combatant: JsonObject) =>
  shownName(z.object({ name: z.string(), label: labelFields.nullable() }).parse(combatant), 'pt-BR');

const PLAIN = { label: null, hidden: false, group: null, mark: null, reminder: '' };

const namesOf = (participants: Participants) => lineUp(participants).combatants.map(shownIn);

describe('lining up a fight', () => {
  it('copies the party first, then every creature so many times', () => {
    const { combatants, surprised, party } = lineUp({
      party: [character('Ágata')],
      pieces: [piece('Capanga', 2), piece('Guarda', 1, { side: 'ally', surprised: true })],
    });
    expect(combatants).toEqual([
      { id: 'c1', name: 'Ágata', side: 'pc', hp: { current: 18, max: 25 }, sheet: { level: 3 }, ...PLAIN },
      {
        id: 'c2',
        name: 'Capanga',
        side: 'foe',
        hp: { current: 12, max: 12 },
        sheet: { level: 1 },
        ...PLAIN,
        label: { scheme: 'numbers', place: 1 },
        group: 'p1',
      },
      {
        id: 'c3',
        name: 'Capanga',
        side: 'foe',
        hp: { current: 12, max: 12 },
        sheet: { level: 1 },
        ...PLAIN,
        label: { scheme: 'numbers', place: 2 },
        group: 'p1',
      },
      { id: 'c4', name: 'Guarda', side: 'ally', hp: { current: 12, max: 12 }, sheet: { level: 1 }, ...PLAIN },
    ]);
    expect(surprised).toEqual(['c4']);
    expect(party).toEqual(new Map([['c1', 'id of Ágata']]));
  });

  it('goes on numbering over several pieces of one name', () => {
    expect(namesOf({ party: [], pieces: [piece('Lobo', 2), piece('Urso'), piece('Lobo')] })).toEqual([
      'Lobo 1',
      'Lobo 2',
      'Urso',
      'Lobo 3',
    ]);
  });

  it('numbers a creature named like a character', () => {
    expect(namesOf({ party: [character('Nilo')], pieces: [piece('Nilo')] })).toEqual(['Nilo', 'Nilo 1']);
  });

  it('is empty for an empty encounter', () => {
    expect(lineUp({ party: [], pieces: [] })).toEqual({
      combatants: [],
      reserves: [],
      surprised: [],
      party: new Map(),
      creatures: {},
    });
  });

  it('lets later waves wait, hidden or not, with their labels and reminders', () => {
    const { combatants, reserves, surprised } = lineUp({
      party: [],
      pieces: [
        piece('Lobo', 2, { labels: 'letters', hidden: true, notes: 'Uiva' }),
        piece('Lobo', 2, { labels: 'colours', wave: 3, surprised: true }),
      ],
    });
    expect(combatants).toMatchObject([
      {
        id: 'c1',
        name: 'Lobo',
        label: { scheme: 'letters', place: 1 },
        hidden: true,
        reminder: 'Uiva',
        group: 'p1',
      },
      {
        id: 'c2',
        name: 'Lobo',
        label: { scheme: 'letters', place: 2 },
        hidden: true,
        reminder: 'Uiva',
        group: 'p1',
      },
    ]);
    expect(reserves).toMatchObject([
      {
        round: 3,
        surprised: true,
        combatant: {
          id: 'c3',
          name: 'Lobo',
          label: { scheme: 'colours', place: 1 },
          mark: 'red',
          group: 'p2',
        },
      },
      {
        round: 3,
        surprised: true,
        combatant: {
          id: 'c4',
          name: 'Lobo',
          label: { scheme: 'colours', place: 2 },
          mark: 'blue',
          group: 'p2',
        },
      },
    ]);
    expect(surprised).toEqual([]);
  });
});
