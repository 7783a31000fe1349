import type { DiceSlot } from '#shared/rules/system.ts';
import type { TypedNaturals } from '#shared/dice/typed.ts';
import { type Message, message } from '#shared/text/message.ts';

/** What is asked of dice read off the table: how many of which kind, in the order they fall. */
export type Asked = Pick<DiceSlot, 'purpose' | 'sides' | 'count'>;

/** The dice as they are being typed: what stands in each field (`3 5 `), and the field that is typed in. */
export interface DiceLine {
  readonly sources: readonly string[];
  readonly at: number;
}

/** A line after a key; what was wrong with the key where it was not taken. */
export interface KeyTaken {
  readonly line: DiceLine;
  readonly refused: Message | null;
}

/** Stands for a die that the app rolls. */
const APP = '.';
/** A number pad writes either. */
const DOTS: ReadonlySet<string> = new Set([APP, ',']);

/** Whether a key is one that dice are typed with. */
export function isDiceKey(key: string): boolean {
  return /^\d$/.test(key) || DOTS.has(key);
}

/**
 * Types a key into a line: a figure, a dot (this die is the app's), a blank (the next die) or `Backspace`. A die that can't
 * grow any more moves on by itself; a figure that no die here shows isn't taken, and it is said why. A 0 on a d10 is its 10.
 */
export function typeKey(slots: readonly Asked[], line: DiceLine, key: string): KeyTaken {
  const slot = slots[line.at];
  if (slot === undefined) return { line, refused: null };
  if (key === 'Backspace') return { line: goBack(line), refused: null };
  const text = line.sources[line.at] ?? '';
  if (key === ' ') return { line: isGrowing(text) ? moveOn(slots, line, `${text} `) : line, refused: null };
  if (isDone(slot, text)) return typeNext(slots, line, key);
  const die = DOTS.has(key) ? APP : grown(text, key, slot.sides);
  if (die === null) {
    const tried = Number(`${lastDie(text)}${key}`);
    return { line, refused: message('error.dieOutOfRange', { natural: tried, sides: slot.sides }) };
  }
  const next = `${text.slice(0, text.length - lastDie(text).length)}${die}`;
  return {
    line: canGrow(die, slot.sides) ? put(line, next) : moveOn(slots, line, `${next} `),
    refused: null,
  };
}

/** Types what was pasted, or written at once, into a line from one of its fields on, in place of what stood there. */
export function typeText(slots: readonly Asked[], line: DiceLine, text: string): KeyTaken {
  let taken: KeyTaken = { line: put(line, ''), refused: null };
  for (const key of text.trim().replaceAll(/\s+/g, ' ')) {
    const { at, sources } = taken.line;
    // The die before is done already where it couldn't grow.
    if (key === ' ' && !isGrowing(sources[at] ?? '')) continue;
    // A comma within what is written at once is no key of a number pad, but a figure with a part.
    const isTaken = key === ' ' || key === APP || /^\d$/.test(key);
    const next = isTaken ? typeKey(slots, taken.line, key) : null;
    if (next === null) return { line, refused: notFigure(text, key) };
    if (next.refused !== null) return { line, refused: next.refused };
    taken = next;
  }
  return taken;
}

/** The naturals typed, by purpose; null for a die that is left to the app, or open before one that is typed. */
export function naturalsOf(slots: readonly Asked[], sources: readonly string[]): TypedNaturals {
  const typed = new Map<string, (number | null)[]>();
  for (const [index, { purpose, count }] of slots.entries()) {
    const dice = diceOf(sources[index] ?? '').map((die) => (die === APP ? null : Number(die)));
    const open = Array.from({ length: count - dice.length }, () => null);
    typed.set(purpose, [...(typed.get(purpose) ?? []), ...dice, ...open]);
  }
  return Object.fromEntries(
    [...typed].flatMap(([purpose, dice]) => {
      const end = dice.findLastIndex((natural) => natural !== null) + 1;
      return end === 0 ? [] : [[purpose, dice.slice(0, end)]];
    }),
  );
}

