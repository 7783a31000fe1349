import { expect } from 'vitest';
import type { CombatRow } from '#shared/records/combat.ts';
import type { Command } from '#shared/combat/command.ts';
import { stateOf } from '#shared/engine/history.ts';
import { answerCombat } from '#shared/headless/combat.ts';
import { stateAnswer } from '#shared/headless/state-answer.ts';
import { isList } from '#shared/json-path.ts';
import type { Check } from '#shared/rules/conformance/bench.ts';

/** That the command line answers as the rules do. */
export const commandLine: readonly Check[] = [
  {
    name: 'a fight asked of the command line is answered with the same state, dice and a line for each command in force',
    run({ system, fights }) {
      for (const { setup, rows, steps } of fights()) {
        const { commands, dice, left } = asked(rows);
        const last = steps[commands.length - 1];
        if (last === undefined) continue;
        const request = { system: system.id, combat: setup, commands, dice };
        const { state, log, rolls, unusedDice } = answerCombat(request, () => system);
        expect(state).toEqual(stateAnswer(system, stateOf(last.after)));
        expect(rolls).toEqual(last.after.done.flatMap((move) => move.rolls));
        expect(unusedDice).toBe(left);
        expect(isList(log)).toBe(true);
      }
    },
  },
];

/**
 * As many commands of a fight as a list of dice can stand for: one that is undone gives its dice back, and those that come
 * after would have to show them again.
 */
function asked(rows: readonly CombatRow[]): {
  readonly commands: readonly Command[];
  readonly dice: readonly number[];
  readonly left: number;
} {
  const dice: number[] = [];
  const commands: Command[] = [];
  const taken: number[] = [];
  const back: number[] = [];
  let used = 0;
  for (const { command, rolls } of rows) {
    if (command.type === 'undo') {
      const count = taken.pop() ?? 0;
      back.push(count);
      used -= count;
    } else if (command.type === 'redo') {
      const count = back.pop() ?? 0;
      taken.push(count);
      used += count;
    } else {
      if (rolls.length > 0 && used < dice.length) break;
      dice.push(...rolls.map(({ natural }) => natural));
      taken.push(rolls.length);
      back.length = 0;
      used += rolls.length;
    }
    commands.push(command);
  }
  return { commands, dice, left: dice.length - used };
}
