import { RodadaError } from '#shared/errors.ts';
import { diceFault } from './dice-fault.ts';

/** A group of equal dice in an expression, with its sign and what is kept of it. */
export interface DiceTerm {
  readonly kind: 'dice';
  readonly sign: 1 | -1;
  /** 1 to 999. */
  readonly count: number;
  /** 2 to 1000. */
  readonly sides: number;
  readonly keep: { readonly which: 'highest' | 'lowest'; readonly count: number } | null;
  /** As it is written: `2d6`, `4d6kh3`. */
  readonly label: string;
}

/** A whole number in an expression. */
export interface ConstantTerm {
  readonly kind: 'constant';
  readonly sign: 1 | -1;
  readonly value: number;
  readonly label: string;
}

/** Sums and differences of up to 100 dice and whole numbers, as `headless.md` defines them. */
export type DiceExpression = readonly (DiceTerm | ConstantTerm)[];

/** Terms an expression may have. */
export const MOST_TERMS = 100;

const MAX_COUNT = 999;
const MIN_SIDES = 2;
const MAX_SIDES = 1000;
const CACHE_LIMIT = 500;
const cache = new Map<string, DiceExpression>();

/** Reads `2d6+3`, `-1d6+10`, `4d6kh3` …; throws `BAD_DICE` with the position of what isn't understood. */
export function parseDice(source: string): DiceExpression {
  const known = cache.get(source);
  if (known) return known;
  const parsed = readExpression(source);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(source, parsed);
  return parsed;
}

function readExpression(source: string): DiceExpression {
  const terms: (DiceTerm | ConstantTerm)[] = [];
  let position = 0;

  const refuse = (where: number): never => {
    throw new RodadaError('BAD_DICE', diceFault(source, where), { position: where });
  };
  const skipBlanks = (): void => {
    while (/\s/.test(source[position] ?? '')) position += 1;
  };
  const take = (pattern: RegExp): string | null => {
    const sticky = new RegExp(pattern.source, 'iy');
    sticky.lastIndex = position;
    const found = sticky.exec(source)?.[0];
    if (found === undefined) return null;
    position += found.length;
    return found;
  };
  const takeNumber = (lowest: number, highest: number): number | null => {
    const start = position;
    const digits = take(/\d+/);
    if (digits === null) return null;
    const value = Number(digits);
    return value >= lowest && value <= highest ? value : refuse(start);
  };
  const takeKeep = (count: number): DiceTerm['keep'] => {
    const word = take(/k[hl]/)?.toLowerCase();
    if (word === undefined) return null;
    skipBlanks();
    const kept = takeNumber(1, count) ?? refuse(position);
    return { which: word === 'kh' ? 'highest' : 'lowest', count: kept };
  };
  const takeTerm = (sign: 1 | -1): DiceTerm | ConstantTerm => {
    const start = position;
    const leading = takeNumber(0, Number.MAX_SAFE_INTEGER);
    skipBlanks();
    if (take(/d/) === null) {
      return leading === null
        ? refuse(position)
        : { kind: 'constant', sign, value: leading, label: String(leading) };
    }
    const count = leading ?? 1;
    if (count < 1 || count > MAX_COUNT) refuse(start);
    skipBlanks();
    const sides = takeNumber(MIN_SIDES, MAX_SIDES) ?? refuse(position);
    skipBlanks();
    const keep = takeKeep(count);
    const kept = keep === null ? '' : `k${keep.which === 'highest' ? 'h' : 'l'}${keep.count}`;
    return { kind: 'dice', sign, count, sides, keep, label: `${count}d${sides}${kept}` };
  };

  skipBlanks();
  do {
    const signed = take(/[+\-\u2212\u2013]/);
    if (signed === null && terms.length > 0) refuse(position);
    skipBlanks();
    if (terms.length === MOST_TERMS) refuse(position);
    terms.push(takeTerm(signed === null || signed === '+' ? 1 : -1));
    skipBlanks();
  } while (position < source.length);
  return terms;
}
