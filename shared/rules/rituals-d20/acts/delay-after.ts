import { z } from 'zod';
import { requireFreshTurn } from '#shared/combat/actions.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { patchState, refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { headsOf, leaderOf } from '#shared/combat/turns/links.ts';
import { moveBefore } from '#shared/combat/turns/order.ts';
import { passOn } from '#shared/combat/turns/pass-on.ts';
import { orderRules } from '#shared/rules/rituals-d20/turn/initiative.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

const fields = z.strictObject({
  combatant: z.string(),
  /** One who acts later; null for after everybody. */
  after: z.string().nullable(),
});

/** Lowers one's initiative for the rest of the fight to right after someone who acts later, or to the last place; only on one's own turn with nothing spent (N13). */
export const delayAfter = defineCommand('delay-after', fields, (play, { combatant: id, after }) => {
  requireRunning(play);
  requireFreshTurn(play, id);
  const combatant = requireCombatant(play.state, id, 'combatant');
  if (after !== null) requireCombatant(play.state, after, 'after');
  const { from, to, before } = newPlace(play, id, after);
  patchState(play, {
    order: moveBefore(play.state, id, before, to),
    acted: play.state.acted.filter((one) => one !== id),
    turn: null,
  });
  play.events.push({ type: 'delayed', who: who(combatant), from, to, lowest: null });
  passOn(play, orderRules);
});

/** The count one goes to, and whom it then stands before; refused when that isn't later. Those who share a place move as one, and nobody comes between them. */
function newPlace(
  { state: { order, linked } }: Play,
  id: string,
  after: string | null,
): { readonly from: number; readonly to: number; readonly before: string | null } {
  const places = headsOf(order, linked);
  const placeOf = (one: string) => places.findIndex((entry) => entry.id === leaderOf(linked, one));
  const own = placeOf(id);
  const other = after === null ? places.length - 1 : placeOf(after);
  const from = places[own];
  const to = places[other];
  if (from === undefined || to === undefined || other <= own)
    return refuse(ritualsMessage('refuse.notLater'), 'after');
  return { from: from.initiative, to: to.initiative, before: places[other + 1]?.id ?? null };
}
