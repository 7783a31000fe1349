/**
 * Names that keep everyone apart: a name stays as it is when nobody else has it, and gets a number when it comes
 * several times in `names` or was ever used in the fight (`used`: also by those who have left, so that no number comes
 * back). `own` says which of them keep theirs while it is free, whoever shares it: the characters.
 */
export function namesApart(
  names: readonly { readonly name: string; readonly own: boolean }[],
  used: Iterable<string> = [],
): readonly string[] {
  const taken = new Set(used);
  const times = new Map<string, number>();
  for (const { name, own } of names) if (!own) times.set(name, (times.get(name) ?? 0) + 1);
  const alone = (name: string, own: boolean) => own || times.get(name) === 1;
  // Those who keep their names come first, so that no number makes another's name.
  const kept = names.map(({ name, own }) => {
    if (taken.has(name) || !alone(name, own)) return null;
    taken.add(name);
    return name;
  });
  const last = new Map<string, number>();
  return names.map(({ name }, index) => {
    const free = kept[index] ?? null;
    if (free !== null) return free;
    let number = last.get(name) ?? 0;
    do number += 1;
    while (taken.has(`${name} ${number}`));
    last.set(name, number);
    taken.add(`${name} ${number}`);
    return `${name} ${number}`;
  });
}
