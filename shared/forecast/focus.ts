/** Whom everyone goes for: the weakest still standing, the nearest one, or each somebody else. */
export const FOCUSES = ['weakest', 'nearest', 'spread'] as const;

/** Whom everyone goes for. */
export type Focus = (typeof FOCUSES)[number];

/** One who may be attacked, as far as choosing goes. */
export interface Rival {
  readonly up: boolean;
  readonly points: number;
  readonly temp: number;
}

/**
 * Whom one in this place of its side's list goes for among the other side's list; null when nobody stands.
 * `weakest`: fewest points left, the earlier among equals. `nearest`: the lists face each other and the closest place
 * counts, the earlier among equals. `spread`: the standing are dealt out in turn, the first to the first.
 */
export function chooseTarget<R extends Rival>(focus: Focus, place: number, rivals: readonly R[]): R | null {
  switch (focus) {
    case 'weakest':
      return weakest(rivals);
    case 'nearest':
      return nearest(place, rivals);
    case 'spread':
      return dealt(place, rivals);
  }
}

/** As many different ones as wanted, the most wanted first: for attacks that reach several. */
export function chooseTargets<R extends Rival>(
  focus: Focus,
  place: number,
  rivals: readonly R[],
  wanted: number,
): readonly R[] {
  const left = rivals.filter(({ up }) => up);
  const chosen: R[] = [];
  while (chosen.length < wanted && left.length > 0) {
    const next = chooseTarget(focus, place, left);
    if (next === null) break;
    chosen.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return chosen;
}

function weakest<R extends Rival>(rivals: readonly R[]): R | null {
  let chosen: R | null = null;
  let fewest = Infinity;
  for (const rival of rivals) {
    if (!rival.up) continue;
    const left = rival.points + rival.temp;
    if (left >= fewest) continue;
    fewest = left;
    chosen = rival;
  }
  return chosen;
}

function nearest<R extends Rival>(place: number, rivals: readonly R[]): R | null {
  let chosen: R | null = null;
  let closest = Infinity;
  let at = 0;
  for (const rival of rivals) {
    const distance = at < place ? place - at : at - place;
    at += 1;
    if (!rival.up || distance >= closest) continue;
    closest = distance;
    chosen = rival;
  }
  return chosen;
}

function dealt<R extends Rival>(place: number, rivals: readonly R[]): R | null {
  let standing = 0;
  for (const { up } of rivals) if (up) standing += 1;
  if (standing === 0) return null;
  let skip = place % standing;
  for (const rival of rivals) {
    if (!rival.up) continue;
    if (skip === 0) return rival;
    skip -= 1;
  }
  return null;
}