/** What stands in the fields of these dice, without what none of them shows: it was typed for other ones. */
export function fittingSources(slots: readonly Asked[], sources: readonly string[]): readonly string[] {
  return slots.map((slot, index) => {
    const text = sources[index] ?? '';
    const dice = diceOf(text);
    const fits = dice.length <= slot.count && dice.every((die) => die === APP || Number(die) <= slot.sides);
    return fits ? text : '';
  });
}

/** Whether all dice of a field are there and the last can't grow any more. */
export function isDone(slot: Asked, text: string): boolean {
  return isFull(text, slot) && !canGrow(lastDie(text), slot.sides);
}

/** The first field with a die that is neither typed nor left to the app; null when there is none. */
export function firstOpen(slots: readonly Asked[], sources: readonly string[]): number | null {
  const open = slots.findIndex(({ count }, index) => diceOf(sources[index] ?? '').length < count);
  return open === -1 ? null : open;
}

/** The field that holds a die by its purpose and its place among the dice of that purpose; null for one that has no field. */
export function fieldOf(slots: readonly Asked[], purpose: string, place: number): number | null {
  let before = 0;
  for (const [index, slot] of slots.entries()) {
    if (slot.purpose !== purpose) continue;
    before += slot.count;
    if (place < before) return index;
  }
  return null;
}

/** Whether a die has been typed, or left to the app, by its purpose and its place among the dice of that purpose. */
export function isGiven(
  slots: readonly Asked[],
  sources: readonly string[],
  purpose: string,
  place: number,
): boolean {
  const index = fieldOf(slots, purpose, place);
  if (index === null) return false;
  const before = slots
    .slice(0, index)
    .reduce((sum, one) => sum + (one.purpose === purpose ? one.count : 0), 0);
  return place - before < diceOf(sources[index] ?? '').length;
}

/** Says which of the figures written has a sign that is none. */
function notFigure(text: string, key: string): Message {
  const figure = text.split(/\s+/).find((one) => one.includes(key)) ?? key;
  return message('tracker.typed.notFigure', { figure });
}

/** A key for a field that is full is meant for the next one. */
function typeNext(slots: readonly Asked[], line: DiceLine, key: string): KeyTaken {
  const next = line.at + 1;
  if (next < slots.length) return typeKey(slots, { ...line, at: next }, key);
  const { count, sides } = slots[line.at] ?? { count: 0, sides: 0 };
  return { line, refused: message('tracker.typed.full', { count, sides }) };
}

function diceOf(text: string): readonly string[] {
  return text.split(' ').filter((die) => die !== '');
}

/** The die being typed; '' where the next one would be begun. */
function lastDie(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}

function isBegun(text: string): boolean {
  return text.trim() !== '';
}

/** Whether a die is being typed that another figure may belong to. */
function isGrowing(text: string): boolean {
  return lastDie(text) !== '';
}

function isFull(text: string, { count }: Asked): boolean {
  return diceOf(text).length >= count;
}

/** A die with one figure more; null when none shows that. */
function grown(text: string, key: string, sides: number): string | null {
  const before = lastDie(text);
  if (before === '' && key === '0' && sides === 10) return '10';
  const natural = Number(before + key);
  return natural >= 1 && natural <= sides ? String(natural) : null;
}

function canGrow(die: string, sides: number): boolean {
  return die !== APP && die !== '' && Number(die) * 10 <= sides;
}

/** Goes on behind a die that is done: to the next one of the field, or to the next field. */
function moveOn(slots: readonly Asked[], line: DiceLine, text: string): DiceLine {
  const slot = slots[line.at];
  const full = slot === undefined || isFull(text, slot);
  const next = put(line, full ? text.trimEnd() : text);
  return full && line.at + 1 < slots.length ? { ...next, at: line.at + 1 } : next;
}

function goBack(line: DiceLine): DiceLine {
  const text = line.sources[line.at] ?? '';
  if (isBegun(text)) {
    const shorter = text.trimEnd().slice(0, -1);
    return put(line, shorter);
  }
  return line.at === 0 ? line : { ...line, at: line.at - 1 };
}

function put({ sources, at }: DiceLine, text: string): DiceLine {
  const before = Array.from({ length: Math.max(sources.length, at + 1) }, (_, index) => sources[index] ?? '');
  return { sources: before.with(at, text), at };
}
