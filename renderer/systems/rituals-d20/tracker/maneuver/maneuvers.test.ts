import { describe, expect, it } from 'vitest';
import { stateOf, type History } from '#shared/engine/history.ts';
import { fight, on, one, play, points, someone, turns } from '#shared/rules/rituals-d20/testing/fight.ts';
import {
  contestSlots,
  maneuverCommand,
  maneuversFor,
  otherEnd,
  type AskedManeuver,
  type ManeuverKind,
} from './maneuvers.ts';

const STRONG = { strength: 2, presence: 3, fighting: 4, deception: 5, dexterity: 2 };
const start = (): History =>
  fight([someone('ana', STRONG, 'pc'), someone('vulto', { strength: 1, agility: 1 })]);
const held = (): History => won(start(), asked(start(), 'grapple'));

function asked(history: History, kind: ManeuverKind, more: Partial<AskedManeuver> = {}): AskedManeuver {
  const [starter, other] = [one(history, 'ana'), one(history, 'vulto')];
  const plain = { modifier: 0, targetModifier: 0, weapon: null, edge: false, givesWay: false };
  return { kind, starter, other, ...plain, ...more };
}

/** Rolls a manoeuvre that is won, with exactly the dice the fields have room for. */
function won(history: History, maneuver: AskedManeuver): History {
  const naturals = contestSlots(stateOf(history), maneuver).flatMap(({ purpose, sides, count }) =>
    Array.from({ length: count }, () => (purpose === 'defense' ? 1 : sides)),
  );
  return play(history, [maneuverCommand(maneuver)], naturals);
}

describe('manoeuvres as the panel offers them (N8, N9)', () => {
  it.each([
    ['grapple', {}, ['grappled']],
    ['grapple', { weapon: 'knife' }, ['grappled']],
    ['trip', {}, ['prone']],
    ['trip', { edge: true }, ['prone']],
    ['disarm', {}, []],
    ['push', {}, []],
    ['overrun', {}, ['prone']],
    ['overrun', { givesWay: true }, []],
    ['feint', {}, ['feinted']],
  ] as const)('%s with %o asks for the dice that the rules roll', (kind, more, conditions) => {
    const after = won(start(), asked(start(), kind, more));
    expect(on(after, 'vulto')).toEqual(conditions);
  });

  it('add what can be done in a grip, at its other end only', () => {
    const gripped = play(held(), turns(2));
    const [ana, vulto] = [one(gripped, 'ana'), one(gripped, 'vulto')];
    expect(maneuversFor(stateOf(gripped), ana)[0]).toBe('crush');
    expect(maneuversFor(stateOf(gripped), vulto)[0]).toBe('break-free');
    expect(maneuversFor(stateOf(start()), one(start(), 'ana'))).not.toContain('crush');
    expect(otherEnd(stateOf(gripped), ana, 'crush')?.id).toBe('vulto');
    expect(otherEnd(stateOf(gripped), vulto, 'break-free')?.id).toBe('ana');
    expect(otherEnd(stateOf(gripped), ana, 'push')).toBeNull();
  });

  it('crush with a blow of the sheet, and break free with a won test', () => {
    const gripped = play(held(), turns(2));
    expect(points(won(gripped, asked(gripped, 'crush')), 'vulto')).toBe(17);
    const its = play(held(), turns(1));
    const free = asked(its, 'break-free', { starter: one(its, 'vulto'), other: one(its, 'ana') });
    expect(on(won(its, { ...free, modifier: 10 }), 'vulto')).toEqual([]);
  });
});
