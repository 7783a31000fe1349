/**
 * Whether two values of JSON tell the same, however they are worded: a message stands for any other, what is `undefined`
 * is as good as missing, and the order of keys doesn't matter.
 */
export function alike(a: unknown, b: unknown): boolean {
  return compare(a, b, (one, other) => new Set([...Object.keys(one), ...Object.keys(other)]));
}

/** Whether today's telling still says all that a stored one says; what it says besides, a later version has added. */
export function stillSays(today: unknown, stored: unknown): boolean {
  return compare(stored, today, (said) => Object.keys(said));
}

type Fields = Readonly<Record<string, unknown>>;

function compare(a: unknown, b: unknown, keysOf: (a: Fields, b: Fields) => Iterable<string>): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return (
      Array.isArray(b) && a.length === b.length && a.every((item, index) => compare(item, b[index], keysOf))
    );
  }
  if (!isObject(a) || !isObject(b) || Array.isArray(b)) return false;
  if (isMessage(a) && isMessage(b)) return true;
  return [...keysOf(a, b)].every((key) => compare(a[key], b[key], keysOf));
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isMessage(value: Fields): boolean {
  const { key, values: _values, plain, ...rest } = value;
  return Object.keys(rest).length === 0 && (typeof key === 'string') !== (typeof plain === 'string');
}
