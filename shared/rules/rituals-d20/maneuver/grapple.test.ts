import { describe, expect, test } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import { stateOf } from '#shared/engine/history.ts';
import { metersOf } from '#shared/rules/rituals-d20/turn/movement.ts';
import {
  fight,
  lastLine,
  on,
  one,
  play,
  points,
  someone,
  turns,
} from '#shared/rules/rituals-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/rituals-d20/testing/resolve.ts';
import type { RitualsCommand } from '#shared/rules/rituals-d20/commands.ts';

type Maneuver = FieldsOf<RitualsCommand, 'maneuver'>;
const maneuver = (kind: Maneuver['kind'], more: Partial<Maneuver> = {}): RitualsCommand => ({
  type: 'maneuver',
  kind,
  attacker: 'ana',
  target: 'vulto',
  ...more,
});
const attack = (
  attacker: string,
  target: string,
  weapon: string,
  more: Partial<FieldsOf<RitualsCommand, 'attack'>> = {},
): RitualsCommand => ({
  type: 'attack',
  attacker,
  target,
  weapon,
  ...more,
});
const begun = (options = {}) =>
  fight(
    [
      someone('ana', { strength: 2, constitution: 6, vigor: 1 }, 'pc'),
      someone('vulto', { constitution: 6 }),
      someone('bia', {}, 'pc'),
    ],
    options,
  );
const held = (options = {}) => play(begun(options), [maneuver('grapple')], [12, 3, 11]);

describe('N9 grappling', () => {
  test('N9 a test of Luta with FOR won by the higher total, for a standard action', () => {
    expect([on(held(), 'vulto'), on(held(), 'ana')]).toEqual([['grappled'], ['grappling']]);
    expect(stateOf(held()).turn?.spent).toEqual(['standard']);
    expect(on(play(begun(), [maneuver('grapple')], [11, 3, 11]), 'vulto')).toEqual([]);
  });

  test('N9 the table may use another attribute', () => {
    const agile = begun({ maneuverAttribute: 'agility' });
    expect(on(play(agile, [maneuver('grapple')], [12, 11]), 'vulto')).toEqual(['grappled']);
  });

  test('N9 only unarmed or with a light or one-handed weapon', () => {
    for (const weapon of ['knife', 'club', 'fist', null]) {
      expect(on(play(begun(), [maneuver('grapple', { weapon })], [12, 3, 11]), 'vulto')).toEqual([
        'grappled',
      ]);
    }
    expect(refusalOf(() => play(begun(), [maneuver('grapple', { weapon: 'axe' })], [12, 3, 11]))).toBe(
      'NOT_ALLOWED weapon',
    );
  });

  test('N9 the grappled one is flat-footed and stays where it is', () => {
    expect([metersOf(one(begun(), 'vulto')), metersOf(one(held(), 'vulto'))]).toEqual([5, 0]);
    const struck = play(held(), [...turns(2), attack('bia', 'vulto', 'club')], [5, 6]);
    expect(points(struck, 'vulto')).toBe(14);
    const move: RitualsCommand = { type: 'act', combatant: 'vulto', act: 'move' };
    expect(refusalOf(() => play(held(), [...turns(1), move]))).toBe('NOT_ALLOWED combatant');
  });

  test('N9 it attacks at −2 and with light weapons only', () => {
    const turn = play(held(), turns(1));
    expect(points(play(turn, [attack('vulto', 'ana', 'knife')], [11]), 'ana')).toBe(20);
    expect(points(play(turn, [attack('vulto', 'ana', 'knife')], [12, 4]), 'ana')).toBe(15);
    expect(points(play(turn, [attack('vulto', 'ana', 'fist')], [12, 3]), 'ana')).toBe(17);
    expect(refusalOf(() => play(turn, [attack('vulto', 'ana', 'club')]))).toBe('NOT_ALLOWED weapon');
  });

  test('N9 the grappler has a hand busy and drags at half its deslocamento', () => {
    expect([metersOf(one(begun(), 'ana')), metersOf(one(held(), 'ana'))]).toEqual([5, 2.5]);
    const turn = play(held(), turns(3));
    expect(refusalOf(() => play(turn, [attack('ana', 'vulto', 'axe')]))).toBe('NOT_ALLOWED weapon');
    expect(points(play(turn, [attack('ana', 'vulto', 'club')], [1, 5, 6]), 'vulto')).toBe(14);
    expect(refusalOf(() => play(turn, [maneuver('grapple')]))).toBe('NOT_ALLOWED attacker');
  });

  test('N9 breaking free takes a standard action and a test won', () => {
    const free: RitualsCommand = { type: 'break-free', combatant: 'vulto' };
    const turn = play(held(), turns(1));
    const freed = play(turn, [free], [12, 11, 5]);
    expect([on(freed, 'vulto'), on(freed, 'ana'), stateOf(freed).turn?.spent]).toEqual([
      [],
      [],
      ['standard'],
    ]);
    expect(on(play(turn, [free], [11, 11, 5]), 'vulto')).toEqual(['grappled']);
    expect(refusalOf(() => play(freed, [free]))).toBe('NOT_ALLOWED combatant');
  });

  test('N9 or a movement action, where the table reads it so', () => {
    const turn = play(held({ breakFree: 'movement' }), turns(1));
    const tried = play(turn, [{ type: 'break-free', combatant: 'vulto' }], [1, 11, 5]);
    expect(stateOf(tried).turn?.spent).toEqual(['movement']);
  });

  test('N9 letting go is free', () => {
    const released = play(held(), [{ type: 'release', combatant: 'ana' }]);
    expect([on(released, 'vulto'), on(released, 'ana')]).toEqual([[], []]);
    expect(stateOf(released).turn?.spent).toEqual(['standard', 'free']);
    expect(refusalOf(() => play(released, [{ type: 'release', combatant: 'ana' }]))).toBe(
      'NOT_ALLOWED combatant',
    );
  });

  test('N9 in place of an attack a test won crushes for the damage of an unarmed blow', () => {
    const crush: RitualsCommand = { type: 'crush', attacker: 'ana', weapon: 'fist' };
    const turn = play(held(), turns(3));
    expect(points(play(turn, [crush], [12, 3, 11, 3]), 'vulto')).toBe(17);
    expect(points(play(turn, [crush], [11, 3, 11]), 'vulto')).toBe(20);
    expect(refusalOf(() => play(turn, [{ ...crush, weapon: 'club' }]))).toBe('NOT_ALLOWED weapon');
    expect(refusalOf(() => play(begun(), [crush]))).toBe('NOT_ALLOWED attacker');
  });

  test('N9 a grip ends with a grappler who falls, leaves, or lost the other end', () => {
    const fallen = play(held(), [{ type: 'remove-combatant', combatant: 'ana' }, ...turns(1)]);
    expect(on(fallen, 'vulto')).toEqual([]);
    const loosed: RitualsCommand[] = [
      { type: 'remove-condition', target: 'vulto', condition: 'grappled' },
      ...turns(1),
    ];
    expect(on(play(held(), loosed), 'ana')).toEqual([]);
    expect(on(play(held(), turns(4)), 'vulto')).toEqual(['grappled']);
  });
});

