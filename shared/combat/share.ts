/** How much of what strikes several somebody gets. */
export const SHARES = ['whole', 'half', 'double', 'none'] as const;

/** One of the shares. */
export type Share = (typeof SHARES)[number];

/** So much of an amount, half a point going the way it does in the game. */
export function shareOf(amount: number, share: Share, rounding: 'down' | 'up'): number {
  if (share === 'none') return 0;
  if (share === 'double') return amount * 2;
  if (share === 'whole') return amount;
  return rounding === 'down' ? Math.floor(amount / 2) : Math.ceil(amount / 2);
}
