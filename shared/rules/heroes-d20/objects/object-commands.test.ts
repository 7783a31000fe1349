import { describe, expect, test } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import { heroesD20 } from '#shared/rules/heroes-d20/index.ts';
import {
  carryOut,
  logged,
  setUp,
  hero,
  strike,
  checked,
  totalOf,
  trio,
  type Fight,
} from '#shared/rules/heroes-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/heroes-d20/testing/resolve.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';

const WOOD = { bonus: 2, damageReduction: 5 };
const door = { id: 'door', name: 'Porta', size: 'medium', material: WOOD } as const;
const shield = {
  id: 'shield',
  name: 'Escudo',
  meters: 0.2,
  material: { bonus: 0, damageReduction: 1 },
  heldBy: 'b',
};
type Described = FieldsOf<HeroesCommand, 'add-object'>['object'];
type Sunder = Partial<FieldsOf<HeroesCommand, 'maneuver'>>;
const add = (object: Described): HeroesCommand => ({ type: 'add-object', object });
const hit = (fields: Partial<FieldsOf<HeroesCommand, 'attack-object'>> = {}): HeroesCommand => ({
  type: 'attack-object',
  attacker: 'a',
  object: 'door',
  weapon: 'sword',
  ...fields,
});
const sunder = (fields: Sunder = {}): HeroesCommand => ({
  type: 'maneuver',
  kind: 'sunder',
  attacker: 'a',
  target: 'b',
  item: 'shield',
  weapon: 'sword',
  ...fields,
});
const objects = ({ state }: Fight): unknown => heroesD20.situation(state)['objects'];

describe('objects of the scene', () => {
  test('O1 O2 O4 an object gets the figures of its size and material', () => {
    const fight = carryOut(trio(), [add(door), add(shield)]);
    expect(objects(fight)).toEqual([
      {
        id: 'door',
        name: 'Porta',
        size: 'medium',
        moving: false,
        difficulty: 17,
        hitPoints: 50,
        maxHitPoints: 50,
        damageReduction: 5,
        heldBy: null,
        destroyed: false,
      },
      {
        id: 'shield',
        name: 'Escudo',
        size: 'diminutive',
        moving: false,
        difficulty: 13,
        hitPoints: 30,
        maxHitPoints: 30,
        damageReduction: 1,
        heldBy: 'b',
        destroyed: false,
      },
    ]);
    expect(logged(fight)).toBe('Objeto em cena: Escudo, com B (30 PV, RD 1)');
    expect(heroesD20.situation(trio().state)).toEqual({});
  });

  test('O1 O6 a moving one is harder to hit; a size of the campaign’s own; one already damaged', () => {
    const object = { ...door, size: { name: 'Titânico', modifier: 20 }, moving: true, hitPoints: 9 };
    const fight = carryOut(setUp([hero('a', 'pc')]), [add(object)]);
    expect(objects(fight)).toMatchObject([
      { size: 'Titânico', difficulty: 42, hitPoints: 9, maxHitPoints: 250 },
    ]);
    expect(logged(fight)).toBe('Objeto em cena: Porta (ND 42, 9 PV, RD 5)');
  });

  test('refused: twice, without a size or with two, over its points, carried by nobody', () => {
    const { size: _size, ...sizeless } = door;
    const refused = (object: Described) => refusalOf(() => carryOut(trio(), [add(door), add(object)]));
    expect(refused(door)).toBe('NOT_ALLOWED object.id');
    expect(refused({ ...sizeless, id: 'x' })).toBe('BAD_REQUEST object.size');
    expect(refused({ ...door, id: 'x', meters: 1 })).toBe('BAD_REQUEST object.meters');
    expect(refused({ ...door, id: 'x', hitPoints: 51 })).toBe('NOT_ALLOWED object.hitPoints');
    expect(refused({ ...door, id: 'x', heldBy: 'x' })).toBe('NOT_ALLOWED object.heldBy');
    const lucky = readRawCommand({ type: 'add-object', object: { ...door, luck: 1 } });
    expect(refusalOf(() => carryOut(trio(), [lucky]))).toBe('BAD_REQUEST object.luck');
  });

  test('an object is taken out of the scene', () => {
    const gone = carryOut(trio(), [add(door), { type: 'remove-object', object: 'door' }]);
    expect([objects(gone), logged(gone)]).toEqual([undefined, 'Fora de cena: Porta']);
    expect(refusalOf(() => carryOut(gone, [{ type: 'remove-object', object: 'door' }]))).toBe(
      'NOT_ALLOWED object',
    );
  });
});

