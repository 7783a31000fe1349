import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RodadaError } from '#shared/errors.ts';
import { shorten, shortenValues } from './shorten.ts';
import { message } from './message.ts';
import { say } from './translate.ts';

describe('what an error says back', () => {
  it('is whole up to 200 characters, and then cut with an ellipsis', () => {
    for (const character of ['x', '😀', 'ã'])
      expect([200, 201].map((length) => shorten(character.repeat(length)))).toEqual([
        character.repeat(200),
        `${character.repeat(200)}…`,
      ]);
  });

  it('law: is never longer, and begins as what was given', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500, unit: 'binary' }), (text) => {
        const short = shorten(text);
        expect(Array.from(short).length).toBeLessThanOrEqual(201);
        expect(text.startsWith(short.replace(/…$/, '')) || text === short).toBe(true);
      }),
    );
  });

  it('is cut in every value of a message, one within the other, whoever makes the error', () => {
    const long = 'y'.repeat(500);
    const why = message('error.why.notOneOf', { values: long });
    const { said } = new RodadaError('BAD_REQUEST', message('error.wrongField', { field: long, why }));
    expect(say(said, 'pt-BR')).toBe(`O campo ${shorten(long)} não serve: só pode ser: ${shorten(long)}.`);
    expect(shortenValues({ key: 'k', values: { number: 7, name: { plain: long } } })).toEqual({
      key: 'k',
      values: { number: 7, name: { plain: shorten(long) } },
    });
  });
});
