import { describe, expect, it } from 'vitest';
import { sheetNow } from '#shared/combat/sheet-now.ts';
import type { CommandFor } from '#shared/combat/commands/index.ts';
import type { CairnCommand } from '#shared/rules/cairn/commands.ts';
import { cairn, one, play, someone, started } from '#shared/rules/cairn/testing/fight.ts';
import { attributesOf } from '#shared/rules/cairn/own.ts';
import type { JsonObject } from '#shared/json.ts';

const correct = (sheet: JsonObject): CommandFor<CairnCommand> => ({
  type: 'correct-sheet',
  combatant: 'lobo',
  sheet,
});

/** A wolf that has lost 3 DES. */
const hurt = () =>
  play(started([someone('ana', 'pc', 5), someone('lobo', 'foe', 5)]), [
    { type: 'lose-attribute', target: 'lobo', attribute: 'dex', amount: 3 },
  ]);

describe('Cairn’s sheet corrected in a fight', () => {
  it('goes by the new maximum, what was lost stays lost', () => {
    const after = one(play(hurt(), [correct({ dex: { max: 14 } })]), 'lobo');
    expect(attributesOf(after).dex).toEqual({ current: 7, max: 14 });
    expect(after.sheet).toMatchObject({ dex: { current: 10, max: 14 } });
    expect(sheetNow(cairn, after)).toMatchObject({ dex: { current: 7, max: 14 } });
  });

  it('corrects what is left of an attribute where the fight keeps it', () => {
    const after = one(play(hurt(), [correct({ dex: { current: 9 } })]), 'lobo');
    expect(attributesOf(after).dex.current).toBe(9);
    expect(after.sheet).toMatchObject({ dex: { current: 10 } });
  });

  it('puts on and takes off the conditions the sheet begins with', () => {
    const deprived = play(hurt(), [correct({ deprived: true })]);
    expect(one(deprived, 'lobo').conditions.map(({ id }) => id)).toEqual(['deprived']);
    const fed = play(deprived, [correct({ deprived: false, wil: { current: 0 } })]);
    expect(one(fed, 'lobo').conditions.map(({ id }) => id)).toEqual(['delirious']);
  });

  it('protects from the next blow with the armour corrected', () => {
    const after = one(play(hurt(), [correct({ armor: 2 })]), 'lobo');
    expect(after.sheet).toMatchObject({ armor: 2 });
  });
});
