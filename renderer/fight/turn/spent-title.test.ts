import { expect, it } from 'vitest';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { say } from '#shared/text/translate.ts';
import { spentTitle } from './spent-title.ts';
import { act, fightState, heroes } from '#renderer/fight/testing/fight.ts';

it('a pip tells what its action was spent on, also where one act takes the actions of two kinds (H16)', () => {
  const title = (state: ReturnType<typeof fightState>, kind: string) =>
    spentTitle(heroes, state.turn, kind, (told) => say(told, 'pt-BR'));
  const fresh = fightState();
  expect(title(fresh, 'combat')).toBe('Ação de combate: livre');
  const attack: AnyCommand = { type: 'attack', attacker: 'agata', target: 'capanga-1', weapon: 'sword' };
  const fought = act(fresh, attack, [17, 9, 6]).state;
  expect(title(fought, 'combat')).toBe('Ação de combate: Ágata ataca Capanga 1 (Espada)');
  expect(title(fought, 'movement')).toBe('Ação de movimento: livre');
  const ran = act(fresh, { type: 'spend', combatant: 'agata', action: 'full' }).state;
  expect(title(ran, 'combat')).toBe('Ação de combate: Ação completa');
});
