import { expect, it } from 'vitest';
import { RodadaError } from '#shared/errors.ts';
import { planForecast } from '#shared/forecast/plan.ts';
import { say } from '#shared/text/translate.ts';
import type { CommandFor } from './commands/index.ts';
import { openHistory } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { fighter, play } from './testing/fight.ts';
import { plainSystem, type PlainCommand } from './testing/plain-system.ts';

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof RodadaError) return say(error.said, 'pt-BR');
    throw error;
  }
  throw new Error('was not refused');
}

const setup = (...ids: readonly string[]) => ({
  combatants: ids.map((id) => fighter(id)),
  reserves: [{ round: 2, combatant: fighter('late') }],
});
const refusedNow = (command: CommandFor<PlainCommand>): string =>
  refusal(() =>
    play(openHistory(newCombat(plainSystem, setup('a', 'b'))), [{ type: 'start' }, command], [9, 8]),
  );

it.each<[CommandFor<PlainCommand>, string]>([
  [{ type: 'damage', target: 'late', amount: 1 }, 'LATE ainda espera para entrar nesta luta.'],
  [{ type: 'damage', target: 'x', amount: 1 }, 'Não há ninguém com o id “x” nesta luta.'],
  [{ type: 'bring-in', combatants: ['a'] }, 'A já está nesta luta.'],
  [{ type: 'bring-in', combatants: ['x'] }, 'Não há ninguém com o id “x” esperando para entrar.'],
  [{ type: 'add-combatant', combatant: fighter('a') }, 'O id “a” já é de A.'],
  [{ type: 'add-combatant', combatant: fighter('late') }, 'O id “late” já é de LATE.'],
  [{ type: 'add-condition', target: 'a', condition: 'wet' }, 'Plain não tem a condição “wet”.'],
  [{ type: 'remove-condition', target: 'a', condition: 'dazed' }, 'A não tem a condição dazed.'],
  [{ type: 'spend', combatant: 'a', action: 'sing' }, 'Plain não tem a ação “sing”.'],
])('%j is refused by the names of whom and what it is about, where they have one', (command, words) => {
  expect(refusedNow(command)).toBe(words);
});

it('a set-up and a forecast are refused by names, too', () => {
  expect(refusal(() => newCombat(plainSystem, setup('a', 'a')))).toBe('O id “a” já é de A.');
  expect(refusal(() => planForecast(plainSystem, setup('a', 'b')))).toMatch(/^Plain não tem uma política/);
});
