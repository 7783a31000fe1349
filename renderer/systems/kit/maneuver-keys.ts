/** The keys, within their panel, of the manoeuvres that several games know: learnt in one, they hold in the next. */
export const MANEUVER_KEYS = {
  grapple: 'Q',
  trip: 'U',
  disarm: 'S',
  push: 'E',
  feint: 'F',
  'break-free': 'Z',
} as const;
