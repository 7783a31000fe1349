/**
 * Whether two JSON values say the same, whatever the wording: any message equals any other, `undefined` equals missing,
 * and the order of keys doesn't matter.
 */
export function alike(a: unknown, b: unknown): boolean {
  return stillSays(a, b) && stillSays(b, a);
}

/** Whether two JSON values are the same to the letter, their wording too; `undefined` equals missing, the order of keys doesn't matter. */
export function identical(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => identical(item, b[index]));
  }
  if (!isObject(a) || !isObject(b) || Array.isArray(b)) return false;
  for (const key in a) if (!identical(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

/** Whether a value made today still says all that the stored one says; it may say more, which a later version has added. */
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
