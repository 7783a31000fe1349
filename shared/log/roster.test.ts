import { describe, expect, it } from 'vitest';
import type { Label } from '#shared/combat/labels.ts';
import { fateText, rosterName, rosterOf, type RosterCombatant } from './roster.ts';

const foe = (id: string, name: string, label: Label | null): RosterCombatant => ({
  id,
  name,
  label,
  side: 'foe',
  hp: { current: 0, max: 9, temp: 0 },
  standing: 'defeated',
  kind: 'fighter',
});
const PV = { plain: 'PV' };

describe('who took part', () => {
  it('is told on one line with his equals, and “Robô B” on one of its own', () => {
    const { foes } = rosterOf(
      [
        foe('r1', 'Robô', { scheme: 'letters', place: 1 }),
        foe('b', 'Robô B', null),
        foe('r2', 'Robô', { scheme: 'letters', place: 3 }),
        foe('two', 'Robô 2', null),
        foe('blue', 'Robô', { scheme: 'colours', place: 2 }),
      ],
      [],
    );
    const told = foes.map((line) => `${rosterName(line, 'en')}: ${fateText(line, PV, 'pt-BR')}`);
    expect(told).toEqual(['Robô A, C: caem 2', 'Robô B: cai', 'Robô 2: cai', 'Robô (blue): cai']);
  });
});
