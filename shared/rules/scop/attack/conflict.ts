import { refuse } from '#shared/combat/play.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';

/** Someone in a conflict with the level of its check. */
export interface Contender {
  readonly id: string;
  readonly level: number;
}

/** One hits another by a margin, always above 0. */
export type Hit = { readonly from: string; readonly to: string; readonly margin: number };

/**
 * An active conflict of one with one or several (S7, S9): the one hits only one of those it beat (`target`, else the first
 * listed), everyone that beat it hits it; equal levels do nothing. A target it did not beat is refused, naming `input.target`.
 */
export function resolveConflict(one: Contender, others: readonly Contender[], target: string | null): Hit[] {
  const beaten = others.filter(({ level }) => one.level > level);
  const chosen = target === null ? beaten[0] : beaten.find(({ id }) => id === target);
  if (target !== null && chosen === undefined)
    refuse(scopMessage('error.notBeaten', { one: one.id, other: target }), 'input.target');
  const own = chosen === undefined ? [] : [hit(one, chosen)];
  return [...own, ...others.filter(({ level }) => level > one.level).map((other) => hit(other, one))];
}

function hit(from: Contender, to: Contender): Hit {
  return { from: from.id, to: to.id, margin: from.level - to.level };
}
