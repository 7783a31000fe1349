import type { z } from 'zod';

/** The place of the first value that stood before, or −1. */
export function firstRepeated(values: readonly string[]): number {
  const seen = new Set<string>();
  return values.findIndex((value) => {
    if (seen.has(value)) return true;
    seen.add(value);
    return false;
  });
}

/** A check of a list whose items are told apart by their ids: the second of one id is at fault. */
export function idsOnce(items: readonly { readonly id: string }[], context: z.RefinementCtx): void {
  const twice = firstRepeated(items.map(({ id }) => id));
  if (twice !== -1) context.addIssue({ code: 'custom', path: [twice, 'id'] });
}
