import { describe, expect, it } from 'vitest';
import type { Standing } from '#shared/combat/state.ts';
import { fightState } from '#renderer/fight/testing/fight.ts';
import { askFirst } from './down-asked.ts';

const fight = (standing: Standing) => {
  const begun = fightState();
  const who = begun.turn?.who;
  const combatants = begun.combatants.map((one) => (one.id === who ? { ...one, standing } : one));
  return { ...begun, combatants };
};
const attack = { id: 'attack', own: true } as const;

describe('an act of one who is down', () => {
  it('is asked about once, then done', () => {
    const asked = askFirst(fight('down'), attack, null);
    expect(asked).not.toBeNull();
    expect(askFirst(fight('down'), attack, asked)).toBeNull();
  });

  it('is asked about again as another act, or in another round', () => {
    const asked = askFirst(fight('down'), attack, null);
    expect(askFirst(fight('down'), { ...attack, id: 'power' }, asked)).not.toBeNull();
    expect(askFirst({ ...fight('down'), round: 9 }, attack, asked)).not.toBeNull();
  });

  it('isn’t asked about of one who is up, nor where it is nobody’s own', () => {
    expect(askFirst(fight('up'), attack, null)).toBeNull();
    expect(askFirst(fight('down'), { id: 'damage' }, null)).toBeNull();
    expect(askFirst({ ...fight('down'), turn: null }, attack, null)).toBeNull();
  });
});
