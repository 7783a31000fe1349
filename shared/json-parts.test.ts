import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonParts, type JsonPart } from './json-parts.ts';

/** A text cut into pieces of this length. */
function* cut(text: string, length: number): Generator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

/** The object that parts make. */
function whole(parts: Iterable<JsonPart>): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  const lists = new Map<string, unknown[]>();
  for (const part of parts) {
    if (part.kind === 'field') made[part.key] = part.value;
    else {
      const list = lists.get(part.key) ?? [];
      list.push(part.value);
      lists.set(part.key, list);
      made[part.key] = list;
    }
  }
  return made;
}

describe('the parts of a text of JSON', () => {
  it('are those of the object, wherever the text is cut and however it is laid out', () => {
    const key = fc.string().filter((one) => one !== '__proto__');
    const list = fc.array(fc.jsonValue({ maxDepth: 2 }), { minLength: 1 });
    const field = fc.jsonValue({ maxDepth: 2 }).filter((one) => !Array.isArray(one));
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.oneof(list, field)),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(0, 2),
        (object, length, indent) => {
          const text = JSON.stringify(object, null, indent);
          expect(whole(jsonParts(cut(text, length)))).toEqual(JSON.parse(text));
        },
      ),
    );
  });

  it('are the same in lines and under indents, wherever these are cut', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\\', '{', '}', ',', '\n', ' '), maxLength: 6 });
    const thing = fc.dictionary(text, fc.oneof(text, fc.array(fc.record({ b: text }), { maxLength: 2 })));
    const lines = (things: readonly object[], indent: number): string =>
      `{"head": {"x": 1},\n  "a": [\n${things
        .map((one) => `    ${JSON.stringify(one, null, indent).replaceAll('\n', '\n    ')}`)
        .join(',\n')}\n  ]\n}`;
    fc.assert(
      fc.property(
        fc.array(thing, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 20, max: 400 }),
        fc.constantFrom(0, 2),
        (things, length, indent) => {
          const written = lines(things, indent);
          expect(whole(jsonParts(cut(written, length)))).toEqual(JSON.parse(written));
        },
      ),
    );
  });

  it('come one by one: what stands after them isn’t read before', () => {
    function* pieces() {
      yield '{"a": [1, {"b": 2}, ';
      throw new Error('read on');
    }
    const parts = jsonParts(pieces());
    expect(parts.next().value).toEqual({ kind: 'item', key: 'a', index: 0, value: 1 });
    expect(parts.next().value).toEqual({ kind: 'item', key: 'a', index: 1, value: { b: 2 } });
    expect(() => parts.next()).toThrow('read on');
  });

  it.each([
    '',
    '[]',
    '7',
    '{',
    '{"a"}',
    '{"a":}',
    '{"a":1,}',
    '{"a":[1,]}',
    '{"a":[1 2]}',
    '{a:1}',
    '{"a":1} x',
    '{"a":[1',
    '{"a":"x}',
    `{"a":[${'['.repeat(300)}${']'.repeat(300)}]}`,
    `{"a":[\n{"b":${'['.repeat(300)}${']'.repeat(300)}}\n]}`,
    '{"a":[\n{"b":1}x}\n]}',
    '{"a":[\n  {\n "b":1 x\n  }\n]}',
  ])('%s is none', (text) => {
    expect(() => [...jsonParts([text])]).toThrow(SyntaxError);
  });
});
