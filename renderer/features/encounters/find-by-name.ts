import { foldName } from '../bestiary/fold-name.ts';

/** Those whose name holds what is searched, accents and case aside. */
export function findByName<T extends { readonly name: string }>(
  list: readonly T[],
  search: string,
): readonly T[] {
  const wanted = foldName(search);
  return wanted === '' ? list : list.filter(({ name }) => foldName(name).includes(wanted));
}
