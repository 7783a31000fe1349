import { expect, it } from 'vitest';
import { apply } from '#shared/engine/apply.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { systemOf, type AnyCommand } from '#shared/rules/registry.ts';
import { act, fightState, heroes } from '#renderer/fight/testing/fight.ts';
import { actingSide, remindersNow } from './reminders-now.ts';

const remind = (combatant: string): AnyCommand => ({ type: 'remind', combatant, text: `de ${combatant}` });

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

it('where a side acts, only its own are told; where all do, everybody’s (C2, S7)', () => {
  const told = { ...act(fightState(), remind('agata')).state, turn: null };
  const both = act(told, remind('capanga-1')).state;
  const names = (side: readonly string[] | null) =>
    remindersNow({ ...both, turn: null }, side).map(({ id }) => id);
  expect(names(['breno', 'agata'])).toEqual(['agata']);
  expect(names(['capanga-1'])).toEqual(['capanga-1']);
  expect(names(null)).toEqual(['agata', 'capanga-1']);
  expect(actingSide(heroes, both)).toBeNull();
  const [cairn, scop] = [systemOf('cairn'), systemOf('scop')];
  const someone = (id: string, side: 'pc' | 'foe') => ({ id, name: id, side, hp: { current: 4, max: 4 } });
  const mill = newCombat(cairn, { combatants: [someone('jurema', 'pc'), someone('lodoso', 'foe')] });
  const { state } = apply(cairn, mill, { type: 'start' }, diceFrom(fixedSource([]).source));
  expect(actingSide(cairn, state)).toEqual(['jurema']);
  const bridge = newCombat(scop, { combatants: [someone('nghar', 'pc'), someone('soldado', 'foe')] });
  expect(actingSide(scop, bridge)).toBeNull();
});
