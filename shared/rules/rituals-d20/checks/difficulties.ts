import type { Sum } from '#shared/combat/events.ts';
import type { Message } from '#shared/text/message.ts';
import { sumOf, term } from '#shared/rules/kit/sums.ts';
import { LABELS } from './terms.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** The difficulties that have a name (N2). */
export const DIFFICULTIES = [
  { difficulty: 5, name: ritualsMessage('difficulty.5') },
  { difficulty: 10, name: ritualsMessage('difficulty.10') },
  { difficulty: 15, name: ritualsMessage('difficulty.15') },
  { difficulty: 20, name: ritualsMessage('difficulty.20') },
  { difficulty: 25, name: ritualsMessage('difficulty.25') },
  { difficulty: 30, name: ritualsMessage('difficulty.30') },
  { difficulty: 35, name: ritualsMessage('difficulty.35') },
] as const;

/** The name of a difficulty, or null for one between those that have one (N2). */
export function difficultyName(difficulty: number): Message | null {
  return DIFFICULTIES.find((one) => one.difficulty === difficulty)?.name ?? null;
}

/** A fixed difficulty as the sum a check is compared with. */
export function difficultySum(difficulty: number): Sum {
  const label = difficultyName(difficulty) ?? LABELS.difficulty;
  return sumOf('difficulty', LABELS.difficulty, [term(label, difficulty, 'N2')]);
}
