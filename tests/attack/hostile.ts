import fc from 'fast-check';
import { parseJson } from '#shared/json.ts';

/** Strings that readers stumble over. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\u202eabc',
  '\ud83d',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '9'.repeat(400),
  '1e999',
  '-0',
  '../../etc/passwd',
  '%s%n{{name}}$t(error.internal)',
  "'; DROP TABLE campaigns; --",
  '"*" OR NEAR(',
  '<script>alert(1)</script>',
  'd6+'.repeat(200),
  '['.repeat(5000),
  '*'.repeat(5000),
  '\n'.repeat(5000),
  ' '.repeat(100_000),
  'ç'.repeat(300_000),
  '9999-99-99',
  '2026-11-28',
  '00000000-0000-4000-8000-000000000000',
];

const NUMBERS = [
  ...[0, -0, -1, 1, 0.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 1e21],
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
];

/** Lists and objects one within the other, so many. */
function nested(levels: number, key: string | null): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level += 1) value = key === null ? [value] : { [key]: value };
  return value;
}

function ring(): unknown {
  const object: Record<string, unknown> = { name: 'a' };
  object['self'] = object;
  object['list'] = [object];
  return object;
}

/** Few objects in more places than can be visited. */
function bomb(): unknown {
  let value: unknown = {};
  for (let level = 0; level < 50; level += 1) value = { a: value, b: value };
  return value;
}

/** Made anew each time: what is bent once is not bent for all. */
const OBJECTS: readonly (() => unknown)[] = [
  () => [],
  () => ({}),
  () => nested(30, 'name'),
  () => nested(900, null),
  () => nested(5000, 'commands'),
  () => nested(900, 'commands'),
  ring,
  bomb,
  () => new Array<unknown>(2_000_000_000),
  () => Array.from({ length: 60_000 }, () => 1),
  () => Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, index])),
  () => parseJson('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}'),
  () => ({ length: 3, 0: 'a' }),
  () => ({ toString: 1, valueOf: 'x', then: 1, toJSON: 1 }),
  () => new Uint8Array(300),
  () => new Float64Array([Number.NaN]),
  () => new ArrayBuffer(8),
  () => new DataView(new ArrayBuffer(8)),
  () => new Map([['name', 'a']]),
  () => new Set(['a']),
  () => new Date(0),
  () => new Date(Number.NaN),
  () => /(a+)+$/,
  () => new Error('x'),
  () => new Date(),
];

/** Whatever can be copied from one process to another and was never meant. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(null, undefined, true, false, 7n),
  fc.constantFrom(...OBJECTS).map((make) => make()),
  fc.jsonValue({ maxDepth: 3 }),
);

type Bend = (value: object, key: string, what: unknown) => void;

const BENDS: readonly Bend[] = [
  (value, key, what) => void Reflect.set(value, key, what),
  (value, key, what) => void Reflect.set(value, key, what),
  (value, key) => void Reflect.deleteProperty(value, key),
  (value, key, what) => void Reflect.set(value, Array.isArray(value) ? value.length : `${key}2`, what),
  (value, key) => void Reflect.set(value, key, [Reflect.get(value, key), Reflect.get(value, key)]),
  (value, key) => void Reflect.set(value, key, String(Reflect.get(value, key))),
  (value, key) => void Reflect.set(value, key, Number(Reflect.get(value, key)) * 1e6),
];

/** A value changed in up to `most` places: something hostile in a field's place, a field more or less, another type. */
export function bent(make: () => unknown, most = 2): fc.Arbitrary<unknown> {
  const bend = fc.record({ where: fc.nat(), how: fc.constantFrom(...BENDS), what: hostile });
  return fc.array(bend, { maxLength: most }).map((bends) => {
    const box = { value: structuredClone(make()) };
    for (const { where, how, what } of bends) {
      const places = placesIn(box);
      const [object, key] = places[where % places.length] ?? [box, 'value'];
      try {
        how(object, key, what);
      } catch {
        // An object that is not to be bent so stays as it is.
      }
    }
    return box.value;
  });
}

const MOST_PLACES = 400;

/** The first fields of an object and of those within it. */
function placesIn(box: object): readonly (readonly [object, string])[] {
  const places: (readonly [object, string])[] = [];
  const waiting: object[] = [box];
  for (let next = waiting.shift(); next && places.length < MOST_PLACES; next = waiting.shift()) {
    if (ArrayBuffer.isView(next) || (Array.isArray(next) && next.length > MOST_PLACES)) continue;
    for (const key of Object.keys(next)) {
      const inner: unknown = Reflect.get(next, key);
      places.push([next, key]);
      if (typeof inner === 'object' && inner !== null) waiting.push(inner);
    }
  }
  return places;
}
