import { folded } from '#shared/text/folded.ts';

/** Those whose name holds what is searched, accents and case aside. */
export function findByName<T extends { readonly name: string }>(
  list: readonly T[],
  search: string,
): readonly T[] {
  const wanted = folded(search);
  return wanted === '' ? list : list.filter(({ name }) => folded(name).includes(wanted));
}
