import { describe, expect, test } from 'vitest';
import { readWith } from '#shared/schema/read.ts';
import { say } from '#shared/text/translate.ts';
import type { ScopCommand } from './commands.ts';
import { scop } from './index.ts';
import { optionsSchema } from './options.ts';
import { sheetSchema } from './sheet/sheet.ts';
import { attack, begun, carryOut, fighter, one, refusalOf, setUp } from './testing/fight.ts';

const axe = { id: 'axe', name: 'Machado', skill: 'Machados', traits: ['heavy', 'large'], damageBonus: 1 };
const nghar = {
  skills: { Machados: 2, Furtividade: -1 },
  concepts: ['Guerreiro'],
  strength: 1,
  weapons: [axe],
  armor: 'medium',
  shield: true,
};

describe('sheet', () => {
  test('everything may be left out', () => {
    expect(readWith(sheetSchema, {}, 'sheet')).toEqual({
      skills: [],
      concepts: [],
      strength: 0,
      weapons: [],
      armor: 'none',
      shield: false,
      damageBonus: 0,
      damagePenalty: 0,
      defense: '',
    });
  });

  test('S1 Vitalidade begins with 6', () => {
    expect(scop.health.startsWith).toBe(6);
  });

  test('S1 skills by name, concepts as names and traits as a list come out as the editor keeps them, and stay so', () => {
    const sheet = readWith(sheetSchema, nghar, 'sheet');
    expect(sheet).toMatchObject({
      skills: [
        { name: 'Machados', level: 2 },
        { name: 'Furtividade', level: -1 },
      ],
      concepts: [{ name: 'Guerreiro' }],
      weapons: [{ kind: 'melee', traits: { large: true, heavy: true, dangerous: false } }],
    });
    expect(readWith(sheetSchema, sheet, 'sheet')).toEqual(sheet);
  });

  test.each([
    [{ luck: 3 }, 'BAD_REQUEST sheet.luck'],
    [{ armor: 'plate' }, 'BAD_REQUEST sheet.armor'],
    [{ strength: '1' }, 'BAD_REQUEST sheet.strength'],
    [{ weapons: [axe, axe] }, 'BAD_REQUEST sheet.weapons[1].id'],
    [{ concepts: ['Guerreiro', 'Guerreiro'] }, 'BAD_REQUEST sheet.concepts[1]'],
    [{ skills: [{ name: 'Arcos' }, { name: 'Arcos' }] }, 'BAD_REQUEST sheet.skills[1].name'],
  ])('%j is refused by its path', (sheet, refusal) => {
    expect(refusalOf(() => readWith(sheetSchema, sheet, 'sheet'))).toBe(refusal);
  });

  test('in one line', () => {
    const line = scop.sheetLine(readWith(sheetSchema, nghar, 'sheet')).map((part) => say(part, 'pt-BR'));
    expect(line).toEqual([
      'Machados +2',
      'Furtividade −1',
      'Guerreiro',
      'Força +1',
      'Machado',
      'Armadura média',
      'Escudo',
    ]);
  });
});

test('the wounds that cost dice by default (S11)', () => {
  expect(readWith(optionsSchema, {}, 'options').woundBands).toEqual([
    { at: 50, of: 'percent', dice: 1 },
    { at: 2, of: 'points', dice: 2 },
  ]);
});

describe('words', () => {
  test("S8 a condition of the narrator's own is called what the narrator calls it", () => {
    const other: ScopCommand = {
      type: 'add-condition',
      target: 'a',
      condition: { id: 'other', text: 'coberto de lama', dice: -1 },
    };
    const [event] = carryOut(begun([fighter('a', 'pc')]), [other]).events;
    expect(event).toMatchObject({ type: 'condition-added', label: { plain: 'coberto de lama' } });
  });

  test('S8 a declaration is told with its effect', () => {
    const effect = { kind: 'condition', condition: 'fallen' } as const;
    const { events } = carryOut(begun([fighter('a', 'pc', nghar), fighter('b', 'foe')]), [
      attack('a', 'b', { weapon: 'axe', effect }),
    ]);
    const said = events.flatMap((event) =>
      'said' in event ? [say(event.said, 'pt-BR'), say(event.said, 'en')] : [],
    );
    expect(said).toEqual([
      'a vai atacar b (Machado) para impor: Caído',
      'a is going to attack b (Machado) to impose: Fallen',
    ]);
  });
});

