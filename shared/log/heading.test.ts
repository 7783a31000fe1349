import { expect, it } from 'vitest';
import { BRIDGE, BRIDGE_STEPS, logOf } from './testing/bridge-fight.ts';
import { subtitleOf } from './heading.ts';

it.each([
  [0.1, '6 segundos no jogo', '6 seconds in the game'],
  [1, '1 minuto no jogo', '1 minute in the game'],
  [1.5, '1 min 30 s no jogo', '1 min 30 s in the game'],
  [13 / 6, '2 min 10 s no jogo', '2 min 10 s in the game'],
  [20, '20 minutos no jogo', '20 minutes in the game'],
  [1_000_000, '1000000 minutos no jogo', '1000000 minutes in the game'],
])('%d minutes of the game are told in words', (gameMinutes, ptBR, en) => {
  const doc = { ...logOf(BRIDGE, BRIDGE_STEPS), gameMinutes };
  expect(subtitleOf(doc, 'pt-BR').at(-1)).toMatch(new RegExp(`, ${ptBR}$`));
  expect(subtitleOf(doc, 'en').at(-1)).toMatch(new RegExp(`, ${en}$`));
});
