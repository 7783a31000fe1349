import { describe, expect, it } from 'vitest';
import type { CarriedOver } from '#shared/api/campaigns.ts';
import type { JsonObject } from '#shared/json.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { say } from '#shared/text/translate.ts';
import { changesOf } from './sheet-changes.ts';

const cairn = systemOf('cairn');

function told(before: JsonObject, after: JsonObject, hp = [4, 4]): string[] {
  const [from = 0, to = 0] = hp;
  const home: CarriedOver = {
    characterId: 'p',
    combatId: 'f',
    combatName: 'Ponte',
    before: { hp: { current: from, max: 4 }, sheet: cairn.sheet.parse(before) },
    after: { hp: { current: to, max: 4 }, sheet: cairn.sheet.parse(after) },
  };
  return changesOf(cairn, home).map((change) => say(change, 'pt-BR'));
}

describe('what a fight changed of a character', () => {
  it('is nothing where nothing was', () => {
    expect(told({}, {})).toEqual([]);
  });

  it('is told in the words of the sheet: points, figures, yes and no', () => {
    expect(
      told({ dex: { current: 9, max: 9 } }, { dex: { current: 7, max: 9 }, deprived: true }, [4, 2]),
    ).toEqual(['PG 4 → 2', 'DES atual 9 → 7', 'Em privação não → sim']);
  });

  it('names the scars gained, also a second one of the same kind', () => {
    const scar = { entry: 1, place: 'none', pending: false };
    const [gained, ...more] = told({ scars: [scar] }, { scars: [scar, scar] });
    expect(gained).toMatch(/^Cicatrizes: mais /);
    expect(more).toEqual([]);
    expect(told({ scars: [scar] }, {})[0]).toMatch(/^Cicatrizes: menos /);
  });
});
