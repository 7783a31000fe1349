import { message } from '#shared/text/message.ts';
import { isKeptFromActing } from './conditions/dials.ts';
import { patchState, refuse, requireCombatant, type Play } from './play.ts';
import type { Turn } from './state.ts';
import { nameOf } from './name.ts';

/** The turn in progress, which must be this combatant's; otherwise refused. */
export function requireOwnTurn(play: Play, id: string, field?: string): Turn {
  const { turn } = play.state;
  if (turn?.who === id) return turn;
  const name = nameOf(requireCombatant(play.state, id, field));
  return refuse(message('error.notItsTurn', { name }), field);
}

/** Refuses to delay but on one's own turn with nothing spent (H18). */
export function requireFreshTurn(play: Play, id: string): void {
  const turn = requireOwnTurn(play, id, 'combatant');
  if (turn.kind === 'ready' || turn.spent.length > 0 || turn.attacks > 0)
    refuse(message('error.delayAfterSpending'));
}

/** Changes fields of the turn in progress. */
export function patchTurn(play: Play, patch: Partial<Turn>): void {
  const { turn } = play.state;
  if (turn !== null) patchState(play, { turn: { ...turn, ...patch } });
}

/** Spends an action of the combatant's own turn, if the system's economy allows it after what was spent. */
export function spendAction(play: Play, id: string, kind: string): void {
  const turn = requireOwnTurn(play, id);
  const combatant = requireCombatant(play.state, id);
  const economy = play.system.actions;
  const known = economy?.kinds.find((one) => one.id === kind);
  // Reactions are left to whoever can't act (H16).
  if (known?.isReaction !== true && isKeptFromActing(combatant, play.system.conditions))
    refuse(message('error.cannotAct', { name: nameOf(combatant) }), 'combatant');
  if (turn.kind === 'ready' && known?.slots !== 0 && turn.spent.length > 0)
    refuse(message('error.onlyReadied'));
  const refusal = economy?.refusal(turn.spent, kind) ?? null;
  if (refusal !== null) refuse(refusal);
  patchTurn(play, { spent: [...turn.spent, kind] });
}
