import { describe, expect, test } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import { stateOf } from '#shared/engine/history.ts';
import {
  fight,
  lastLine,
  on,
  play,
  points,
  someone,
  turns,
} from '#shared/rules/rituals-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/rituals-d20/testing/resolve.ts';
import type { RitualsCommand } from '#shared/rules/rituals-d20/commands.ts';

const charge = (more: Partial<FieldsOf<RitualsCommand, 'charge'>> = {}): RitualsCommand => ({
  type: 'charge',
  attacker: 'ana',
  target: 'vulto',
  weapon: 'club',
  ...more,
});
const ana = (sheet = {}) => someone('ana', { constitution: 8, vigor: 1, agility: 2, ...sheet }, 'pc');
const begun = (sheet = {}) => fight([ana(sheet), someone('vulto'), someone('muro')]);

describe('N11 charges', () => {
  test('N11 a full action: twice the deslocamento, then a melee attack with +1d20', () => {
    const charged = play(begun(), [charge()], [3, 11, 6]);
    expect(stateOf(charged).turn?.spent).toEqual(['full']);
    expect(points(charged, 'vulto')).toBe(14);
    expect(lastLine(charged)).toContain('investida de até 14 m');
    expect(lastLine(charged)).toContain('no fim da investida (Porrete)');
    const spent = play(begun(), [{ type: 'spend', combatant: 'ana', action: 'movement' }]);
    expect(refusalOf(() => play(spent, [charge()]))).toBe('NOT_ALLOWED');
    expect(refusalOf(() => play(begun(), [charge({ weapon: 'pistol' })]))).toBe('NOT_ALLOWED weapon');
  });

  test('N11 at least 3 m, with figures as the language writes them', () => {
    const slow = { constitution: 0, vigor: 0, agility: 1 };
    expect(lastLine(play(begun(slow), [charge()], [1, 1]))).toContain('até 3 m');
    const half = play(
      begun(),
      [{ type: 'add-condition', target: 'ana', condition: 'grappling' }, charge()],
      [1, 1],
    );
    expect(lastLine(half)).toContain('até 7 m');
  });

  test('N11 Defesa −5 until one’s next turn', () => {
    const charged = play(begun(), [charge(), ...turns(1)], [3, 1]);
    const answer = (attacker: string): RitualsCommand => ({
      type: 'attack',
      attacker,
      target: 'ana',
      weapon: 'club',
    });
    expect(points(play(charged, [answer('vulto')], [5, 6]), 'ana')).toBe(14);
    expect(points(play(charged, [...turns(1), answer('muro')], [4]), 'ana')).toBe(20);
    expect(on(play(charged, turns(1)), 'ana')).toEqual(['charging']);
    expect(on(play(charged, turns(2)), 'ana')).toEqual([]);
  });

  test('N11 it already counts against a counter-attack', () => {
    const missed = play(begun(), [charge({ reaction: 'counter' })], [1, 1]);
    const countered = play(missed, [{ type: 'counter-attack', attacker: 'vulto', weapon: 'club' }], [5, 6]);
    expect(points(countered, 'ana')).toBe(14);
  });

  test('N11 running through others on the way is free, in order, and who is not let through stops', () => {
    const through = charge({ overruns: [{ target: 'muro' }] });
    const won = play(begun(), [through], [10, 9, 12, 1, 6]);
    expect([on(won, 'muro'), points(won, 'vulto')]).toEqual([['prone'], 14]);
    const lost = play(begun(), [through], [10, 10]);
    expect([on(lost, 'muro'), points(lost, 'vulto'), on(lost, 'ana')]).toEqual([[], 20, ['charging']]);
    const yielded = charge({ overruns: [{ target: 'muro', givesWay: true }] });
    expect(on(play(begun(), [yielded], [1, 1]), 'muro')).toEqual([]);
    const same = charge({ overruns: [{ target: 'vulto' }] });
    expect(refusalOf(() => play(begun(), [same], [10, 9]))).toBe('NOT_ALLOWED overruns');
  });

  test('N11 nobody charges while held', () => {
    const held = play(begun(), [{ type: 'add-condition', target: 'ana', condition: 'grappled' }]);
    expect(refusalOf(() => play(held, [charge({ weapon: 'knife' })]))).toBe('NOT_ALLOWED attacker');
  });
});
