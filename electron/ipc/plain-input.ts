import type { Takes } from '#shared/api/channel-contract.ts';
import { RodadaError } from '#shared/errors.ts';
import { joinPath } from '#shared/schema/read.ts';
import { type Message, message } from '#shared/text/message.ts';

/** Lists and objects one within the other. */
const MOST_LEVELS = 64;

/** Values in one request, counted in each place that they stand in; bytes are one. */
const MOST_VALUES: Readonly<Record<Takes, number>> = { few: 50_000, many: 20_000_000, bytes: 100 };

/** A list or object that was looked through: the values in it, and how many levels it has. */
interface Extent {
  readonly values: number;
  readonly levels: number;
}

interface Walk {
  readonly takes: Takes;
  /** Where in the request. */
  readonly place: (string | number)[];
  readonly known: Map<object, Extent>;
}

const LEAF: Extent = { values: 1, levels: 0 };

/**
 * Refuses what no channel takes, whatever its schema says (`BAD_REQUEST` naming the place): anything but plain lists and
 * objects, nesting that would use up the stack, more than a request may hold. What crosses between processes is more than
 * JSON: an object may hold itself, or stand in so many places that reading it would never end.
 */
export function requirePlain(raw: unknown, takes: Takes): void {
  extentOf(raw, { takes, place: [], known: new Map() });
}

function extentOf(value: unknown, walk: Walk): Extent {
  const { takes, place, known } = walk;
  if (isLeaf(value) || (takes === 'bytes' && value instanceof Uint8Array)) return LEAF;
  if (!isPlain(value)) throw refusal(place, message('error.why.notUnderstood'));
  const before = known.get(value);
  if (place.length + (before?.levels ?? 1) > MOST_LEVELS)
    throw refusal(place, message('error.why.tooDeep', { maximum: MOST_LEVELS }));
  if (before) return before;
  const most = MOST_VALUES[takes];
  // A list with holes is as long as it says, though next to nothing was sent.
  if (Array.isArray(value) && value.length > most) throw tooMany(place, most);
  let values = 1;
  let levels = 0;
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    place.push(key);
    if (key === '__proto__') throw unknownField(place);
    const extent = extentOf(inner, walk);
    values += extent.values;
    levels = Math.max(levels, extent.levels);
    if (values > most) throw tooMany(place, most);
    place.pop();
  }
  const extent = { values, levels: levels + 1 };
  known.set(value, extent);
  return extent;
}

function isLeaf(value: unknown): boolean {
  return value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
}

/** A list, or an object that is of no class. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || (typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null);
}

function tooMany(place: readonly (string | number)[], maximum: number): RodadaError {
  return refusal(place, message('error.why.tooMany', { maximum }));
}

function unknownField(place: readonly (string | number)[]): RodadaError {
  const path = joinPath('', place);
  return new RodadaError('BAD_REQUEST', message('error.unknownField', { field: path }), { path });
}

function refusal(place: readonly (string | number)[], why: Message): RodadaError {
  const path = joinPath('', place);
  if (path === '') return new RodadaError('BAD_REQUEST', message('store.unexpectedInput'), { path });
  return new RodadaError('BAD_REQUEST', message('error.wrongField', { field: path, why }), { path });
}
