/** The picks after one of them was switched. */
export function switchPick<K>(picks: ReadonlySet<K>, key: K): ReadonlySet<K> {
  const next = new Set(picks);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The picks after some were all put in or taken out; others stay as they are. */
export function pickAll<K>(picks: ReadonlySet<K>, keys: readonly K[], picked: boolean): ReadonlySet<K> {
  const next = new Set(picks);
  for (const key of keys) {
    if (picked) next.add(key);
    else next.delete(key);
  }
  return next;
}
