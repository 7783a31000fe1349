import { describe, expect, test } from 'vitest';
import { newCombat } from '#shared/engine/new-combat.ts';
import { readWith } from '#shared/schema/read.ts';
import { say } from '#shared/text/translate.ts';
import { heroesD20 } from './index.ts';
import { optionsSchema } from './options.ts';
import { sheetSchema } from './sheet/sheet.ts';
import { refusalOf } from './testing/resolve.ts';

const sword = { id: 'sword', name: 'Espada', kind: 'melee', damage: '1d8+1', criticalRange: 19 };

describe('sheet', () => {
  test('everything may be left out', () => {
    const sheet = readWith(sheetSchema, {}, 'sheet');
    expect(sheet).toMatchObject({
      level: 0,
      dex: 0,
      armorClass: 0,
      weapons: [],
      powers: [],
      speedster: null,
      blind: false,
    });
  });

  test('a weapon is completed', () => {
    const { weapons } = readWith(sheetSchema, { weapons: [sword] }, 'sheet');
    expect(weapons).toEqual([{ ...sword, criticalMultiplier: 2, attackBonus: 0, damageBonus: 0, hands: 1 }]);
  });

  test.each([
    [{ luck: 3 }, 'BAD_REQUEST sheet.luck'],
    [{ str: '3' }, 'BAD_REQUEST sheet.str'],
    [{ weapons: [sword, sword] }, 'BAD_REQUEST sheet.weapons[1].id'],
    [{ weapons: [{ ...sword, damage: 'd' }] }, 'BAD_DICE sheet.weapons[0].damage'],
    [{ weapons: [{ ...sword, criticalMultiplier: 5 }] }, 'BAD_REQUEST sheet.weapons[0].criticalMultiplier'],
    [{ powers: [{ id: 'fire', name: 'Fogo', cost: -1 }] }, 'BAD_REQUEST sheet.powers[0].cost'],
  ])('%j is refused by its path', (sheet, refusal) => {
    expect(refusalOf(() => readWith(sheetSchema, sheet, 'sheet'))).toBe(refusal);
  });
});

test('the options have their defaults (H5, H9, H15, H17)', () => {
  expect(readWith(optionsSchema, {}, 'options')).toEqual({
    doubleTwenty: 'attacker',
    powerDifficulty: 15,
    recoveryDifficulty: 15,
    linesPerTurn: 3,
    groupInitiative: false,
    rerollEachRound: false,
    lowestFirst: false,
    turnTimer: null,
  });
});

describe('words', () => {
  test('conditions are worded with their details', () => {
    const word = (id: string, details = {}): string => {
      const spec = heroesD20.conditions.find((one) => one.id === id);
      if (spec === undefined) throw new Error(id);
      const condition = { id, details: readWith(spec.details, details, ''), ends: null, by: null };
      return say(spec.describe(condition), 'pt-BR');
    };
    expect(word('concealed')).toBe('Camuflagem 20%');
    expect(word('concealed', { percent: 50 })).toBe('Camuflagem 50%');
    expect(word('flanked', { enemies: 3 })).toBe('Flanqueado (3)');
    expect(heroesD20.conditions.map(({ id }) => id)).toEqual([
      'frightened',
      'prone',
      'concealed',
      'blinded',
      'cover',
      'flat-footed',
      'higher-ground',
      'fatigued',
      'flanked',
      'grappled',
      'power',
      'grappling',
      'feinted',
    ]);
  });
});

describe('what the tracker asks', () => {
  const hero = {
    id: 'a',
    name: 'Ágata',
    side: 'pc',
    hp: { current: 9, max: 9 },
    sheet: { dex: 3, weapons: [{ ...sword, damage: '1d8+1d6+2' }] },
  };
  const combat = newCombat(heroesD20, { combatants: [hero] });
  const [agata] = combat.combatants;
  if (agata === undefined) throw new Error('no combatant');

  test('its weapons in a few words', () => {
    const [choice, ...others] = heroesD20.attack.choices(agata);
    expect(others).toEqual([]);
    expect(choice).toMatchObject({ weapon: 'sword', name: { plain: 'Espada' } });
    expect(choice && say(choice.summary, 'pt-BR')).toBe('1d8+1d6+2 · 19–20 ×2 · corpo a corpo');
  });

  test('the dice of an attack, in order', () => {
    const slots = heroesD20.attack.slots(combat, { attacker: 'a', target: 'a', weapon: 'sword' });
    expect(slots.map(({ purpose, sides, count }) => [purpose, sides, count])).toEqual([
      ['attack', 20, 1],
      ['defense', 20, 1],
      ['damage', 8, 1],
      ['damage', 6, 1],
    ]);
    expect(heroesD20.attack.slots(combat, { attacker: 'a', target: 'a', weapon: 'bow' })).toEqual([]);
  });

  test('H17 its movement; a speedster by the bonus; H20 the grappled do not move', () => {
    const grappled = { id: 'grappled', details: {}, ends: null, by: null };
    expect(heroesD20.movement(agata)).toBe(12);
    expect(heroesD20.movement({ ...agata, sheet: { dex: 3, speedster: { bonus: 2 } } })).toBe(15);
    expect(heroesD20.movement({ ...agata, sheet: { dex: 3, speedster: { bonus: 0 } } })).toBe(12);
    expect(heroesD20.movement({ ...agata, conditions: [grappled] })).toBe(0);
  });
});