describe('what the tracker asks', () => {
  const fight = begun([fighter('a', 'pc', nghar), fighter('b', 'foe', { shield: true })]);

  test('S10 weapons in a few words, bare hands last', () => {
    const choices = scop.attack.choices(one(fight, 'a'));
    expect(choices.map(({ weapon, summary }) => [weapon, say(summary, 'pt-BR')])).toEqual([
      ['axe', 'Corpo a corpo · Grande · Pesada · Dano +1'],
      ['unarmed', 'Corpo a corpo'],
    ]);
  });

  test('S1 the dice both sides need, in order', () => {
    const slots = (attacker: string, target: string, weapon: string) =>
      scop.attack
        .slots(fight.state, { attacker, target, weapon })
        .map(({ purpose, sides, count }) => [purpose, sides, count]);
    // Skill 2, −1 for armour, −1 for the shield of b; b defends with nothing.
    expect(slots('a', 'b', 'axe')).toEqual([
      ['base:a', 6, 1],
      ['base:b', 6, 1],
    ]);
    // −1 for the shield of a; a defends with its axe, −1 for armour.
    expect(slots('b', 'a', 'unarmed')).toEqual([
      ['base:b', 6, 1],
      ['penalty:b', 6, 1],
      ['base:a', 6, 1],
      ['support:a', 6, 1],
    ]);
    expect(slots('a', 'b', 'bow')).toEqual([]);
    expect(slots('a', 'z', 'axe')).toEqual([]);
  });

  test('S5 S8 S11 groups, intents, the tests to come, and how everyone is', () => {
    const declared = carryOut(fight, [
      { type: 'damage', target: 'b', amount: 4 },
      attack('a', 'b', { weapon: 'axe', first: true }),
      attack('b', 'a'),
    ]);
    expect(scop.situation(declared.state)).toMatchObject({
      groups: [{ group: '1', members: ['a', 'b'] }],
      intents: [
        { combatant: 'a', target: 'b', weapon: 'axe', effect: { kind: 'damage' }, first: true },
        { combatant: 'b', target: 'a', weapon: null, first: false },
      ],
      moves: [],
      acted: [],
      tests: [
        { combatant: 'a', first: true, dice: [{ purpose: 'base:a', sides: 6, count: 1 }] },
        { combatant: 'b', first: true },
        { combatant: 'a', first: false },
        { combatant: 'b', first: false, dice: [{ purpose: 'base:b' }, { purpose: 'penalty:b', count: 1 }] },
      ],
      vitality: { a: { band: 'unhurt', nextDice: 0 }, b: { band: 'badly-hurt', nextDice: 2 } },
    });
    expect(scop.figures(one(declared, 'b'))).toEqual({ group: '1', woundDice: 0 });
    expect(scop.figuresLine?.(one(declared, 'b'))).toEqual([]);
    const worse = { ...one(declared, 'b'), own: { group: '1', woundDice: 2 } };
    expect(scop.figuresLine?.(worse).map((told) => say(told, 'pt-BR'))).toEqual([
      'Ferimentos: −2 dados neste turno',
    ]);
    expect(JSON.parse(JSON.stringify(scop.situation(declared.state)))).toEqual(
      scop.situation(declared.state),
    );
  });

  test('before the start there is nothing to roll', () => {
    const { state } = setUp([fighter('a', 'pc')]);
    expect(scop.situation(state)).toMatchObject({ groups: [], intents: [], tests: [] });
    expect(scop.movement(one({ state, events: [] }, 'a'))).toBeNull();
  });
});
