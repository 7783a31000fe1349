import { describe, expect, it } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { applyKept } from '#shared/engine/apply.ts';
import type { Command } from '#shared/combat/command.ts';
import type { CombatEvent, Who } from '#shared/combat/events.ts';
import { plain } from '#shared/text/message.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { deedTables, spentTable } from './deed-tables.ts';
import { statisticsOf } from './statistics.ts';

const combatants = [
  { id: 'a', name: 'Ana', side: 'pc', hp: { current: 9, max: 9 }, sheet: {} },
  { id: 'r', name: 'Rato', side: 'foe', hp: { current: 6, max: 6 }, sheet: {} },
];

describe.each(SYSTEMS)('what is told at the end in $id', (system) => {
  function played(...commands: readonly Command[]) {
    let state = newCombat(system, { combatants });
    const events: CombatEvent[] = [];
    const dice = diceFrom(() => 4);
    const start: Command = { type: 'start' };
    for (const command of [start, ...commands]) {
      const applied = applyKept(system, state, command, dice);
      state = applied.state;
      events.push(...applied.events);
    }
    return statisticsOf(events).deeds;
  }

  it('is what it cost and what was taken home, of every fight', () => {
    const commands = [
      { type: 'damage', target: 'a', amount: 3 },
      { type: 'ruling', target: 'r', points: 0 },
      { type: 'end' },
      { type: 'reward', to: ['a'], experience: 20 },
      { type: 'reward', to: ['a'], experience: 5, what: 'um rabo' },
    ];
    const deeds = played(...commands);
    const [spent] = deeds.spent;
    expect(spent && spent.from - spent.to).toBeGreaterThan(0);
    expect(deeds.rewards).toMatchObject([{ experience: 25, things: ['um rabo'] }]);
    expect(deedTables(deeds, 'pt-BR').at(-1)?.table.rows).toEqual([['Ana', '25', 'um rabo']]);
    expect(spentTable(deeds, 'pt-BR')?.table.rows).toHaveLength(1);
  });
});

describe('who fell to whom, and the best blows', () => {
  const who = (id: string, side: Who['side']): Who => ({ id, name: id, label: null, side });
  const [ana, bia, rato] = [who('Ana', 'pc'), who('Bia', 'pc'), who('Rato', 'foe')];
  const hit = (by: Who | null, target: Who, amount: number): CombatEvent => ({
    ...{ type: 'damage', target, by, amount, absorbed: 0, from: 9, to: 0, max: 9 },
  });
  const falls = (one: Who): CombatEvent => ({
    ...{ type: 'standing', who: one, from: 'up', to: 'down', said: plain('cai') },
  });
  const healed = (target: Who): CombatEvent => ({
    type: 'healed',
    target,
    amount: 1,
    from: 0,
    to: 1,
    max: 9,
  });

  it('are read from the blow before the fall', () => {
    const events = [
      hit(ana, rato, 2),
      hit(bia, rato, 7),
      falls(rato),
      hit(rato, ana, 4),
      healed(ana),
      falls(ana),
    ];
    const { falls: fallen, blows } = statisticsOf(events).deeds;
    expect(fallen.map(({ who: one, by }) => `${one.id} ${by?.id ?? '-'}`)).toEqual(['Rato Bia', 'Ana -']);
    expect(blows.map(({ by, amount }) => `${by.id} ${amount}`)).toEqual(['Bia 7', 'Rato 4', 'Ana 2']);
  });

  it('count nobody where nobody did it', () => {
    const { falls: fallen, blows } = statisticsOf([hit(ana, rato, 2), hit(null, rato, 7), falls(rato)]).deeds;
    expect(fallen.map(({ by }) => by)).toEqual([null]);
    expect(blows.map(({ amount }) => amount)).toEqual([2]);
  });

  it('are told fight by fight, though somebody else has the same id in the next', () => {
    const begun: CombatEvent = { type: 'started', order: [] };
    const events = [begun, hit(ana, rato, 2), begun, falls(rato)];
    expect(statisticsOf(events).deeds.falls.map(({ by }) => by)).toEqual([null]);
  });
});
