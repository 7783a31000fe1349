/** Whom everyone goes for: the weakest still standing, the nearest one, or each somebody else. */
export const FOCUSES = ['weakest', 'nearest', 'spread'] as const;

/** Whom everyone goes for. */
export type Focus = (typeof FOCUSES)[number];

/** One who may be attacked, as far as choosing goes. */
export interface Rival {
  /** The place in its side's list, from 0, also counting those who don't stand. */
  readonly place: number;
  readonly points: number;
  readonly temp: number;
}

/** Those of a side who stand, in the order of its list: the first `count` of these. */
export interface Line<R> {
  readonly standing: readonly R[];
  readonly count: number;
}

/**
 * Whom one in this place of its side's list goes for among those of the other side who stand; null when nobody does.
 * `weakest`: fewest points left, the earlier among equals. `nearest`: the lists face each other and the closest place
 * counts, the earlier among equals. `spread`: the standing are dealt out in turn, the first to the first.
 */
export function chooseTarget<R extends Rival>(focus: Focus, place: number, rivals: Line<R>): R | null {
  if (rivals.count === 0) return null;
  switch (focus) {
    case 'weakest':
      return weakest(rivals);
    case 'nearest':
      return nearest(place, rivals);
    case 'spread':
      return rivals.standing[place < rivals.count ? place : place % rivals.count] ?? null;
  }
}

/** As many different ones as wanted, the most wanted first: for attacks that reach several. */
export function chooseTargets<R extends Rival>(
  focus: Focus,
  place: number,
  rivals: Line<R>,
  wanted: number,
): readonly R[] {
  const chosen: R[] = [];
  let others = rivals.standing.slice(0, rivals.count);
  while (chosen.length < wanted) {
    const next = chooseTarget(focus, place, { standing: others, count: others.length });
    if (next === null) break;
    chosen.push(next);
    others = others.filter((one) => one !== next);
  }
  return chosen;
}

function weakest<R extends Rival>({ standing, count }: Line<R>): R | null {
  let chosen: R | null = null;
  let fewest = Infinity;
  for (let at = 0; at < count; at += 1) {
    const rival = standing[at];
    if (rival === undefined) break;
    const left = rival.points + rival.temp;
    if (left >= fewest) continue;
    fewest = left;
    chosen = rival;
  }
  return chosen;
}

function nearest<R extends Rival>(place: number, { standing, count }: Line<R>): R | null {
  let chosen: R | null = null;
  let closest = Infinity;
  for (let at = 0; at < count; at += 1) {
    const rival = standing[at];
    if (rival === undefined) break;
    const distance = Math.abs(rival.place - place);
    if (distance >= closest) continue;
    closest = distance;
    chosen = rival;
  }
  return chosen;
}
