/** The keys, within their panel, of the manoeuvres that several games know: the same in each, so that they are learnt once. */
export const MANEUVER_KEYS = {
  grapple: 'Q',
  trip: 'U',
  disarm: 'S',
  push: 'E',
  feint: 'F',
  'break-free': 'Z',
} as const;
