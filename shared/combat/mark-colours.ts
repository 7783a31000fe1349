/** The colours of bases and tokens that tell equals apart, in the order they are given out. */
export const MARK_COLOURS = [
  'red',
  'blue',
  'green',
  'yellow',
  'purple',
  'orange',
  'white',
  'black',
  'pink',
  'brown',
] as const;

/** One of the colours of bases and tokens. */
export type MarkColour = (typeof MARK_COLOURS)[number];
