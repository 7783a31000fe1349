import { expect, it } from 'vitest';
import { act, fightState } from '../test-fight.ts';
import { remindersNow } from './reminders-now.ts';

const remind = (combatant: string) => ({ type: 'remind', combatant, text: `de ${combatant}` });

it('reminders are told in the turn of the one they are about', () => {
  const told = [remind('agata'), remind('breno')].reduce(
    (state, command) => act(state, command).state,
    fightState(),
  );
  expect(remindersNow(told).map(({ reminder }) => reminder)).toEqual(['de agata']);
  const next = act(told, { type: 'next-turn' }).state;
  expect(remindersNow(next).map(({ reminder }) => reminder)).toEqual(['de breno']);
  expect(remindersNow({ ...next, turn: null }).map(({ id }) => id)).toEqual(['breno', 'agata']);
  expect(remindersNow({ ...next, status: 'ended' })).toEqual([]);
});
