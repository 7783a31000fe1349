import fc from 'fast-check';

const SNIPPETS = [
  ...['\u0000', '\u202e', '\ud83d', '\ufeff', '\r', '\n\n', '\t', '"', "'", '`', '\\', ',', ';', ':', '|'],
  ...['*', '**', '_', '~~', '#', '- ', '> ', '1. ', '![](', '](', '<b>', '&lt;', '[[', '```', '---', '|-|-|'],
  ...[
    '{',
    '}',
    '[',
    ']',
    ',"__proto__":{"x":1}',
    'null',
    'NaN',
    '1e999',
    '-',
    '9'.repeat(40),
    'd',
    'kh',
    '+',
  ],
];

type Change = (text: string, at: number, length: number, snippet: string) => string;

const CHANGES: readonly Change[] = [
  (text, at, _length, snippet) => text.slice(0, at) + snippet + text.slice(at),
  (text, at, length) => text.slice(0, at) + text.slice(at + length),
  (text, at) => text.slice(0, at),
  (text, at, length) => text.slice(0, at) + text.slice(at, at + length).repeat(20) + text.slice(at),
  (text, at, length, snippet) => text.slice(0, at) + snippet.repeat(length * 20) + text.slice(at),
  (text, at, length, snippet) => text.slice(0, at) + snippet.repeat(length) + text.slice(at + length),
  (text, at, length) => text.slice(at) + text.slice(0, length),
];

/** A text changed in one to `most` places: cut, repeated, with something put in that readers stumble over. */
export function bentText(texts: readonly string[], most = 4): fc.Arbitrary<string> {
  const change = fc.record({
    how: fc.constantFrom(...CHANGES),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 1, max: 60 }),
    snippet: fc.oneof(fc.constantFrom(...SNIPPETS), fc.string({ unit: 'binary', maxLength: 4 })),
  });
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: most }))
    .map(([text, changes]) =>
      changes.reduce(
        (changed, { how, at, length, snippet }) =>
          how(changed, Math.floor(changed.length * at), length, snippet),
        text,
      ),
    );
}

/** A text as the bytes of a file, in one encoding or another, some of them wrong. */
export function bentBytes(text: fc.Arbitrary<string>): fc.Arbitrary<Uint8Array> {
  const encode = fc.constantFrom<(words: string) => Uint8Array>(
    (words) => Buffer.from(words),
    (words) => Buffer.from(`\ufeff${words}`),
    (words) => Buffer.from(`\ufeff${words}`, 'utf16le'),
    (words) => Buffer.from(words, 'latin1'),
  );
  const wrong = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 3 });
  return fc.tuple(text, encode, wrong).map(([words, encoded, changes]) => {
    const bytes = new Uint8Array(encoded(words));
    for (const [at, byte] of changes) if (bytes.length > 0) bytes[at % bytes.length] = byte;
    return bytes;
  });
}
