import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CoreCommand } from '#shared/combat/commands/index.ts';
import { openHistory, perform, stateOf, type History } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { answerOne } from './answer.ts';
import { stateAnswer } from './state-answer.ts';

const system = systemOf('heroes-d20');
const combat = {
  combatants: ['a', 'b'].map((id) => ({
    id,
    name: id,
    side: 'pc' as const,
    hp: { current: 0, max: 9999 },
    sheet: { initiative: 3 },
  })),
};
const HEAL: CoreCommand = { type: 'heal', target: 'a', amount: 1 };
const NEXT: CoreCommand = { type: 'next-turn' };

it('law: a long fight is undone and gone on with as if every state were kept', () => {
  const stretch = fc.record({
    command: fc.constantFrom<CoreCommand[]>(HEAL, NEXT, { type: 'undo' }, { type: 'redo' }),
    times: fc.integer({ min: 1, max: 400 }),
  });
  fc.assert(
    fc.property(fc.array(stretch, { minLength: 1, maxLength: 5 }), (stretches) => {
      const wanted: CoreCommand[] = [
        { type: 'start' },
        ...stretches.flatMap(({ command, times }) => Array.from({ length: times }, () => command)),
        HEAL,
      ];
      const dice = diceFrom(seededSource(5));
      let fight: History = openHistory(newCombat(system, combat));
      // What can't be undone or redone is left out of both.
      const commands = wanted.filter((command) => {
        if (command.type === 'undo' && fight.done.length < 2) return false;
        if (command.type === 'redo' && fight.undone.length === 0) return false;
        fight = perform(system, fight, command, dice);
        return true;
      });
      const answer = answerOne({ system: system.id, combat, commands, seed: 5 });
      expect(answer['state']).toEqual(stateAnswer(system, stateOf(fight)));
      expect(answer['log']).toHaveLength(fight.done.length);
    }),
    { numRuns: 20 },
  );
}, 60_000);
