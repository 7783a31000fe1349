import { describe, expect, it } from 'vitest';
import type { CombatEvent } from '#shared/combat/events.ts';
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

  it('are told dead or gone by what happened last, of the rules or by the narrator’s word', () => {
    const one = { ...foe('r', 'Robô', null), label: null };
    const who = { id: 'r', name: 'Robô', label: null, side: 'foe' } as const;
    const fate = (to: 'dead' | 'gone') =>
      ({ type: 'fate', who, fate: to, from: 'up', to: 'defeated', note: '' }) as const;
    const died = { type: 'consequence', kind: 'died', who, said: PV, rule: '', grave: true } as const;
    const falls = { type: 'standing', who, from: 'up', to: 'defeated', said: PV } as const;
    const told = (events: readonly CombatEvent[]) =>
      rosterOf([one], events).foes.map((line) => fateText(line, PV, 'pt-BR'));
    expect([told([fate('dead')]), told([fate('gone')])]).toEqual([['morre'], ['sai']]);
    expect([told([falls, died]), told([died, falls])]).toEqual([['morre'], ['morre']]);
    expect(told([died, { ...falls, from: 'defeated', to: 'up' }, falls])).toEqual(['cai']);
  });

  it('tells nobody with points to have fallen', () => {
    const out = { ...foe('r', 'Robô', null), side: 'pc', standing: 'down' } as const;
    const told = (current: number) =>
      rosterOf([{ ...out, hp: { current, max: 9, temp: 0 } }], []).party.map((line) =>
        fateText(line, PV, 'pt-BR'),
      );
    expect([told(0), told(9)]).toEqual([['0/9 PV, cai'], ['9/9 PV, fora de combate']]);
    const robots = [1, 2, 3].map((place) => ({
      ...foe(`r${place}`, 'Robô', { scheme: 'numbers', place }),
      hp: { current: place === 3 ? 9 : 0, max: 9, temp: 0 },
    }));
    const foes = rosterOf(robots, []).foes.map((line) => fateText(line, PV, 'pt-BR'));
    expect(foes).toEqual(['caem 2', '9/9 PV, fora de combate']);
  });
});
