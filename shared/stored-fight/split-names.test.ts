import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#shared/json.ts';
import { splitNames } from './split-names.ts';

const one = (name: string, more: JsonObject = {}): JsonObject => ({
  id: `id of ${name}`,
  name,
  side: 'foe',
  hp: { current: 5, max: 5 },
  sheet: { name: 'Garra 2' },
  ...more,
});
const add = (combatant: JsonObject): JsonObject => ({ type: 'add-combatant', combatant });

/** What becomes of the names of these, in the order they are brought in. */
function split(brings: readonly JsonObject[], ...known: readonly string[]): readonly Json[] {
  const names = splitNames({ brings, known: new Set(known) });
  return brings.map((part) => {
    const written = JSON.stringify(names(part));
    const [, name, scheme, place] =
      /"name":"([^"]*)","label":(?:null|\{"scheme":"(\w+)","place":(\d+)\})/.exec(written) ?? [];
    return [name, scheme, place].filter((word) => word !== undefined).join(' | ');
  });
}

describe('names of an old fight', () => {
  it('are split where equals of one name were labelled', () => {
    expect(split([one('Capanga 1', { group: 'p1' }), one('Capanga 2', { group: 'p1' })])).toEqual([
      'Capanga | numbers | 1',
      'Capanga | numbers | 2',
    ]);
    expect(split([one('Lobo A'), one('Lobo AA')])).toEqual(['Lobo | letters | 1', 'Lobo | letters | 27']);
    expect(split([one('Lobo (blue)', { mark: 'blue' })])).toEqual(['Lobo | colours | 2']);
  });

  it('stay whole for one by itself, for another creature, and for a character', () => {
    expect(split([one('Robô B'), one('Goblin 2', { sheet: { level: 2 } })])).toEqual(['Robô B', 'Goblin 2']);
    expect(split([one('Goblin A', { sheet: { level: 1 } }), one('Goblin B')])).toEqual([
      'Goblin A',
      'Goblin B',
    ]);
    expect(split([one('Agente'), one('Agente 7', { side: 'pc' })])).toEqual(['Agente', 'Agente 7']);
  });

  it('stay whole where the campaign has somebody of that very name, unless the fight has it among its equals', () => {
    expect(split([one('Robô A'), one('Robô B')], 'Robô A', 'Robô B')).toEqual(['Robô A', 'Robô B']);
    const group = { group: 'p1' };
    expect(split([one('Robô 1', group), one('Robô 3', group), one('Robô 2')], 'Robô', 'Robô 2')).toEqual([
      'Robô | numbers | 1',
      'Robô | numbers | 3',
      'Robô 2',
    ]);
    expect(split([one('Robô 2 1', group), one('Robô 2 2', group)], 'Robô 2')).toEqual([
      'Robô 2 | numbers | 1',
      'Robô 2 | numbers | 2',
    ]);
  });

  it('are counted on over pieces, beside a character of that name, and by those who came later', () => {
    const group = { group: 'p1' };
    const later = add(one('Lobo 3', { sheet: {} }));
    expect(split([one('Lobo 1', group), one('Lobo 2', group), later])).toEqual([
      'Lobo | numbers | 1',
      'Lobo | numbers | 2',
      'Lobo | numbers | 3',
    ]);
    expect(split([one('Nilo', { side: 'pc' }), one('Nilo 1')])).toEqual(['Nilo', 'Nilo | numbers | 1']);
    expect(split([add(one('Lobo 2', { group: 'name:Lobo' }))])).toEqual(['Lobo | numbers | 2']);
  });

  it('are split wherever somebody is named, and coloured ones are said in either language from then on', () => {
    const brings = [one('Lobo (azul)', { mark: 'blue' })];
    const names = splitNames({ brings, known: new Set() });
    const who = { id: 'w', name: 'Lobo (azul)', side: 'foe' };
    const label = { scheme: 'colours', place: 2 };
    const named = {
      key: 'combat.labelled',
      values: {
        name: 'Lobo',
        label: { key: 'combat.label.colour', values: { colour: { key: 'combat.colour.blue', values: {} } } },
      },
    };
    expect(
      names([{ type: 'left', who, said: { key: 'x', values: { name: 'Lobo (azul)', count: 2 } } }]),
    ).toEqual([
      {
        type: 'left',
        who: { ...who, name: 'Lobo', label },
        said: { key: 'x', values: { name: named, count: 2 } },
      },
    ]);
    expect(names({ said: { plain: 'Lobo (azul)' } })).toEqual({ said: named });
    expect(names({ sheet: who })).toEqual({ sheet: who });
  });

  it('that are split already stay so', () => {
    const brings = [one('Capanga 1', { group: 'p1' }), one('Capanga 2', { group: 'p1' })];
    const names = splitNames({ brings, known: new Set() });
    expect(names(names(brings))).toEqual(names(brings));
  });
});
