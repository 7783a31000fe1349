import type { Message } from '#shared/text/message.ts';
import type { CombatEvent } from '#shared/combat/events.ts';
import type { Play } from '#shared/combat/play.ts';

/** Once an act has been done, notes what the actions it cost were spent on, in the words of its own events: those from `since` on. */
export function noteSpending(play: Play, since = 0): void {
  const { turn } = play.state;
  if (turn === null || turn.spent.length <= turn.spentOn.length) return;
  const words = wordsOf(play.events.slice(since));
  const costs = turn.spent.slice(turn.spentOn.length).map(() => words);
  play.state = { ...play.state, turn: { ...turn, spentOn: [...turn.spentOn, ...costs] } };
}

/** The act in the words of its first event that has any. */
function wordsOf(events: readonly CombatEvent[]): Message | null {
  for (const event of events) {
    if (event.type === 'test' || event.type === 'told' || event.type === 'consequence') return event.said;
    if (event.type === 'spent' || event.type === 'condition-added') return event.label;
    if (event.type === 'ready') return { plain: event.trigger };
  }
  return null;
}
