import type { CombatState, OrderEntry } from '#shared/combat/state.ts';

/** Those who share a place in the order, the leader first: their count is the leader's, and nobody stands between them. */
export type Links = CombatState['linked'];

/** Whose place somebody shares; itself for one who leads, or stands alone. */
export function leaderOf(links: Links, id: string): string {
  return links.find((link) => link.includes(id))?.[0] ?? id;
}

/** Whether somebody follows another in the order. */
export function isFollower(links: Links, id: string): boolean {
  return leaderOf(links, id) !== id;
}

/** The places of those who lead or stand alone. */
export function headsOf(order: readonly OrderEntry[], links: Links): readonly OrderEntry[] {
  return links.length === 0 ? order : order.filter(({ id }) => !isFollower(links, id));
}

/** The order with everybody who follows another right after that one, on its count; `from` says who is in it at all. */
export function gathered(
  heads: readonly OrderEntry[],
  links: Links,
  from: readonly OrderEntry[],
): readonly OrderEntry[] {
  if (links.length === 0) return heads;
  const present = new Set(from.map(({ id }) => id));
  const followers = new Map(links.map(([leader, ...others]) => [leader, others] as const));
  return heads.flatMap(({ id, initiative }) => {
    const behind = (followers.get(id) ?? []).filter((other) => present.has(other));
    return [{ id, initiative }, ...behind.map((other) => ({ id: other, initiative }))];
  });
}

/** An order with everybody who follows another moved behind that one, on its count. */
export function linkedOrder(order: readonly OrderEntry[], links: Links): readonly OrderEntry[] {
  return gathered(headsOf(order, links), links, order);
}

/** The links without somebody; a link of one alone is none. */
export function withoutLinked(links: Links, id: string): Links {
  if (!links.some((link) => link.includes(id))) return links;
  return links.map((link) => link.filter((one) => one !== id)).filter((link) => link.length > 1);
}
