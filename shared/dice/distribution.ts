import type { DiceExpression, DiceTerm } from './expression.ts';

/** Every total an expression can come to: `chances[i]` is the chance of `lowest + i`. */
export interface Distribution {
  readonly lowest: number;
  readonly chances: Float64Array;
}

/** Above this many steps the exact chances would keep one waiting: there is no such weapon. */
const MOST_STEPS = 200_000_000;

const NOTHING: Distribution = { lowest: 0, chances: Float64Array.of(1) };

/** Those worked out before: the same weapon is asked about again for each target. */
const known = new WeakMap<DiceExpression, Distribution>();

/** The exact chances of an expression's totals, or null for one with far too many dice to enumerate. */
export function distributionOf(expression: DiceExpression): Distribution | null {
  const before = known.get(expression);
  if (before !== undefined) return before;
  if (stepsOf(expression) > MOST_STEPS) return null;
  const distribution = workOut(expression);
  known.set(expression, distribution);
  return distribution;
}

function workOut(expression: DiceExpression): Distribution {
  return expression.reduce<Distribution>((sum, one) => {
    if (one.kind === 'constant') return { ...sum, lowest: sum.lowest + one.sign * one.value };
    const rolled = termDistribution(one);
    return add(sum, one.sign === 1 ? rolled : negative(rolled));
  }, NOTHING);
}

function termDistribution({ count, sides, keep }: DiceTerm): Distribution {
  if (keep === null || keep.count === count) return sumOfAll(count, sides);
  const highest = sumOfHighest(count, sides, keep.count);
  if (keep.which === 'highest') return highest;
  // A die turned over shows sides + 1 less what it showed: the lowest become the highest.
  const turned = negative(highest);
  return { ...turned, lowest: turned.lowest + keep.count * (sides + 1) };
}

/** The sum of equal dice, one die after the other; each chance is a window of the ones before. */
function sumOfAll(count: number, sides: number): Distribution {
  let chances = NOTHING.chances;
  for (let die = 0; die < count; die += 1) {
    const next = new Float64Array(chances.length + sides - 1);
    let window = 0;
    for (let index = 0; index < next.length; index += 1) {
      window += (chances[index] ?? 0) - (chances[index - sides] ?? 0);
      next[index] = Math.max(0, window) / sides;
    }
    chances = next;
  }
  return { lowest: count, chances };
}

/**
 * The sum of the `kept` highest of some dice. Faces are gone through from the highest down: of the dice not placed yet, all
 * of which show at most `face`, so many show `face`; `sums[placed]` are the chances by sum while fewer than `kept` are placed.
 */
function sumOfHighest(count: number, sides: number, kept: number): Distribution {
  const size = kept * sides + 1;
  const done = new Float64Array(size);
  const sums = Array.from({ length: kept }, () => new Float64Array(size));
  sums[0]?.fill(1, 0, 1);
  for (let face = sides; face >= 1; face -= 1) {
    for (let placed = kept - 1; placed >= 0; placed -= 1) {
      const from = sums[placed] ?? done;
      const before = from.slice();
      from.fill(0);
      const shown = chancesOfShowing(count - placed, face);
      for (let dice = 0; dice < shown.length; dice += 1) {
        const counted = Math.min(dice, kept - placed);
        addShifted(sums[placed + dice] ?? done, before, counted * face, shown[dice] ?? 0);
      }
    }
  }
  return { lowest: kept, chances: done.slice(kept) };
}

/** The chance that so many of these dice show `face` when none shows more. */
function chancesOfShowing(dice: number, face: number): readonly number[] {
  if (face === 1) return [...Array.from({ length: dice }, () => 0), 1];
  const each = 1 / face;
  const chances = [(1 - each) ** dice];
  for (let shown = 1; shown <= dice; shown += 1) {
    const before = chances[shown - 1] ?? 0;
    chances.push(((before * (dice - shown + 1)) / shown) * (each / (1 - each)));
  }
  return chances;
}

function addShifted(to: Float64Array, from: Float64Array, by: number, chance: number): void {
  if (chance === 0) return;
  for (let index = 0; index + by < to.length; index += 1) {
    to[index + by] = (to[index + by] ?? 0) + (from[index] ?? 0) * chance;
  }
}

function add(one: Distribution, other: Distribution): Distribution {
  const chances = new Float64Array(one.chances.length + other.chances.length - 1);
  for (let i = 0; i < one.chances.length; i += 1) addShifted(chances, other.chances, i, one.chances[i] ?? 0);
  return { lowest: one.lowest + other.lowest, chances };
}

function negative({ lowest, chances }: Distribution): Distribution {
  return { lowest: -(lowest + chances.length - 1), chances: chances.toReversed() };
}

/** About how many steps the chances of an expression take to work out. */
function stepsOf(expression: DiceExpression): number {
  let steps = 0;
  let length = 1;
  for (const one of expression) {
    if (one.kind === 'constant') continue;
    const { count, sides, keep } = one;
    const kept = keep === null ? count : keep.count;
    const span = kept * sides;
    steps += kept === count ? count * span : sides * kept * count * span;
    steps += length * span;
    length += span;
  }
  return steps;
}
