/** Whether two plain values say the same, however deep. */
export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([name, value]) => Object.hasOwn(other, name) && alike(value, Reflect.get(other, name)))
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
