import { who, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import { difficultyName, difficultySum } from './difficulties.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { rollCheck, type PoolOptions, type RolledCheck, type Roller } from './pool-check.ts';
import type { Dice } from '#shared/dice/dice.ts';
import { LABELS } from './terms.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** How a check came out. */
export type CheckOutcome = {
  /** The natural that counted. */
  readonly kept: number;
  readonly total: number;
  /** Null without a difficulty. */
  readonly success: boolean | null;
};

/** Rolls a skill: the total must be at least the difficulty; none given, the narrator judges it (N1, N2). */
export function resolveCheck(
  roller: Roller,
  difficulty: number | null,
  options: PoolOptions,
  dice: Dice,
): { readonly outcome: CheckOutcome; readonly sum: RolledCheck['sum'] } {
  const { sum, kept } = rollCheck(roller, { purpose: 'test', title: LABELS.test, rule: 'N1' }, options, dice);
  const success = difficulty === null ? null : sum.total >= difficulty;
  return { outcome: { kept, total: sum.total, success }, sum };
}

/** A combatant's check about to be rolled. */
export interface SkillCheck {
  readonly roller: Roller;
  readonly difficulty: number | null;
  readonly said: Message;
  readonly rule: string;
}

/** Rolls and tells a combatant's check (N1, N2). */
export function checkSkill(
  play: Play,
  actor: Combatant,
  { roller, difficulty, said, rule }: SkillCheck,
): CheckOutcome {
  const options = optionsSlot.read(play.state.options, 'options');
  const { outcome, sum } = resolveCheck(roller, difficulty, options, play.dice);
  play.events.push({
    type: 'test',
    act: 'skill',
    actor: who(actor),
    target: null,
    said,
    verdict: checkVerdict(outcome, difficulty),
    outcome: outcome.success === null ? 'neutral' : outcome.success ? 'success' : 'failure',
    sums: difficulty === null ? [sum] : [sum, difficultySum(difficulty)],
    rule,
  });
  return outcome;
}

function checkVerdict({ total, success }: CheckOutcome, difficulty: number | null): Message {
  if (difficulty === null) return ritualsMessage('verdict.total', { total });
  const name = difficultyName(difficulty);
  const target =
    name === null
      ? ritualsMessage('verdict.difficulty', { difficulty })
      : ritualsMessage('verdict.named', { difficulty, name });
  return ritualsMessage(success === true ? 'verdict.success' : 'verdict.failure', { total, target });
}
