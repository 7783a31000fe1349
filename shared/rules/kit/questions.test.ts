import { describe, expect, it } from 'vitest';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';
import { RodadaError } from '#shared/errors.ts';
import { say } from '#shared/text/translate.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { questionOf } from './questions.ts';

function refused(question: string): { code: string; path: string | undefined; words: string } {
  try {
    questionOf(plainSystem, question);
  } catch (error) {
    if (error instanceof RodadaError)
      return { code: error.code, path: error.path, words: say(error.said, 'pt-BR') };
    throw error;
  }
  throw new Error('was not refused');
}

describe('a question of the command line', () => {
  it('about odds is answered by what a system gives once for everything', () => {
    const heroes = systemOf('heroes-d20');
    expect(questionOf(heroes, 'odds')).toBe(heroes.odds?.resolver);
  });

  it('about odds is refused in words by a system that has none', () => {
    expect(refused('odds')).toEqual({
      code: 'BAD_REQUEST',
      path: 'resolve',
      words: 'Plain não tem chances exatas de ataque. Role para ver.',
    });
  });

  it('that nobody knows is refused with the name of the system', () => {
    expect(refused('sing')).toMatchObject({ code: 'BAD_REQUEST', words: 'Plain não resolve “sing”.' });
  });
});
