import { describe, expect, it } from 'vitest';
import { say } from '#shared/text/translate.ts';
import { now, play, startedTrio } from '#shared/combat/testing/fight.ts';
import type { PlainCommand } from '#shared/combat/testing/plain-system.ts';

/** What a free roll came to: what was done, how it came out, and the totals. */
function rolled(command: PlainCommand, naturals: readonly number[]) {
  const event = play(startedTrio(), [command], naturals).done.at(-1)?.events[0];
  if (event?.type !== 'test') throw new Error('no roll');
  const { said, verdict, outcome, sums } = event;
  return {
    text: `${say(said, 'pt-BR')}: ${say(verdict, 'pt-BR')}`,
    outcome,
    totals: sums.map(({ total }) => total),
  };
}

describe('a free roll', () => {
  it('is somebody’s or the narrator’s, for a reason or none', () => {
    expect(rolled({ type: 'roll', dice: '2d6+1', combatant: 'b', why: ' saltar o fosso ' }, [4, 5])).toEqual({
      text: 'B rola 2d6+1 (saltar o fosso): 10',
      outcome: 'neutral',
      totals: [10],
    });
    expect(rolled({ type: 'roll', dice: 'd100' }, [73]).text).toBe('O narrador rola d100: 73');
  });

  it('against another’s is won by the higher, and a tie by nobody', () => {
    const against = {
      type: 'roll',
      dice: 'd20+2',
      combatant: 'a',
      against: { dice: 'd20', combatant: 'c' },
    } as const;
    expect(rolled(against, [9, 12])).toEqual({
      text: 'A rola d20+2 contra d20 de C: C vence, 12 contra 11',
      outcome: 'failure',
      totals: [11, 12],
    });
    expect(rolled(against, [11, 12]).text).toContain('A vence, 13 contra 12');
    expect(rolled(against, [10, 12])).toMatchObject({
      text: 'A rola d20+2 contra d20 de C: empate em 12',
      outcome: 'neutral',
    });
  });

  it('changes nothing of the fight, and refuses nobody known, oneself and no dice', () => {
    const fight = startedTrio();
    expect(now(play(fight, [{ type: 'roll', dice: 'd20', combatant: 'a' }], [20]))).toEqual(now(fight));
    const refused = (command: PlainCommand) => () => play(fight, [command], [1, 1]);
    expect(refused({ type: 'roll', dice: 'd20', combatant: 'z' })).toThrow('NOT_ALLOWED');
    expect(
      refused({ type: 'roll', dice: 'd20', combatant: 'a', against: { dice: 'd20', combatant: 'a' } }),
    ).toThrow('NOT_ALLOWED');
    expect(refused({ type: 'roll', dice: '2x6' })).toThrow('BAD_DICE');
  });
});
