import type { Message } from '#shared/text/message.ts';
import { message } from '#shared/text/translate.ts';
import type { DiceSlot } from '#shared/rules/system.ts';

/** Figures read off the table for one slot, or why they can't be taken. */
export type TypedReading =
  | { readonly ok: true; readonly naturals: readonly number[] }
  | { readonly ok: false; readonly why: Message };

/** The figures by purpose, and the fault of each slot (null: none); only slots somebody wrote in are in `typed`. */
interface AllTyped {
  readonly typed: Readonly<Record<string, readonly number[]>>;
  readonly faults: readonly (Message | null)[];
}

const FIGURE = /^\d+$/;

/** Reads the naturals of one slot: figures separated by blanks; none at all leaves every die of it to the app. */
export function readTyped(source: string, { sides, count }: Pick<DiceSlot, 'sides' | 'count'>): TypedReading {
  const figures = source.split(/\s+/).filter((figure) => figure !== '');
  const odd = figures.find((figure) => !FIGURE.test(figure));
  if (odd !== undefined) return { ok: false, why: message('tracker.typed.notFigure', { figure: odd }) };
  if (figures.length > count) return { ok: false, why: message('tracker.typed.tooMany', { count, sides }) };
  const naturals = figures.map(Number);
  const impossible = naturals.find((natural) => natural < 1 || natural > sides);
  if (impossible !== undefined) {
    return { ok: false, why: message('error.dieOutOfRange', { natural: impossible, sides }) };
  }
  return { ok: true, naturals };
}

/**
 * Reads what stands in the fields of all slots, one source a slot. Dice of one purpose are used up in their order, so
 * that a later field can only be filled when the earlier ones of its purpose are full.
 */
export function readAllTyped(sources: readonly string[], slots: readonly DiceSlot[]): AllTyped {
  const typed = new Map<string, readonly number[]>();
  const open = new Set<string>();
  const faults = slots.map((slot, index) => {
    const reading = readTyped(sources[index] ?? '', slot);
    if (!reading.ok) return reading.why;
    const { naturals } = reading;
    if (naturals.length > 0) {
      if (open.has(slot.purpose)) return message('tracker.typed.earlierFirst');
      typed.set(slot.purpose, [...(typed.get(slot.purpose) ?? []), ...naturals]);
    }
    if (naturals.length < slot.count) open.add(slot.purpose);
    return null;
  });
  return { typed: Object.fromEntries(typed), faults };
}
