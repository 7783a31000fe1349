import type { Combatant } from '#shared/combat/state.ts';
import { findCombatant } from '#shared/combat/play.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { type Message, message } from '#shared/text/message.ts';
import type { PointsCommand } from '#renderer/fight/points/points-figure.ts';
import { previewOf } from '#renderer/fight/points/points-preview.ts';
import type { FightView } from '#renderer/fight/view.svelte.ts';
import type { SaidAct } from './read-said.ts';

/** What an act on one would change, from and to, as far as no dice decide it; of several and of other acts nothing. */
export function saidNote(
  { kind, who }: SaidAct,
  commands: readonly AnyCommand[],
  { state, system, rows }: Pick<FightView, 'state' | 'system' | 'rows'>,
): Message | null {
  const [one, another] = who;
  const [command] = commands;
  const combatant: Combatant | null = one === undefined ? null : findCombatant(state, one.id);
  if (combatant === null || another !== undefined || command === undefined) return null;
  if (command.type === 'set-initiative' && 'initiative' in command) {
    const from = rows.find(({ id }) => id === combatant.id)?.count ?? 0;
    return message('tracker.said.fromTo', { from, to: command.initiative });
  }
  if (!isPoints(command)) return null;
  const { text, then } = previewOf(system, state, { target: combatant.id, command }, {});
  return then === null || kind === 'down' ? text : message('tracker.chip.also', { told: text, more: then });
}

function isPoints(command: AnyCommand): command is PointsCommand {
  return ['damage', 'heal', 'temp-hp', 'ruling'].includes(command.type);
}
