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

const NOBODY: readonly Rival[] = [];

/**
 * Whom one in this place of its side's list goes for among the other side's list; null when nobody stands.
 * `weakest`: fewest points left, the earlier among equals. `nearest`: the lists face each other and the closest place
 * counts, the earlier among equals. `spread`: the standing are dealt out in turn, the first to the first.
 */
export function chooseTarget<R extends Rival>(focus: Focus, place: number, rivals: readonly R[]): R | null {
  return chooseOther(focus, place, rivals, NOBODY);
}

/** As many different ones as wanted, the most wanted first: for attacks that reach several. */
export function chooseTargets<R extends Rival>(
  focus: Focus,
  place: number,
  rivals: readonly R[],
  wanted: number,
): readonly R[] {
  const chosen: R[] = [];
  while (chosen.length < wanted) {
    const next = chooseOther(focus, place, rivals, chosen);
    if (next === null) break;
    chosen.push(next);
  }
  return chosen;
}

function chooseOther<R extends Rival>(
  focus: Focus,
  place: number,
  rivals: readonly R[],
  taken: readonly Rival[],
): R | null {
  switch (focus) {
    case 'weakest':
      return weakest(rivals, taken);
    case 'nearest':
      return nearest(place, rivals, taken);
    case 'spread':
      return dealt(place, rivals, taken);
  }
}

function isFree(rival: Rival, taken: readonly Rival[]): boolean {
  return rival.up && (taken.length === 0 || !taken.includes(rival));
}

function weakest<R extends Rival>(rivals: readonly R[], taken: readonly Rival[]): R | null {
  let chosen: R | null = null;
  let fewest = Infinity;
  for (const rival of rivals) {
    if (!isFree(rival, taken)) continue;
    const left = rival.points + rival.temp;
    if (left >= fewest) continue;
    fewest = left;
    chosen = rival;
  }
  return chosen;
}

function nearest<R extends Rival>(place: number, rivals: readonly R[], taken: readonly Rival[]): R | null {
  let chosen: R | null = null;
  let closest = Infinity;
  let at = 0;
  for (const rival of rivals) {
    const distance = at < place ? place - at : at - place;
    at += 1;
    if (distance >= closest || !isFree(rival, taken)) continue;
    closest = distance;
    chosen = rival;
  }
  return chosen;
}

function dealt<R extends Rival>(place: number, rivals: readonly R[], taken: readonly Rival[]): R | null {
  // Round after round until the place is reached: there are seldom many more on one side than on the other.
  let skip = place;
  let free = 0;
  do {
    if (free > 0) skip %= free;
    free = 0;
    for (const rival of rivals) {
      if (!isFree(rival, taken)) continue;
      if (free === skip) return rival;
      free += 1;
    }
  } while (free > 0);
  return null;
}
