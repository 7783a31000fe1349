/** How a die is drawn in a box of 100 × 100: its outline, the edges inside it, and where the natural stands. */
export interface DieShape {
  readonly outline: string;
  readonly edges: string;
  /** Middle of the natural, and its size. */
  readonly figure: { readonly y: number; readonly size: number };
}

const d20: DieShape = {
  outline: 'M50 4 90 27V73L50 96 10 73V27Z',
  edges:
    'M50 25 75 66H25ZM50 4V25M90 27 50 25M10 27 50 25M90 27 75 66M90 73 75 66M50 96 75 66M50 96 25 66M10 73 25 66M10 27 25 66',
  figure: { y: 54, size: 25 },
};

const SHAPES: Readonly<Record<number, DieShape>> = {
  4: {
    outline: 'M50 8 95 86H5Z',
    edges: 'M50 8V58M95 86 50 58M5 86 50 58',
    figure: { y: 72, size: 26 },
  },
  6: {
    outline: 'M50 5 90 26V74L50 95 10 74V26Z',
    edges: 'M10 26 50 47 90 26M50 47V95',
    figure: { y: 27, size: 26 },
  },
  8: {
    outline: 'M50 4 90 27V73L50 96 10 73V27Z',
    edges: 'M50 4 90 73H10Z',
    figure: { y: 54, size: 28 },
  },
  10: {
    outline: 'M50 4 95 44V58L50 96 5 58V44Z',
    edges: 'M50 4 73 56 50 70 27 56ZM73 56 95 58M27 56 5 58M50 70V96',
    figure: { y: 46, size: 26 },
  },
  12: {
    outline: 'M50 4 77 13 94 36V64L77 87 50 96 23 87 6 64V36L23 13Z',
    edges: 'M50 24 75 42 65 72H35L25 42ZM50 4V24M94 36 75 42M77 87 65 72M23 87 35 72M6 36 25 42',
    figure: { y: 52, size: 26 },
  },
  20: d20,
};

const coin: DieShape = {
  outline: 'M50 5A45 45 0 1 1 50 95 45 45 0 1 1 50 5Z',
  edges: '',
  figure: { y: 50, size: 32 },
};

/** The drawing of a die by its number of faces; d100 looks like a d10, an unusual die like a coin. */
export function dieShape(sides: number): DieShape {
  return SHAPES[sides === 100 ? 10 : sides] ?? coin;
}
