import { describe, expect, it } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import {
  attack,
  begun,
  carryOut,
  carryOutWith,
  fighter,
  refusalOf,
  resolve,
  setUp,
  tests,
  vitality,
} from '#shared/rules/scop/testing/fight.ts';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';

const bow = {
  weapons: [{ id: 'bow', name: 'Arco', kind: 'ranged', skill: 'Arcos' }],
  skills: { Arcos: 2 },
  strength: 3,
};
const apart = (foe = {}) =>
  carryOut(setUp([fighter('Meggan', 'pc', bow), fighter('s', 'foe', foe), fighter('o', 'foe')]), [
    { type: 'engage', combatant: 's', group: 'arbusto' },
    { type: 'start' },
  ]);
const shot = (fields: Partial<FieldsOf<ScopCommand, 'declare'>> = {}) =>
  attack('Meggan', 's', { weapon: 'bow', ...fields });

describe('ranged attacks', () => {
  it('S12 Meggan, a die less for the bush: 3 against 2 is 1 damage, without Força', () => {
    const done = carryOut(apart(), [shot({ modifier: -1 }), resolve], [2, 3, 2]);
    expect(vitality(done, 'Meggan', 's')).toEqual([6, 5]);
    expect(tests(done).map(({ act, rule }) => `${act} ${rule}`)).toEqual(['attack S12', 'defense S7']);
  });

  it('S12 nothing happens to the attacker when it fails', () => {
    const done = carryOut(apart(), [shot(), resolve], [1, 6, 6, 3]);
    expect(vitality(done, 'Meggan', 's')).toEqual([6, 6]);
  });

  it('S12 an unaware target does not test: the margin is the level', () => {
    const done = carryOut(apart(), [shot({ unaware: true }), resolve], [2, 1, 6]);
    expect(tests(done)).toHaveLength(1);
    expect(vitality(done, 's')).toEqual([3]);
    const failed = carryOut(apart(), [shot({ unaware: true }), resolve], [6, 6, 6]);
    expect(vitality(failed, 's')).toEqual([6]);
  });

  it('S12 an aware one may go on with what it does and let itself be hit', () => {
    const busy: ScopCommand = {
      type: 'declare',
      combatant: 's',
      effect: { kind: 'other', text: 'foge' },
      dodge: false,
    };
    const done = carryOut(apart(), [busy, shot(), resolve], [2, 1, 6]);
    expect(tests(done)).toHaveLength(1);
    expect(vitality(done, 's')).toEqual([3]);
  });

  it('S12 it dodges with the skill it names, or with what its sheet says', () => {
    const sheet = { skills: { Esquiva: 1, Lança: 3 }, defense: 'Esquiva' };
    const bySheet = carryOut(apart(sheet), [shot(), resolve], [1, 6, 6, 3, 1]);
    expect(vitality(bySheet, 's')).toEqual([6]);
    const dodges: ScopCommand = { type: 'declare', combatant: 's', skill: 'Lança', modifier: -1 };
    expect(tests(carryOut(apart(sheet), [dodges, shot(), resolve], [1, 6, 6, 3, 1, 1]))).toHaveLength(2);
  });

  it('S12 reaches any group; hand to hand does not', () => {
    expect(refusalOf(() => carryOut(apart(), [attack('Meggan', 's')]))).toBe('NOT_ALLOWED target');
    expect(
      refusalOf(() => carryOut(apart(), [attack('Meggan', 's', { weapon: 'bow', ranged: false })])),
    ).toBe('NOT_ALLOWED target');
    expect(carryOut(apart(), [attack('Meggan', 's', { ranged: true })]).events).toHaveLength(1);
  });

  it('S13 both at range is an active conflict: 4 against 2 is 2 damage to the loser', () => {
    const fire = { skills: { Dardos: 1 } };
    const kaylee = begun([fighter('Kaylee', 'pc', fire), fighter('mago', 'foe', fire)]);
    const both = [
      attack('Kaylee', 'mago', { ranged: true, skill: 'Dardos' }),
      attack('mago', 'Kaylee', { ranged: true, skill: 'Dardos' }),
      resolve,
    ];
    expect(vitality(carryOut(kaylee, both, [3, 1, 1, 1]), 'Kaylee', 'mago')).toEqual([6, 4]);
    expect(vitality(carryOut(kaylee, both, [1, 6, 3, 2]), 'Kaylee', 'mago')).toEqual([3, 6]);
    expect(vitality(carryOut(kaylee, both, [2, 1, 3, 6]), 'Kaylee', 'mago')).toEqual([6, 6]);
  });

  it('S12 dice typed at the table go by who rolls them', () => {
    const asked: string[] = [];
    const dice = {
      rolls: [],
      roll: (purpose: string) => {
        asked.push(purpose);
        return 1;
      },
    };
    carryOutWith(apart(), [shot({ modifier: -3 }), resolve], dice);
    expect(asked).toEqual(['base:Meggan', 'penalty:Meggan', 'base:s']);
  });
});
