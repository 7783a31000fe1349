import { z } from 'zod';
import { message } from '#shared/text/message.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { requireFighter } from '#shared/combat/fighter.ts';
import { standingNow, waitsNoMore } from '#shared/combat/health.ts';
import { nameOf } from '#shared/combat/name.ts';
import { patchCombatant, patchState, refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import type { RuledFate } from '#shared/combat/state.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { canTakeTurn } from '#shared/combat/turns/pass-on.ts';

const fields = z.strictObject({
  combatant: z.string(),
  fate: z.enum(['standing', 'down', 'dead', 'gone', 'by-rules']),
  note: z.string().max(500).default(''),
});

/**
 * The narrator's word on how somebody stands: on its feet whatever its points until it is hurt again, down until it gets
 * points back, dead, gone from the fight alive, or again as the rules say. Whoever is out by it has no more turns; if it was its turn, the next one's begins.
 */
export const setFate = defineCommand('set-fate', fields, (play, { combatant: id, fate: word, note }) => {
  requireNotEnded(play);
  const combatant = requireCombatant(play.state, id, 'combatant');
  requireFighter(combatant, 'combatant');
  const fate = word === 'by-rules' ? undefined : word;
  const name = nameOf(combatant);
  if (combatant.fate === fate) refuse(message('error.fateAlready', { name }), 'fate');
  const { health } = play.system;
  if (fate === 'down' && combatant.standing !== 'up') refuse(message('error.fateAlready', { name }), 'fate');
  if (fate === 'standing' && health.isDead?.(combatant, play.state.options) === true)
    refuse(message('error.deadDontStand', { name }), 'fate');
  rule(play, id, fate);
  const to = requireCombatant(play.state, id).standing;
  play.events.push({
    type: 'fate',
    who: who(combatant),
    fate: fate ?? null,
    from: combatant.standing,
    to,
    note,
  });
  health.fateRuled?.(play, id);
  passOnFromOneOut(play, id);
});

function rule(play: Play, id: string, fate: RuledFate | undefined): void {
  patchCombatant(play, id, { fate });
  const standing = standingNow(play, requireCombatant(play.state, id));
  patchCombatant(play, id, { standing, ...waitsNoMore(standing) });
}

/** The turn of one just ruled out of the fight goes on to the next who can act; with nobody left it is nobody's. */
function passOnFromOneOut(play: Play, id: string): void {
  const { status, turn, combatants, reserves } = play.state;
  if (status !== 'running' || turn?.who !== id) return;
  if (canTakeTurn(play, requireCombatant(play.state, id))) return;
  const somebody = reserves.length > 0 || combatants.some((one) => canTakeTurn(play, one));
  if (somebody) play.system.turns.next(play);
  else patchState(play, { turn: null });
}
