import { describe, expect, test } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { readWith } from '#shared/schema/read.ts';
import { say } from '#shared/text/translate.ts';
import type { RitualsCommand } from './commands.ts';
import { ritualsD20 } from './index.ts';
import { optionsSchema } from './options.ts';
import { sheetLine } from './sheet/sheet-line.ts';
import { sheetSchema } from './sheet/sheet.ts';
import { fight, play, someone } from './testing/fight.ts';
import { refusalOf } from './testing/resolve.ts';

const knife = { id: 'knife', name: 'Faca', kind: 'melee', damage: '1d4+1' };

describe('sheet', () => {
  test('everything may be left out', () => {
    expect(readWith(sheetSchema, {}, 'sheet')).toMatchObject({
      agility: 0,
      vigor: 0,
      builtVigor: null,
      constitution: 0,
      defense: 0,
      weapons: [],
      rituals: [],
    });
  });

  test('weapons and rituals are completed, and a completed sheet is read again as it is', () => {
    const sheet = readWith(sheetSchema, { weapons: [knife], rituals: [{ id: 'r', name: 'Véu' }] }, 'sheet');
    expect(sheet.weapons).toEqual([
      { ...knife, attribute: 'by-kind', skill: 'by-kind', light: false, hands: 1 },
    ]);
    expect(sheet.rituals).toEqual([{ id: 'r', name: 'Véu', cost: 0, rounds: 0, description: '' }]);
    expect(readWith(sheetSchema, sheet, 'sheet')).toEqual(sheet);
  });

  test.each([
    [{ luck: 3 }, 'BAD_REQUEST sheet.luck'],
    [{ strength: '3' }, 'BAD_REQUEST sheet.strength'],
    [{ agility: 1000 }, 'BAD_REQUEST sheet.agility'],
    [{ weapons: [knife, knife] }, 'BAD_REQUEST sheet.weapons[1].id'],
    [{ weapons: [{ ...knife, damage: 'd' }] }, 'BAD_DICE sheet.weapons[0].damage'],
    [{ weapons: [{ ...knife, kind: 'touch' }] }, 'BAD_REQUEST sheet.weapons[0].kind'],
    [{ weapons: [{ ...knife, hands: 3 }] }, 'BAD_REQUEST sheet.weapons[0].hands'],
    [{ rituals: [{ id: 'r', name: 'Véu', rounds: -1 }] }, 'BAD_REQUEST sheet.rituals[0].rounds'],
  ])('%j is refused by its path', (sheet, refusal) => {
    expect(refusalOf(() => readWith(sheetSchema, sheet, 'sheet'))).toBe(refusal);
  });

  test('in one line: attributes, Defesa, skills that are not 0, weapons', () => {
    const sheet = readWith(
      sheetSchema,
      { agility: 2, strength: -1, defense: 14, aim: 7, weapons: [knife] },
      '',
    );
    expect(sheetLine(sheet).map((part) => say(part, 'pt-BR'))).toEqual([
      'AGI 2',
      'FOR −1',
      'INT 0',
      'PRE 0',
      'VIG 0',
      'Defesa 14',
      'Pontaria +7',
      'Faca (1d4+1)',
    ]);
  });
});

test('the options have their defaults (N1, N9, N13, N14, N15)', () => {
  expect(readWith(optionsSchema, {}, 'options')).toEqual({
    zeroAttribute: 'worst-of-two',
    flatFootedDefense: 5,
    breakFree: 'standard',
    drawWeapon: 'standard',
    groupInitiative: false,
    rerollEachRound: false,
    lowestFirst: false,
    wordsPerTurn: 20,
    maneuverAttribute: 'strength',
  });
});

describe('words', () => {
  test('what is ruled half a metre is written as the language writes it', () => {
    const pushed = play(
      fight([someone('a', { constitution: 4 }), someone('b')]),
      [{ type: 'maneuver', kind: 'push', attacker: 'a', target: 'b' }],
      [11, 10],
    );
    const [event] = pushed.done.at(-1)?.events ?? [];
    if (event?.type !== 'test') throw new Error('no test');
    expect(say(event.verdict, 'pt-BR')).toContain('empurra 1,5 m');
    expect(say(event.verdict, 'en')).toContain('pushes 1.5 m');
  });
});

describe('health', () => {
  const downed = (side: 'pc' | 'ally' | 'foe') =>
    play(fight([someone('a', {}, side), someone('b')]), [{ type: 'damage', target: 'a', amount: 25 }]);

  test('0 PV: foes are defeated, PCs and allies are down and still act', () => {
    const standings = (['pc', 'ally', 'foe'] as const).map(
      (side) => stateOf(downed(side)).combatants[0]?.standing,
    );
    expect(standings).toEqual(['down', 'down', 'defeated']);
    const spent = play(downed('pc'), [{ type: 'spend', combatant: 'a', action: 'movement' }]);
    expect(stateOf(spent).turn?.spent).toEqual(['movement']);
  });

  test('the defeated neither attack nor conjure', () => {
    const acts: readonly RitualsCommand[] = [
      { type: 'attack', attacker: 'a', target: 'b', weapon: 'knife' },
      { type: 'aim', combatant: 'a', target: 'b' },
      { type: 'maneuver', kind: 'trip', attacker: 'a', target: 'b' },
    ];
    for (const act of acts) {
      expect(refusalOf(() => play(downed('foe'), [act]))).toMatch(/^NOT_ALLOWED (attacker|combatant)$/);
    }
  });
});

describe('the attack offer', () => {
  const { attack } = ritualsD20;

  test('N6 the weapons with what they roll', () => {
    const { combatants } = newCombat(ritualsD20, { combatants: [someone('a', { weapons: [knife] })] });
    const words = combatants
      .flatMap(attack.choices)
      .map(({ name, summary }) => [say(name, 'pt-BR'), say(summary, 'pt-BR')]);
    expect(words).toEqual([['Faca', '1d4+1 · Luta (FOR) · corpo a corpo']]);
  });

  test('N1 N9 N10 the dice it will ask for are those it rolls', () => {
    const begun = fight([someone('a', { agility: 2 }), someone('b'), someone('c')]);
    const asked = { attacker: 'a', target: 'b', weapon: 'pistol' };
    const dice = (history: typeof begun) =>
      attack.slots(stateOf(history), asked).map((slot) => [slot.purpose, slot.count]);
    expect(dice(begun)).toEqual([
      ['attack', 2],
      ['damage', 1],
    ]);
    const held = play(begun, [
      { type: 'add-condition', target: 'b', condition: 'grappled', by: 'c' },
      { type: 'add-condition', target: 'a', condition: 'aiming' },
    ]);
    expect(dice(held)).toEqual([
      ['grapple', 1],
      ['attack', 3],
      ['damage', 1],
    ]);
    const shot = play(held, [{ type: 'attack', ...asked }], [2, 1, 1, 20, 5]);
    expect(shot.done.at(-1)?.rolls.map(({ purpose }) => purpose)).toEqual([
      'grapple',
      'attack',
      'attack',
      'attack',
      'damage',
    ]);
    expect(attack.slots(stateOf(begun), { ...asked, weapon: 'none' })).toEqual([]);
  });
});
