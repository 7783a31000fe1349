import type { z } from 'zod';

/** What marks the fault of standing twice where each may stand once. */
const REPEATED = { repeated: true };

/** Whether a fault is that of standing twice. */
export function isRepeated(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.['repeated'] === true;
}

/** The place of the first value that stood before, or −1. */
export function firstRepeated(values: readonly string[]): number {
  const seen = new Set<string>();
  return values.findIndex((value) => {
    if (seen.has(value)) return true;
    seen.add(value);
    return false;
  });
}

/** A check of a list of ids in which nobody may stand twice. */
export function eachOnce(ids: readonly string[], context: z.RefinementCtx): void {
  const twice = firstRepeated(ids);
  if (twice !== -1) context.addIssue({ code: 'custom', path: [twice], params: REPEATED });
}

/** A check of a list whose items are told apart by a field: the second with the same value there is at fault. */
function onceBy<Field extends string>(field: Field) {
  return (items: readonly Readonly<Record<Field, string>>[], context: z.RefinementCtx): void => {
    const twice = firstRepeated(items.map((item) => item[field]));
    if (twice !== -1) context.addIssue({ code: 'custom', path: [twice, field], params: REPEATED });
  };
}

/** A check of a list of what is done to several, each once: the second for one target is at fault. */
export const targetsOnce = onceBy('target');

/** A check of a list whose items are told apart by their ids: the second of one id is at fault. */
export const idsOnce = onceBy('id');
