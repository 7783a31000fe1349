/**
 * Whether two values of JSON tell the same, however they are worded: a message stands for any other, what is `undefined`
 * is as good as missing, and the order of keys doesn't matter.
 */
export function alike(a: unknown, b: unknown): boolean {
  return stillSays(a, b) && stillSays(b, a);
}

/** Whether today's telling still says all that a stored one says; what it says besides, a later version has added. */
export function stillSays(today: unknown, stored: unknown): boolean {
  if (stored === today) return true;
  if (Array.isArray(stored)) {
    return (
      Array.isArray(today) &&
      stored.length === today.length &&
      stored.every((item, index) => stillSays(today[index], item))
    );
  }
  if (!isObject(stored) || !isObject(today) || Array.isArray(today)) return false;
  if (isMessage(stored) && isMessage(today)) return true;
  return Object.keys(stored).every((key) => stillSays(today[key], stored[key]));
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isMessage(value: Fields): boolean {
  const { key, values: _values, plain, ...rest } = value;
  return Object.keys(rest).length === 0 && (typeof key === 'string') !== (typeof plain === 'string');
}
