import { addCondition } from '#shared/combat/conditions/held.ts';
import { refreshStanding } from '#shared/combat/health.ts';
import { requireCombatant, who, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { dyingSlot } from '#shared/rules/cairn/conditions/conditions.ts';
import { isDead } from '#shared/rules/cairn/conditions/standing.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { MARKS, tellConsequence } from '#shared/rules/cairn/told.ts';
import { nameOf } from '#shared/combat/name.ts';

/** Rounds of about ten seconds in the hour a dying PC has (C10). */
export const DYING_ROUNDS = 360;

/** The conditions that kill within the hour unless somebody helps. */
export const DYING_CONDITIONS = ['critical', 'mortal-wound'] as const;

/** Starts the hour of a PC in critical damage or with a mortal wound (C10, C13); others have no clock. */
export function startDying(play: Play, id: string, condition: (typeof DYING_CONDITIONS)[number]): void {
  const { side } = requireCombatant(play.state, id);
  const { round, count } = play.state;
  const deadline = side === 'pc' ? { round: round + DYING_ROUNDS, count } : null;
  addCondition(play, {
    target: id,
    id: condition,
    details: dyingSlot.write({ deadline }),
    rounds: null,
    by: null,
  });
}

/** The round before whose end a combatant dies unless helped, or null when no clock runs. */
export function deathRound(combatant: Combatant): number | null {
  const rounds = deadlines(combatant).map(({ round }) => round);
  return rounds.length === 0 ? null : Math.min(...rounds);
}

/** Kills those whose hour is over at the count being played (C10). */
export function endHours(play: Play): void {
  const { round, count } = play.state;
  for (const combatant of play.state.combatants) {
    const over = deadlines(combatant).some(
      (end) => end.round < round || (end.round === round && count <= end.count),
    );
    if (!over) continue;
    tellConsequence(play, {
      kind: 'died',
      who: who(combatant),
      said: cairnMessage('died.untreated', { name: nameOf(combatant) }),
      rule: 'C10',
      grave: true,
      mark: MARKS.death,
    });
    markDead(play, combatant.id);
  }
}

/** Marks a combatant as dead; why is told by the caller. */
export function markDead(play: Play, id: string): void {
  addCondition(play, { target: id, id: 'dead', details: {}, rounds: null, by: null });
  refreshStanding(play, id);
}

function deadlines(combatant: Combatant): { round: number; count: number }[] {
  if (isDead(combatant)) return [];
  return combatant.conditions.flatMap(({ id, details }) => {
    if (!DYING_CONDITIONS.some((dying) => dying === id)) return [];
    const { deadline } = dyingSlot.read(details, 'condition');
    return deadline === null ? [] : [deadline];
  });
}
