import type { Command } from '../../../../shared/combat/command.ts';
import { findCombatant } from '../../../../shared/combat/play.ts';
import type { Combatant, CombatState } from '../../../../shared/combat/state.ts';
import { heldInGrip } from '../../../../shared/rules/heroes-d20/maneuver/grapple.ts';
import { refusalOf } from './foresee.ts';

/** Whom the one in turn holds, where letting go is all that a refused act needs, and the command for it; null where it isn't (H20). */
export function letGoFor(
  state: CombatState,
  refused: Command,
): { readonly held: Combatant; readonly command: Command } | null {
  const actor = state.turn === null ? null : findCombatant(state, state.turn.who);
  const held = actor === null ? null : heldInGrip(state, actor);
  if (actor === null || held === null) return null;
  const command: Command = { type: 'release', combatant: actor.id };
  const both = refusalOf(state, { type: 'together', commands: [command, refused] });
  return both === null ? { held, command } : null;
}