describe('attacking an object (O1, O3)', () => {
  const scene = (sheet = {}): Fight => carryOut(trio({ a: { level: 4, str: 3, ...sheet } }), [add(door)]);

  test('O1 O3 the attack roll against its ND, normal damage less RD, as a combat action', () => {
    const struck = carryOut(scene(), [hit()], [12, 6]);
    expect([totalOf(struck, 'attack'), totalOf(struck, 'difficulty'), totalOf(struck, 'damage')]).toEqual([
      17, 17, 6,
    ]);
    expect(struck.state.turn).toMatchObject({ spent: ['combat'], attacks: 1 });
    expect(objects(struck)).toMatchObject([{ hitPoints: 44 }]);
    expect(logged(struck)).toBe(
      'A ataca Porta (Espada): acerta, 17 contra ND 17 · Porta sofre 6 de dano, restam 44 PV',
    );
    expect(checked(struck).act).toBe('attack-object');
    const missed = carryOut(scene(), [hit()], [11]);
    expect(logged(missed)).toBe('A ataca Porta (Espada): erra, 16 contra ND 17');
    expect(objects(missed)).toMatchObject([{ hitPoints: 50 }]);
  });

  test('O3 no criticals; 1 misses and 20 hits', () => {
    const twenty = carryOut(scene({ fighting: -9 }), [hit()], [20, 6]);
    expect(logged(twenty)).toContain('acerta, 20 natural · Porta sofre 6 de dano');
    expect(logged(carryOut(scene({ fighting: 99 }), [hit()], [1]))).toContain('erra, 1 natural');
  });

  test('O3 RD never turns damage into repair', () => {
    const weak = carryOut(trio({ a: { level: 0, str: -4 } }), [add(door), hit()], [12, 3]);
    expect(totalOf(weak, 'damage')).toBe(0);
    expect(logged(weak)).toContain('Porta resiste ao golpe sem dano');
    expect(objects(weak)).toMatchObject([{ hitPoints: 50, destroyed: false }]);
  });

  test('O3 at 0 it is destroyed, shown as 0, and attacked no more', () => {
    const broken = carryOut(trio(), [add({ ...door, hitPoints: 2 }), hit()], [15, 8]);
    expect(objects(broken)).toMatchObject([{ hitPoints: 0, destroyed: true }]);
    expect(logged(broken)).toContain('Porta sofre 3 de dano e é destruído');
    expect(refusalOf(() => carryOut(broken, [hit({ attackIndex: 1 })]))).toBe('NOT_ALLOWED object');
  });

  test('H14 H15 H6 conditions, a power and additional attacks count as on any attack', () => {
    const add_condition = (condition: string): HeroesCommand => ({
      type: 'add-condition',
      target: 'a',
      condition,
    });
    const second = carryOut(
      scene({ int: 2 }),
      [add_condition('higher-ground'), add_condition('power'), hit(), hit({ attackIndex: 1, power: true })],
      [2, 15, 4],
    );
    expect([totalOf(second, 'attack'), totalOf(second, 'damage')]).toEqual([
      15 + 5 + 2 - 4 + 1,
      4 + 2 + 3 + 2 - 5,
    ]);
    const blind = carryOut(scene({ fighting: 30 }), [add_condition('blinded'), hit()], [8]);
    expect(logged(blind)).toContain('erra, às cegas, com 8 natural, que é par');
    const afraid: HeroesCommand[] = [{ type: 'frighten', target: 'a', by: 'b' }, hit()];
    expect(totalOf(carryOut(scene(), afraid, [2]), 'attack')).toBe(7);
  });

  test('H2 H14 H16 refused like any attack, and what somebody carries', () => {
    const refused = (fight: Fight, ...commands: HeroesCommand[]) =>
      refusalOf(() => carryOut(fight, commands, [2, 2, 2]));
    expect(refused(scene(), hit({ attacker: 'b' }))).toBe('NOT_ALLOWED attacker');
    expect(refused(scene(), hit(), hit())).toBe('NOT_ALLOWED attackIndex');
    expect(refused(scene(), hit(), strike('a', 'b'))).toBe('NOT_ALLOWED attackIndex');
    expect(refused(scene(), hit({ weapon: 'laser' }))).toBe('NOT_ALLOWED weapon');
    expect(refused(scene(), hit({ power: true }))).toBe('NOT_ALLOWED power');
    expect(refused(scene(), hit({ object: 'wall' }))).toBe('NOT_ALLOWED object');
    expect(refused(scene(), add(shield), hit({ object: 'shield' }))).toBe('NOT_ALLOWED object');
    const surprised = carryOut(trio({}, { surprised: ['a'] }), [add(door)]);
    expect(refused(surprised, hit())).toBe('NOT_ALLOWED attacker');
    expect(carryOut(scene(), [hit({ attacker: 'b', reaction: true })], [2]).state.turn?.spent).toEqual([]);
  });

  test('O1 what its bearer left behind is carried by nobody', () => {
    const left = carryOut(trio(), [add(shield), { type: 'remove-combatant', combatant: 'b' }]);
    expect(logged(carryOut(left, [hit({ object: 'shield' })], [15, 8]))).toContain('Escudo sofre 7 de dano');
  });
});

