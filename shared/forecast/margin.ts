const Z = 1.959963984540054; // of the normal distribution, for 95 %

/** Half the width of the 95% Wilson interval of a share seen in so many runs. */
export function marginOf(share: number, runs: number): number {
  if (runs === 0) return 1;
  const z2 = Z * Z;
  const spread = (share * (1 - share)) / runs + z2 / (4 * runs * runs);
  return (Z * Math.sqrt(spread)) / (1 + z2 / runs);
}