describe('N9 shots at a grapple', () => {
  const shooting = () => play(held(), turns(2));
  const shot = attack('bia', 'vulto', 'pistol');

  test('N9 an even d20 goes at the target, an odd one at the other', () => {
    const right = play(shooting(), [shot], [4, 10, 9]);
    expect([points(right, 'vulto'), points(right, 'ana')]).toEqual([11, 20]);
    const wrong = play(shooting(), [shot], [3, 10, 9]);
    expect([points(wrong, 'vulto'), points(wrong, 'ana')]).toEqual([20, 11]);
    expect(lastLine(wrong)).toContain('O tiro vai em ANA, e não em VULTO (d20: 3, ímpar)');
  });

  test('N9 at the grappler as well, but not by one of the two, nor with a blade', () => {
    const wrong = play(shooting(), [attack('bia', 'ana', 'pistol')], [3, 5, 9]);
    expect(points(wrong, 'vulto')).toBe(11);
    const own = play(held(), [...turns(1), attack('vulto', 'ana', 'pistol')], [20, 9]);
    expect(points(own, 'ana')).toBe(11);
    expect(points(play(shooting(), [attack('bia', 'vulto', 'knife')], [10, 4]), 'vulto')).toBe(15);
  });

  test('N9 the one the shot goes at by mistake may react for itself', () => {
    const dodged = play(
      shooting(),
      [attack('bia', 'vulto', 'pistol', { reaction: 'block', otherReaction: 'dodge' })],
      [3, 10, 9],
    );
    expect(points(dodged, 'ana')).toBe(11);
    expect(one(dodged, 'vulto').counters?.map(({ current, max }) => max - current)).toEqual([0]);
    expect(one(dodged, 'ana').counters?.map(({ current, max }) => max - current)).toEqual([1]);
  });

  test('N10 aimed, a shot gone wrong spares an ally', () => {
    const aimed = play(shooting(), [{ type: 'aim', combatant: 'bia', target: 'vulto' }, ...turns(3)]);
    const spared = play(aimed, [shot], [3]);
    expect([points(spared, 'ana'), points(spared, 'vulto'), on(spared, 'bia')]).toEqual([20, 20, []]);
    expect(lastLine(spared)).toContain('não acerta ANA');
  });
});
