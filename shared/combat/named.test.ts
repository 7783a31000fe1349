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
  [
    { type: 'damage', target: 'late', amount: 1 },
    'LATE ainda espera para entrar nesta luta. Use “Entra agora” antes.',
  ],
  [
    { type: 'damage', target: 'x', amount: 1 },
    'Quem você escolheu não está nesta luta (x). Escolha outra pessoa.',
  ],
  [{ type: 'bring-in', combatants: ['a'] }, 'A já está nesta luta. Escolha outra pessoa.'],
  [
    { type: 'bring-in', combatants: ['x'] },
    'Quem você escolheu não espera para entrar (x). Escolha outra pessoa.',
  ],
  [{ type: 'add-combatant', combatant: fighter('a') }, 'O código “a” já é de A. Use outro.'],
  [{ type: 'add-combatant', combatant: fighter('late') }, 'O código “late” já é de LATE. Use outro.'],
  [
    { type: 'add-condition', target: 'a', condition: 'wet' },
    'Plain não tem a condição “wet”. Escolha outra.',
  ],
  [
    { type: 'remove-condition', target: 'a', condition: 'dazed' },
    'A não tem a condição dazed. Escolha outra.',
  ],
  [{ type: 'spend', combatant: 'a', action: 'sing' }, 'Plain não tem a ação “sing”. Escolha outra.'],
])('%j is refused by the names of whom and what it is about, where they have one', (command, words) => {
  expect(refusedNow(command)).toBe(words);
});

it('a set-up and a forecast are refused by names, too', () => {
  expect(refusal(() => newCombat(plainSystem, setup('a', 'a')))).toBe('O código “a” já é de A. Use outro.');
  expect(refusal(() => planForecast(plainSystem, setup('a', 'b')))).toMatch(/^Plain ainda não sabe prever/);
});
