import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '#electron/testing/refusal.ts';
import { parseJson } from '#shared/json.ts';
import { requirePlain } from './plain-input.ts';

/** Lists one in the other, so many, something in the innermost. */
function nested(levels: number, inner: unknown = 1): unknown {
  let value = inner;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

/** Sixty objects, each twice in the next: next to nothing to send, and more places than can ever be visited. */
function bomb(): unknown {
  let value: unknown = {};
  for (let level = 0; level < 60; level += 1) value = { a: value, b: value };
  return value;
}

function aRing(): unknown {
  const ring: unknown[] = [];
  ring.push({ ring });
  return ring;
}

describe('what a channel may be asked with', () => {
  it('is whatever JSON can say', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        if (JSON.stringify(value).includes('"__proto__"')) return;
        expect(() => requirePlain({ value, left: undefined }, 'few')).not.toThrow();
      }),
      { seed: 12 },
    );
  });

  it('may hold the same thing in several places', () => {
    const tags = ['fera'];
    expect(() => requirePlain({ a: { tags }, b: { tags }, c: [tags, tags] }, 'few')).not.toThrow();
  });

  it('may be as deep as anybody writes, and no deeper', async () => {
    expect(() => requirePlain(nested(64), 'few')).not.toThrow();
    expect(await refusalOf(() => requirePlain(nested(65), 'few'))).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await refusalOf(() => requirePlain(nested(100_000), 'many'))).toMatchObject({
      code: 'BAD_REQUEST',
    });
    // What was found elsewhere counts with the levels it has there.
    const half = nested(40);
    expect(await refusalOf(() => requirePlain([half, { deep: nested(30, half) }], 'few'))).toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it.each([
    ['an object that holds itself', { a: aRing() }],
    ['an object in more places than can be visited', { a: bomb() }],
    ['a list of holes', { a: [new Array<unknown>(4_000_000_000)] }],
    ['a typed array', { a: new Float64Array(3) }],
    ['bytes where none are taken', { a: new Uint8Array(3) }],
    ['a map', { a: new Map([['b', 1]]) }],
    ['a set', { a: new Set() }],
    ['a date', { a: new Date(0) }],
    ['a pattern', { a: /x/ }],
    ['an error', { a: new Error('x') }],
    ['a number of the other kind', { a: 1n }],
    ['something of a class', { a: new URL('app://x') }],
    ['a prototype', { a: parseJson('{"__proto__":{"b":1}}') }],
  ])('is never %s', async (_what, asked) => {
    const { code, path } = await refusalOf(() => requirePlain(asked, 'few'));
    expect([code, path?.split(/[.[]/)[0]]).toEqual(['BAD_REQUEST', 'a']);
  });

  it('holds bytes where the channel takes a file', () => {
    expect(() => requirePlain({ bytes: new Uint8Array(3) }, 'bytes')).not.toThrow();
  });
});
