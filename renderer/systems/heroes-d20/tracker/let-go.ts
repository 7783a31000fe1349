import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import type { FieldsOf } from '#shared/combat/command.ts';
import { findCombatant } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { heldInGrip } from '#shared/rules/heroes-d20/maneuver/grapple.ts';
import { refusalOf } from './foresee.ts';

/** An act by itself. */
export type Act = FieldsOf<HeroesCommand, 'together'>['commands'][number];

/** Whom the one in turn holds and the command to let go, where a refused act would be possible after that; else null (H20). */
export function letGoFor(
  state: CombatState,
  refused: Act,
): { readonly held: Combatant; readonly command: Act } | null {
  const actor = state.turn === null ? null : findCombatant(state, state.turn.who);
  const held = actor === null ? null : heldInGrip(state, actor);
  if (actor === null || held === null) return null;
  const command: Act = { type: 'release', combatant: actor.id };
  const both = refusalOf(state, { type: 'together', commands: [command, refused] });
  return both === null ? { held, command } : null;
}
