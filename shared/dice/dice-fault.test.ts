import { describe, expect, it } from 'vitest';
import { say } from '#shared/text/translate.ts';
import { diceFault } from './dice-fault.ts';

describe('dice that aren’t understood', () => {
  it.each([
    ['1d6+x', 4, 'Não entendi os dados “1d6+x” de “x” em diante. Escreva-os como d6 ou d8+d6.'],
    ['abc', 0, 'Não entendi os dados “abc”. Escreva-os como d6 ou d8+d6.'],
    [' abc', 1, 'Não entendi os dados “ abc”. Escreva-os como d6 ou d8+d6.'],
    ['1d8+', 4, 'Os dados “1d8+” estão incompletos. Complete o que falta no fim.'],
    ['1d8+ ', 5, 'Os dados “1d8+ ” estão incompletos. Complete o que falta no fim.'],
    ['', 0, 'Faltam os dados. Escreva-os como d6 ou d8+d6.'],
  ])('%j from %i on', (source, position, said) => {
    expect(say(diceFault(source, position), 'pt-BR')).toBe(said);
  });
});
