import {
  addCondition,
  findCondition,
  hasCondition,
  removeCondition,
} from '#shared/combat/conditions/held.ts';
import { findCombatant, type Play } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { fightOf, patchFight, type RitualsFight } from '#shared/rules/rituals-d20/fight.ts';

type Feint = RitualsFight['feints'][number];

/** Whether a target is flat-footed against this attacker's next attack (N8); one marked by hand without saying by whom is against all. */
export function isFeintedBy(state: CombatState, target: Combatant, attacker: string): boolean {
  const condition = findCondition(target, 'feinted');
  if (condition === null) return false;
  const feints = fightOf(state).feints.filter((feint) => feint.target === target.id);
  if (feints.length > 0) return feints.some(({ by }) => by === attacker);
  return condition.by === null || condition.by === attacker;
}

/** Marks a feint that came off (N8). */
export function addFeint(play: Play, by: string, target: string): void {
  const others = fightOf(play.state).feints.filter((feint) => feint.by !== by || feint.target !== target);
  patchFight(play, { feints: [...others, { by, target, begun: false }] });
  addCondition(play, { target, id: 'feinted', details: {}, rounds: null, by });
}

/** The feinter has attacked the one it deceived: the feint is used up (N8). */
export function useFeint(play: Play, by: string, target: Combatant): void {
  if (!isFeintedBy(play.state, target, by)) return;
  dropFeints(play, (feint) => feint.by === by && feint.target === target.id);
  clearMark(play, target.id);
}

/** As a turn begins: feints whose feinter has ended its next turn, or has left, are over; those of the one whose turn begins now run out at its end (N8). */
export function passFeints(play: Play, id: string): void {
  const { feints } = fightOf(play.state);
  if (feints.length === 0) return;
  const over = feints.filter((feint) => isOver(play.state, feint));
  dropFeints(play, (feint) => over.includes(feint));
  for (const { target } of over) clearMark(play, target);
  const left = fightOf(play.state).feints;
  patchFight(play, { feints: left.map((feint) => (feint.by === id ? { ...feint, begun: true } : feint)) });
}

function isOver({ combatants, interrupted }: CombatState, { by, target, begun }: Feint): boolean {
  const isThere = (id: string): boolean => combatants.some((one) => one.id === id);
  const goesOn = interrupted.some(({ who }) => who === by);
  return !isThere(by) || !isThere(target) || (begun && !goesOn);
}

function dropFeints(play: Play, which: (feint: Feint) => boolean): void {
  const { feints } = fightOf(play.state);
  patchFight(play, { feints: feints.filter((feint) => !which(feint)) });
}

/** Takes the mark off one whom nobody's feint deceives any more. */
function clearMark(play: Play, target: string): void {
  const combatant = findCombatant(play.state, target);
  const deceived = fightOf(play.state).feints.some((feint) => feint.target === target);
  if (combatant !== null && !deceived && hasCondition(combatant, 'feinted')) {
    removeCondition(play, target, 'feinted');
  }
}
