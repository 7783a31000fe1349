import { who, type Play } from '#shared/combat/play.ts';
import type { CombatEvent, Outcome, Sum } from '#shared/combat/events.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import { sumOf, term } from '#shared/rules/kit/sums.ts';
import { LABELS } from './terms.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

const NATURAL_ONE = heroesMessage('verdict.failsNatural');
const NATURAL_TWENTY = heroesMessage('verdict.passesNatural');

/** How a check against a difficulty came out, and what decided it. */
export interface CheckOutcome {
  readonly success: boolean | null;
  readonly total: number;
  /** Left out where no natural decides. */
  readonly reason?: 'natural-1' | 'natural-20' | 'totals';
}

/** A check rolled, as it is told. */
export interface ToldCheck {
  readonly act: string;
  readonly said: Message;
  readonly rule: string;
  /** Null: the narrator judges. */
  readonly difficulty: number | null;
  readonly sums: readonly Sum[];
  readonly outcome: CheckOutcome;
}

/** Tells a check against a difficulty, which stands beside the total it is compared with. */
export function tellCheck(play: Play, actor: Combatant, told: ToldCheck): void {
  const { act, said, rule, difficulty, sums, outcome } = told;
  const event: CombatEvent = {
    type: 'test',
    act,
    actor: who(actor),
    target: null,
    said,
    verdict: verdictOf(outcome, difficulty),
    outcome: markOf(outcome.success),
    sums: difficulty === null ? sums : [...sums, difficultySum(difficulty, LABELS.difficulty, rule)],
    rule,
  };
  play.events.push(event);
}

/** A fixed figure as the sum a check is compared with. */
export function difficultySum(difficulty: number, label: Message, rule: string): Sum {
  return sumOf('difficulty', label, [term(label, difficulty, rule)]);
}

/** The mark of a check; neutral where the narrator judges. */
export function markOf(success: boolean | null): Outcome {
  if (success === null) return 'neutral';
  return success ? 'success' : 'failure';
}

function verdictOf({ success, total, reason }: CheckOutcome, difficulty: number | null): Message {
  if (reason === 'natural-1') return NATURAL_ONE;
  if (reason === 'natural-20') return NATURAL_TWENTY;
  if (difficulty === null) return heroesMessage('verdict.total', { total });
  return heroesMessage(success === true ? 'verdict.passes' : 'verdict.fails', { total, difficulty });
}
