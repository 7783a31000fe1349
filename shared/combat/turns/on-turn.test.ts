import { expect, it } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { openHistory, perform } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { fighter } from '#shared/combat/testing/fight.ts';
import { plainSystem, type PlainCommand } from '#shared/combat/testing/plain-system.ts';
import { individualTurns } from './individual.ts';

it('a system hears of every own turn that begins, also of one broken into another, but of none that goes on', () => {
  const heard: string[] = [];
  const system: RuleSystem<PlainCommand> = {
    ...plainSystem,
    turns: individualTurns({
      initiative: () => ({ bonus: 0, tieBreak: 0 }),
      roll: () => ({ total: 0, natural: 0 }),
      delayLimit: () => null,
      readyAction: 'act',
      onTurn: ({ state }, id) => heard.push(`${state.round}:${id}`),
    }),
  };
  const combatants = ['a', 'b', 'c'].map((id) => fighter(id));
  const commands: readonly PlainCommand[] = [
    { type: 'start', initiative: { a: 15, b: 10, c: 5 } },
    { type: 'delay', combatant: 'a' },
    { type: 'ready', combatant: 'b', trigger: 'c andar' },
    { type: 'act-now', combatant: 'a' },
    { type: 'next-turn' },
    { type: 'next-turn' },
    { type: 'act-now', combatant: 'b' },
    { type: 'next-turn' },
    { type: 'next-turn' },
  ];
  const dice = diceFrom(fixedSource([]).source);
  commands.reduce(
    (history, command) => perform(system, history, command, dice),
    openHistory(newCombat(system, { combatants })),
  );
  expect(heard).toEqual(['1:a', '1:b', '1:a', '1:c', '2:a']);
});
