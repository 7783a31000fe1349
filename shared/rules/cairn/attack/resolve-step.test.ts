import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import { stateOf } from '#shared/engine/history.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import type { JsonObject } from '#shared/json.ts';
import {
  consequences,
  declareOn,
  events,
  figures,
  nextTurn,
  play,
  resolveStep,
  setUp,
  situation,
  someone,
  started,
  strike,
  told,
} from '#shared/rules/cairn/testing/fight.ts';
import type { CairnCommand } from '#shared/rules/cairn/commands.ts';

const party = (orc: JsonObject = {}, ana: JsonObject = {}) => [
  someone('ana', 'pc', 6, ana),
  someone('bia', 'pc', 6),
  someone('orc', 'foe', 9, orc),
  someone('gob', 'foe', 4),
];
const notAllowed = /^NOT_ALLOWED/;
type Attack = Partial<FieldsOf<CairnCommand, 'attack'>>;
const attack = (fields: Attack): CairnCommand => ({
  type: 'attack',
  attacker: 'ana',
  target: 'orc',
  weapon: 'sword',
  ...fields,
});
const bomb = { weapons: [{ id: 'bomb', name: 'Bomba', dice: 'd6', blast: true }] };
const rolled = (history: ReturnType<typeof started>) =>
  history.done.at(-1)?.rolls.map(({ purpose, sides }) => `${purpose} d${sides}`);
const sums = (history: ReturnType<typeof started>) =>
  events(history).flatMap((event) => (event.type === 'test' && event.act === 'attack' ? event.sums : []));

