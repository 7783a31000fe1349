/** Where the messages lie over the screen. */
export type ToastPlace = 'bottom' | 'bottom-end' | 'bottom-start' | 'top';

/** A part of the screen, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const PLACES: readonly ToastPlace[] = ['bottom', 'bottom-end', 'bottom-start', 'top'];
/** The distance from the edge of the window, in pixels. */
const EDGE = 24;

/** The first place where messages of a size cover no field, else the one where they cover the fewest, never the one in use. */
export function clearPlace(
  size: Pick<Area, 'width' | 'height'>,
  room: Pick<Area, 'width' | 'height'>,
  fields: readonly { readonly area: Area; readonly inUse: boolean }[],
): ToastPlace {
  const costs = PLACES.map((place) => {
    const lies = areaOf(place, size, room);
    const covered = fields.filter(({ area }) => overlaps(lies, area));
    return covered.reduce((cost, { inUse }) => cost + (inUse ? fields.length : 1), 0);
  });
  return PLACES[costs.indexOf(Math.min(...costs))] ?? 'bottom';
}

function areaOf(
  place: ToastPlace,
  { width, height }: Pick<Area, 'width' | 'height'>,
  room: Pick<Area, 'width' | 'height'>,
): Area {
  const middle = (room.width - width) / 2;
  const left = place === 'bottom-end' ? room.width - width - EDGE : place === 'bottom-start' ? EDGE : middle;
  return { left, top: place === 'top' ? EDGE : room.height - height - EDGE, width, height };
}

function overlaps(one: Area, other: Area): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
