import type { CairnKey } from '#shared/rules/cairn/words/texts.ts';

/** The places a scar's place die may name; for entry 6 they are attributes (C13). */
export const SCAR_PLACES = [
  'neck',
  'hands',
  'eye',
  'chest',
  'legs',
  'ear',
  'leg',
  'arm',
  'rib',
  'skull',
  'str',
  'dex',
  'wil',
] as const;

/** One of the places of a scar. */
export type ScarPlaceId = (typeof SCAR_PLACES)[number];

/** What the places are called. */
export const PLACE_TEXT = {
  neck: 'place.neck',
  hands: 'place.hands',
  eye: 'place.eye',
  chest: 'place.chest',
  legs: 'place.legs',
  ear: 'place.ear',
  leg: 'place.leg',
  arm: 'place.arm',
  rib: 'place.rib',
  skull: 'place.skull',
  str: 'attribute.str',
  dex: 'attribute.dex',
  wil: 'attribute.wil',
} as const satisfies Record<ScarPlaceId, CairnKey>;
