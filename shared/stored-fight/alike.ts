/**
 * Whether two values of JSON tell the same, however they are worded: a message stands for any other, what is `undefined`
 * is as good as missing, and the order of keys doesn't matter.
 */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => alike(item, b[index]));
  }
  if (!isObject(a) || !isObject(b) || Array.isArray(b)) return false;
  if (isMessage(a) && isMessage(b)) return true;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => alike(a[key], b[key]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isMessage(value: Readonly<Record<string, unknown>>): boolean {
  const { key, values: _values, plain, ...rest } = value;
  return Object.keys(rest).length === 0 && (typeof key === 'string') !== (typeof plain === 'string');
}
