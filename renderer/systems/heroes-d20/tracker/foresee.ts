import { apply } from '#shared/engine/apply.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import type { CombatEvent } from '#shared/combat/events.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { diceFrom, type Dice } from '#shared/dice/dice.ts';
import { RodadaError } from '#shared/errors.ts';
import { heroesD20 } from '#shared/rules/heroes-d20/index.ts';
import type { Message } from '#shared/text/message.ts';

/** What an act would come to: why it would be refused, or the exact chance of its check. */
export interface Foreseen {
  readonly refusal: Message | null;
  /** Null for what has no check, or one that the narrator judges. */
  readonly chance: number | null;
  /** What each side adds to its die, the actor's first; what a check is against, as a figure, is no bonus. */
  readonly bonuses: readonly number[];
  readonly difficulty: number | null;
}

type Check = Extract<CombatEvent, { type: 'test' }>;
type Tried = { readonly refusal: Message } | { readonly refusal: null; readonly check: Check | null };

const SIDES = 20;
const MIDDLE = 10;
const NATURALS = Array.from({ length: SIDES }, (_, index) => index + 1);
/** The two sides of an opposed check roll under these purposes (H20–H24). */
const OPPOSED = ['attack', 'defense'] as const;

/** What an act would come to as the fight stands: it is played by the rules with every natural, and nothing is kept. */
export function foresee(state: CombatState, command: HeroesCommand): Foreseen {
  const tried = tryWith(state, command, () => MIDDLE);
  if (tried.refusal !== null) return { refusal: tried.refusal, chance: null, bonuses: [], difficulty: null };
  const { check } = tried;
  if (check === null) return { refusal: null, chance: null, bonuses: [], difficulty: null };
  const bonuses = rolledSums(check).map(({ total }) => total - MIDDLE);
  const chance = isOpposed(check) ? chanceToBeat(bonuses) : chanceOver(state, command);
  const difficulty = check.sums.find(({ purpose }) => purpose === 'difficulty')?.total ?? null;
  return { refusal: null, chance, bonuses, difficulty };
}

/** Why an act would be refused, or null. */
export function refusalOf(state: CombatState, command: HeroesCommand): Message | null {
  return tryWith(state, command, () => MIDDLE).refusal;
}

/** The sums of a check that a d20 is rolled for. */
function rolledSums({ sums }: Check): Check['sums'] {
  return sums.filter(
    ({ purpose, terms }) => purpose !== 'damage' && terms.some(({ dice }) => dice.length > 0),
  );
}

function isOpposed(check: Check): boolean {
  const rolled = rolledSums(check).map(({ purpose }) => purpose);
  return OPPOSED.every((purpose) => rolled.includes(purpose));
}

/** The chance that d20 and the first bonus come to more than d20 and the second. */
function chanceToBeat([one = 0, other = 0]: readonly number[]): number {
  const won = NATURALS.flatMap((a) => NATURALS.filter((b) => a + one > b + other));
  return won.length / SIDES ** 2;
}

function chanceOver(state: CombatState, command: HeroesCommand): number | null {
  const outcomes = NATURALS.map((natural) => {
    const tried = tryWith(state, command, () => natural);
    return tried.refusal === null ? tried.check?.outcome : undefined;
  });
  if (outcomes.includes('neutral')) return null;
  return outcomes.filter((outcome) => outcome === 'success' || outcome === 'critical').length / SIDES;
}

function tryWith(state: CombatState, command: HeroesCommand, natural: () => number): Tried {
  const dice: Dice = diceFrom((sides) => Math.min(sides, natural()));
  try {
    const { events } = apply(heroesD20, state, command, dice);
    return { refusal: null, check: events.find((event) => event.type === 'test') ?? null };
  } catch (thrown) {
    if (thrown instanceof RodadaError) return { refusal: thrown.said };
    throw thrown;
  }
}
