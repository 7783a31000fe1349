import { sameKey } from '#renderer/commands/keys.ts';

/** What decides whether two commands get into each other's way. */
export interface Bound {
  readonly id: string;
  readonly keys: readonly string[];
  readonly places: readonly string[];
}

/** A key that runs another command, too, where both can be had. */
export interface Clash {
  readonly key: string;
  /** The ids of the others. */
  readonly others: readonly string[];
}

/** The clashes of each command that has some, by its id. */
export function clashesOf(commands: readonly Bound[]): ReadonlyMap<string, readonly Clash[]> {
  const found = commands.map((one): [string, readonly Clash[]] => [one.id, clashesWith(one, commands)]);
  return new Map(found.filter(([, clashes]) => clashes.length > 0));
}

function clashesWith(one: Bound, commands: readonly Bound[]): readonly Clash[] {
  const near = commands.filter((other) => other.id !== one.id && meet(one.places, other.places));
  return one.keys
    .map((key) => ({
      key,
      others: near.filter(({ keys }) => keys.some((its) => sameKey(its, key))).map(({ id }) => id),
    }))
    .filter(({ others }) => others.length > 0);
}

/** Whether two commands may be there at once: the place of one is, or lies within, a place of the other. */
function meet(ours: readonly string[], theirs: readonly string[]): boolean {
  return ours.some((one) => theirs.some((other) => within(one, other) || within(other, one)));
}

function within(inner: string, outer: string): boolean {
  return outer === 'app' || inner === outer || inner.startsWith(`${outer}/`);
}
