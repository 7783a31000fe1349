import { describe, expect, it } from 'vitest';
import type { Combatant } from '#shared/combat/state.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { correctionsOf, draftFor } from './correcting.ts';

const heroes = systemOf('heroes-d20');

/** Three thugs, the last with other armour. */
function thugs(): readonly [Combatant, Combatant, Combatant] {
  const combatants = [1, 1, 5].map((armorClass, index) => ({
    id: `c${index}`,
    name: `Capanga ${index}`,
    side: 'foe',
    hp: { current: 12, max: 12 },
    sheet: { armorClass },
  }));
  const [a, b, c] = newCombat(heroes, { combatants }).combatants;
  if (a === undefined || b === undefined || c === undefined) throw new Error('three thugs');
  return [a, b, c];
}

describe('a correction', () => {
  it('holds only what was changed', () => {
    const [one] = thugs();
    const draft = draftFor(heroes, one, 'nota');
    const changed = { ...draft, sheet: { ...draft.sheet, armorClass: 5 } };
    expect(correctionsOf(heroes, changed, { of: [one], notes: 'nota' })).toEqual([
      { type: 'correct-sheet', combatant: 'c0', sheet: { armorClass: 5 } },
    ]);
    expect(correctionsOf(heroes, { ...draft, max: 9, notes: 'x' }, { of: [one], notes: 'nota' })).toEqual([
      { type: 'correct-sheet', combatant: 'c0', sheet: {}, max: 9, notes: 'x' },
    ]);
  });

  it('of a whole group reaches those whom it changes', () => {
    const all = thugs();
    const draft = draftFor(heroes, all[0], '');
    const changed = { ...draft, sheet: { ...draft.sheet, armorClass: 5 } };
    const sent = correctionsOf(heroes, changed, { of: all, notes: '' });
    expect(sent.map(({ combatant }) => combatant)).toEqual(['c0', 'c1']);
  });

  it('that changes nothing is still sent for the one it is of, to be told so', () => {
    const [one, other] = thugs();
    const draft = draftFor(heroes, one, '');
    expect(correctionsOf(heroes, draft, { of: [one, other], notes: '' })).toHaveLength(1);
  });
});
