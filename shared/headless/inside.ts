/** What stands in a field of something not checked yet; undefined where there is no such field. */
export function inside(object: unknown, field: string): unknown {
  return typeof object === 'object' && object !== null ? Reflect.get(object, field) : undefined;
}

/** The list in a field of something not checked yet; an empty one where there is none. */
export function listIn(object: unknown, field: string): readonly unknown[] {
  const list = inside(object, field);
  return Array.isArray(list) ? list : [];
}