describe('H24 breaking what somebody holds', () => {
  const scene = (): Fight => carryOut(trio({ a: { level: 4, str: 3, int: 2 } }), [add(door), add(shield)]);

  test('H24 O3 a won manoeuvre, then normal damage on the item', () => {
    const broken = carryOut(scene(), [sunder()], [15, 5, 8]);
    expect(['attack', 'defense', 'damage'].map((purpose) => totalOf(broken, purpose))).toEqual([20, 10, 12]);
    expect(logged(broken)).toBe(
      'A tenta quebrar um item de B (Escudo): vence, 20 contra 10 · Escudo sofre 12 de dano, restam 18 PV',
    );
    expect(broken.state.combatants.map(({ hp }) => hp.current)).toEqual([20, 20, 20]);
    const power: HeroesCommand = { type: 'add-condition', target: 'a', condition: 'power' };
    expect(totalOf(carryOut(scene(), [power, sunder({ power: true })], [15, 5, 8]), 'damage')).toBe(14);
    expect(refusalOf(() => carryOut(scene(), [sunder({ power: true })]))).toBe('NOT_ALLOWED power');
  });

  test('H24 a lost one rolls no damage', () => {
    const lost = carryOut(scene(), [sunder()], [5, 5]);
    expect(objects(lost)).toMatchObject([{}, { hitPoints: 30 }]);
  });

  test('H24 refused before a die falls: without item or weapon, with a bow, on what it doesn’t hold or is broken', () => {
    const refused = (fields: Sunder) => refusalOf(() => carryOut(scene(), [sunder(fields)]));
    expect(
      refusalOf(() => carryOut(scene(), [{ type: 'maneuver', kind: 'sunder', attacker: 'a', target: 'b' }])),
    ).toBe('NOT_ALLOWED item');
    expect(refused({ weapon: undefined })).toBe('NOT_ALLOWED weapon');
    expect(refused({ weapon: 'bow' })).toBe('NOT_ALLOWED weapon');
    expect(refused({ item: 'door' })).toBe('NOT_ALLOWED item');
    expect(refused({ item: 'crown' })).toBe('NOT_ALLOWED item');
    const broken = carryOut(trio(), [add({ ...shield, hitPoints: 0 })]);
    expect(refusalOf(() => carryOut(broken, [sunder()]))).toBe('NOT_ALLOWED item');
  });

  test('H22 disarming drops an object of the scene: anybody may then attack it', () => {
    const disarm: HeroesCommand = {
      type: 'maneuver',
      kind: 'disarm',
      attacker: 'a',
      target: 'b',
      item: 'shield',
    };
    const dropped = carryOut(scene(), [disarm], [15, 5]);
    expect(logged(dropped)).toContain('Cai aos pés de B: Escudo');
    expect(objects(dropped)).toMatchObject([{}, { heldBy: null }]);
    expect(refusalOf(() => carryOut(scene(), [{ ...disarm, item: 'door' }]))).toBe('NOT_ALLOWED item');
  });
});