describe('attacks in a fight', () => {
  it('C2 all is declared before any die, then all is rolled in the order declared', () => {
    const declared = play(started(party()), [declareOn('bia', 'orc'), declareOn('ana', 'gob')]);
    expect(declared.done.at(-1)?.rolls).toEqual([]);
    expect(situation(declared)).toMatchObject({
      declared: [{ attacker: 'bia' }, { attacker: 'ana' }],
      acted: [],
    });
    const resolved = play(declared, [resolveStep], [3, 2]);
    expect(rolled(resolved)).toEqual(['damage:bia d8', 'damage:ana d8']);
    expect(figures(resolved, 'orc')).toMatchObject({ hp: 6 });
    expect(figures(resolved, 'gob')).toMatchObject({ hp: 2 });
    expect(situation(resolved)).toMatchObject({ step: 'pcs', declared: [], acted: ['bia', 'ana'] });
    expect(() => play(resolved, [resolveStep])).toThrow(notAllowed);
  });

  it('C2 simultaneous: two of one side who strike each other’s target both do', () => {
    const berserk = play(started(party({}, { str: 1 })), [declareOn('bia', 'ana'), declareOn('ana', 'gob')]);
    const resolved = play(berserk, [resolveStep], [8, 3]);
    expect(figures(resolved, 'ana')).toMatchObject({ dead: true });
    expect(figures(resolved, 'gob')).toMatchObject({ hp: 1 });
  });

  it('C5 several on one target: all dice are rolled, the single highest counts, armour once', () => {
    const both = [declareOn('ana', 'orc'), declareOn('bia', 'orc'), resolveStep];
    const resolved = play(started(party({ armor: 2 })), both, [3, 7]);
    expect(figures(resolved, 'orc')).toMatchObject({ hp: 4 });
    expect(told(resolved)).toEqual(['ANA ataca ORC (Espada)', 'BIA ataca ORC (Espada)']);
    expect(events(resolved).filter(({ type }) => type === 'damage')).toMatchObject([
      { amount: 5, by: { id: 'bia' } },
    ]);
  });

  it('C5 the target’s save and scar come once, from the one that counts', () => {
    const foes = play(started(party()), [nextTurn, declareOn('orc', 'ana'), declareOn('gob', 'ana')]);
    expect(figures(play(foes, [resolveStep], [6, 2, 3, 5, 5, 5]), 'ana')).toMatchObject({
      hp: 0,
      scars: [{ entry: 6, place: 'dex' }],
      dex: 15,
      maxDex: 15,
    });
    expect(figures(play(foes, [resolveStep], [2, 8, 9]), 'ana')).toMatchObject({
      str: 8,
      criticalDamage: true,
    });
  });

  it('C5 who attacks the same target in one step must do so together', () => {
    const first = play(started(party()), [strike('ana', 'orc')], [5]);
    expect(() => play(first, [strike('bia', 'orc')], [7])).toThrow(notAllowed);
    expect(() => play(first, [declareOn('bia', 'orc')])).toThrow(notAllowed);
    expect(() => play(first, [strike('bia', 'gob')], [2])).not.toThrow();
    const declared = play(started(party()), [declareOn('ana', 'orc')]);
    expect(() => play(declared, [strike('bia', 'orc')], [7])).toThrow(notAllowed);
  });

  it('C5 every die and the armour are named, and add up', () => {
    const fight = play(
      started(party({ armor: 3 }, { weapons: [{ id: 'sword', name: 'Duas', dice: 'd6+d8' }] })),
      [strike('ana', 'orc')],
      [2, 5],
    );
    expect(sums(fight)).toMatchObject([
      {
        total: 2,
        terms: [
          {
            value: 5,
            dice: [
              { sides: 6, natural: 2, kept: false },
              { sides: 8, natural: 5, kept: true },
            ],
          },
          { value: -3 },
        ],
      },
    ]);
  });

  it('C5 an attack armour stops does nothing more: no scar, no save', () => {
    const fight = play(started(party({ armor: 3, str: 1 })), [strike('ana', 'orc')], [3]);
    expect(figures(fight, 'orc')).toMatchObject({ hp: 9, str: 1 });
    expect(consequences(fight)).toEqual([]);
  });

  it('C6 stances, declared or by condition; both cancel; bare hands are always a d4', () => {
    const dice = (fields: Attack, ...before: CairnCommand[]) =>
      rolled(play(started(party()), [...before, attack(fields)], [1]));
    const condition = (id: string): CairnCommand => ({ type: 'add-condition', target: 'ana', condition: id });
    expect(dice({ stance: 'impaired' })).toEqual(['damage:ana d4']);
    expect(dice({ stance: 'enhanced' })).toEqual(['damage:ana d12']);
    expect(dice({}, condition('impaired'))).toEqual(['damage:ana d4']);
    expect(dice({ stance: 'enhanced' }, condition('impaired'))).toEqual(['damage:ana d8']);
    expect(dice({ weapon: null })).toEqual(['damage:ana d4']);
    expect(dice({ weapon: 'unarmed', stance: 'enhanced' })).toEqual(['damage:ana d4']);
  });

  it('C7 a blast reaches several, each with its own roll', () => {
    const fight = play(
      started(party({}, bomb)),
      [attack({ weapon: 'bomb', target: ['orc', 'gob'] })],
      [5, 2],
    );
    expect(figures(fight, 'orc')).toMatchObject({ hp: 4 });
    expect(figures(fight, 'gob')).toMatchObject({ hp: 2 });
    expect(() => play(started(party()), [attack({ target: ['orc', 'gob'] })])).toThrow(notAllowed);
  });

  it('C7 where nobody knows how many, the damage die says', () => {
    const count: CairnCommand = { type: 'count-blast', attacker: 'ana', weapon: 'bomb' };
    expect(told(play(started(party({}, bomb)), [count], [4]))).toEqual(['a explosão de ANA alcança até 4']);
    expect(() => play(started(party()), [{ ...count, weapon: 'sword' }], [4])).toThrow(notAllowed);
  });

  it('C11 detachments: one on many is impaired unless blast, many on one enhanced and blast', () => {
    const horde = { detachment: true };
    expect(rolled(play(started(party(horde)), [strike('ana', 'orc')], [1]))).toEqual(['damage:ana d4']);
    expect(rolled(play(started(party(horde, bomb)), [attack({ weapon: 'bomb' })], [1]))).toEqual([
      'damage:ana d6',
    ]);
    expect(rolled(play(started(party(horde)), [attack({ stance: 'enhanced' })], [1]))).toEqual([
      'damage:ana d8',
    ]);
    const onMany = play(
      started(party(horde)),
      [nextTurn, declareOn('orc', 'ana', 'bia'), resolveStep],
      [1, 2],
    );
    expect(rolled(onMany)).toEqual(['damage:orc d12', 'damage:orc d12']);
    const both = started(party(horde, horde));
    expect(rolled(play(both, [strike('ana', 'orc')], [1]))).toEqual(['damage:ana d8']);
    expect(() => play(both, [nextTurn, declareOn('orc', 'ana', 'bia')])).toThrow(notAllowed);
  });

  it('an attack that ignores armour does, and may count before a higher die that doesn’t', () => {
    const piercing = { weapons: [{ id: 'sword', name: 'Chifre', dice: 'd6', ignoresArmor: true }] };
    const both = [declareOn('ana', 'orc'), declareOn('bia', 'orc'), resolveStep];
    expect(figures(play(started(party({ armor: 3 }, piercing)), both, [4, 6]), 'orc')).toMatchObject({
      hp: 5,
    });
  });

  it.each<[string, CairnCommand]>([
    ['an unknown attacker', attack({ attacker: 'nobody' })],
    ['an unknown target', attack({ target: 'nobody' })],
    ['an unknown weapon', attack({ weapon: 'bow' })],
    ['the other side’s step', attack({ attacker: 'orc', target: 'ana' })],
    ['a target twice', attack({ target: ['orc', 'orc'] })],
  ])('refuses %s', (_what, command) => {
    expect(() => play(started(party()), [command])).toThrow(notAllowed);
  });

  it('refuses targets out of the fight, and everything before the start', () => {
    const out: CairnCommand = { type: 'add-condition', target: 'orc', condition: 'fled' };
    expect(() => play(started(party()), [out, strike('ana', 'orc')])).toThrow(notAllowed);
    expect(() => play(setUp(party()), [strike('ana', 'orc')])).toThrow(notAllowed);
    expect(() => play(started(party()), [readRawCommand({ ...attack({}), power: true })])).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', path: 'power' }),
    );
  });

  it('C14 the paralysed and the delirious can’t attack', () => {
    for (const attribute of ['dex', 'wil'] as const) {
      const lost: CairnCommand = { type: 'lose-attribute', target: 'orc', attribute, amount: 10 };
      expect(() => play(started(party()), [lost, nextTurn, strike('orc', 'ana')])).toThrow(notAllowed);
    }
  });

  it('C5 law: however many attack one target, it loses what the highest die leaves after armour', () => {
    const naturals = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(naturals, fc.nat({ max: 3 }), (dice, armor) => {
        const attackers = dice.map((_, index) => someone(`pc${index}`, 'pc', 6));
        const fight = started([...attackers, someone('orc', 'foe', 20, { armor })]);
        const declared = attackers.map(({ id }) => declareOn(id, 'orc'));
        const after = play(fight, [...declared, resolveStep], dice);
        expect(figures(after, 'orc')).toMatchObject({ hp: 20 - Math.max(0, Math.max(...dice) - armor) });
        expect(stateOf(after).round).toBe(1);
      }),
    );
  });
});
