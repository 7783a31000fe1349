import { nameOf } from '#shared/combat/name.ts';
import type { EndingTest } from '#shared/combat/play.ts';
import { tellCheck } from '#shared/rules/scop/told.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { rollAsked } from './check-command.ts';

/** A condition of the narrator's own is shaken off by a test that reaches the level the narrator set (S1, S2). */
export const endingTest: EndingTest = {
  kinds: [{ id: 'test', label: scopMessage('ending.test') }],
  hasDifficulty: true,
  test(play, { id }, { difficulty }) {
    const said = { combatant: id, skill: '', helping: 0, hindering: 0, modifier: 0 };
    const { planned, roll } = rollAsked(play, said, false, 'target');
    const { level, failed } = roll;
    const holds = !failed && level >= (difficulty ?? 0);
    tellCheck(play, planned, roll, {
      act: 'skill',
      said: scopMessage('test.plain', { name: nameOf(planned.who) }),
      verdict: failed ? scopMessage('test.failed') : scopMessage('test.level', { level }),
      outcome: holds ? 'success' : 'failure',
      rule: 'S1',
    });
    return holds;
  },
};
