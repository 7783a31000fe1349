import { addCondition, findCondition, removeCondition } from '#shared/combat/conditions/held.ts';
import { patchCombatant, requireCombatant, type Play } from '#shared/combat/play.ts';
import { lowestGoesFirst } from '#shared/combat/turns/counts.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { markedFeints, type Feint } from '#shared/rules/heroes-d20/marks.ts';

const ROUNDS_AFTER = 1; // H25: until the end of the next round

/** Makes the target flat-footed for the feinter's next attack on it (H25). */
export function addFeint(play: Play, by: string, target: Combatant): void {
  const { round, order } = play.state;
  const mark = findCondition(target, 'feinted');
  const others = mark === null ? [] : markedFeints(mark).filter((feint) => feint.by !== by);
  const feints: readonly Feint[] = [...others, { by, untilRound: round + ROUNDS_AFTER }];
  // The end of a round is the first count of the one after it.
  const counts = order.map(({ initiative }) => initiative);
  const firstCount = lowestGoesFirst(play) ? Math.min(...counts) : Math.max(...counts);
  const ends = { at: 'count', round: round + ROUNDS_AFTER + 1, count: firstCount } as const;
  addCondition(play, { target: target.id, id: 'feinted', details: { feints }, rounds: null, by, ends });
}

/** Whether a feint makes this one flat-footed for that opponent's attack; a mark put on by hand counts for whom it names, or for all (H25). */
export function isFeintedBy(combatant: Combatant, opponent: string): boolean {
  const mark = findCondition(combatant, 'feinted');
  if (mark === null) return false;
  const feints = markedFeints(mark);
  if (feints.length > 0) return feints.some(({ by }) => by === opponent);
  return mark.by === null || mark.by === opponent;
}

/** The opponent has made its attack: its feint is used up (H25). */
export function useFeint(play: Play, by: string, target: string): void {
  const combatant = requireCombatant(play.state, target);
  if (isFeintedBy(combatant, by)) keepFeints(play, combatant, (feint) => feint.by !== by);
}

/** As a turn begins: feints whose last round is over are forgotten (H25). */
export function passFeints(play: Play): void {
  const { round, combatants } = play.state;
  for (const combatant of combatants) {
    const mark = findCondition(combatant, 'feinted');
    if (mark !== null && markedFeints(mark).some(({ untilRound }) => untilRound < round))
      keepFeints(play, combatant, ({ untilRound }) => untilRound >= round);
  }
}

function keepFeints(play: Play, combatant: Combatant, which: (feint: Feint) => boolean): void {
  const mark = findCondition(combatant, 'feinted');
  const feints = mark === null ? [] : markedFeints(mark).filter(which);
  if (feints.length === 0) {
    removeCondition(play, combatant.id, 'feinted');
    return;
  }
  const conditions = combatant.conditions.map((one) =>
    one === mark ? { ...one, details: { feints } } : one,
  );
  patchCombatant(play, combatant.id, { conditions });
}
