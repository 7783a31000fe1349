import type { CombatState } from '#shared/combat/state.ts';
import { fightOf } from '#shared/rules/scop/fight.ts';
import { undeclared } from './declare/turn-sheet.ts';

/** Where the turn stands: what is to be done next. */
export type Stage = 'declare' | 'first' | 'declared' | 'resolved' | 'nobody';

/** Where the turn stands (S7, S15). */
export function stageOf(state: CombatState): Stage {
  const { intents, acted } = fightOf(state);
  const missing = undeclared(state).length > 0;
  if (missing && (intents.length > 0 || acted.length === 0)) return 'declare';
  if (intents.some(({ first }) => first)) return 'first';
  if (intents.length > 0) return 'declared';
  return acted.length > 0 ? 'resolved' : 'nobody';
}
