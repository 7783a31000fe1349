import type { CombatEvent } from '#shared/combat/events.ts';
import { nameOf } from '#shared/combat/name.ts';
import { findCombatant, who, type Play } from '#shared/combat/play.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { message } from '#shared/text/message.ts';

/** Once a command has been carried out, tells that one who was down acted in it all the same: by the narrator's word, for no rule lets it. */
export function noteActOfTheDown(play: Play, before: CombatState): void {
  const actors = new Set([...play.events.flatMap(attackerIn), ...spenderIn(play.state, before)]);
  for (const id of actors) {
    const one = findCombatant(before, id);
    if (one?.standing !== 'down') continue;
    const said = message('combat.actsWhileDown', { name: nameOf(one) });
    play.events.push({ type: 'told', who: who(one), said, rule: '', byHand: true });
  }
}

function attackerIn(event: CombatEvent): readonly string[] {
  if (event.type !== 'test' || event.actor === null) return [];
  return event.isAttack === true || event.act === 'attack' ? [event.actor.id] : [];
}

/** Whoever has paid for something in its turn. */
function spenderIn({ turn }: CombatState, { turn: earlier }: CombatState): readonly string[] {
  if (turn === null || earlier === null || turn.who !== earlier.who) return [];
  return turn.spent.length > earlier.spent.length ? [turn.who] : [];
}
