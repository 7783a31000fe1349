import { message } from '#shared/text/message.ts';
import type { Who } from './events.ts';
import { endsByWound } from './conditions/held.ts';
import { requireFighter } from './fighter.ts';
import { patchCombatant, requireCombatant, who, type Play } from './play.ts';
import type { Combatant, RuledFate, Standing } from './state.ts';
import { nameOf } from './name.ts';

/** What a loss came to: points lost (without temporary ones) and what the floor cut off. */
export interface Loss {
  readonly lost: number;
  readonly beyond: number;
}

/** Points to be taken off somebody. */
interface Losing {
  readonly target: string;
  readonly amount: number;
  readonly by: Who | null;
  /** The lowest that points go. */
  readonly floor: number;
}

/** Takes points off: temporary ones first, then down to the floor, never upward; emits the `damage` event. Standing is not refreshed. */
export function losePoints(play: Play, { target, amount, by, floor }: Losing): Loss {
  const combatant = requireCombatant(play.state, target, 'target');
  requireFighter(combatant, 'target');
  const { current, max, temp } = combatant.hp;
  const absorbed = Math.min(temp, amount);
  const due = amount - absorbed;
  const to = Math.min(current, Math.max(floor, current - due));
  patchCombatant(play, target, { hp: { current: to, max, temp: temp - absorbed } });
  // On its feet by the narrator's word until it is hurt again.
  if (due > 0 && combatant.fate === 'standing') patchCombatant(play, target, { fate: undefined });
  play.events.push({ type: 'damage', target: who(combatant), by, amount, absorbed, from: current, to, max });
  if (amount > 0) endsByWound(play, target);
  return { lost: current - to, beyond: due - (current - to) };
}

/** How one stands: by the narrator's word where there is one, else by the rules. */
export function standingNow(
  { state, system }: Pick<Play, 'state' | 'system'>,
  combatant: Combatant,
): Standing {
  const byRules = system.health.standing(combatant, state.options);
  // Down by the narrator's word, one may still be worse off by the rules.
  if (combatant.fate === 'down' && byRules !== 'up') return byRules;
  return ruledStanding(combatant) ?? byRules;
}

/** How one stands by the narrator's word, or null where there is none. */
export function ruledStanding({ fate, side }: Combatant): Standing | null {
  switch (fate) {
    case undefined:
      return null;
    case 'standing':
      return 'up';
    case 'down':
      return side === 'foe' ? 'defeated' : 'down';
    case 'dead':
    case 'gone':
      return 'defeated';
  }
}

/** Whether it is a fall that the narrator ruled somebody so. */
export function fellsByWord(fate: RuledFate | null | undefined): boolean {
  return fate === 'dead' || fate === 'down';
}

/** Nobody waits for one who is out of the fight: what it delayed or prepared is lost. */
export function waitsNoMore(standing: Standing): Partial<Combatant> {
  return standing === 'defeated' ? { delaying: false, ready: null } : {};
}

/** Asks the system whether a combatant still stands and tells a change in the same entry as its cause. */
export function refreshStanding(play: Play, id: string): void {
  const combatant = requireCombatant(play.state, id);
  if (combatant.kind === 'entry') return;
  const to = standingNow(play, combatant);
  if (to === combatant.standing) return;
  patchCombatant(play, id, { standing: to, ...waitsNoMore(to) });
  const said = message(to === 'up' ? 'combat.rises' : 'combat.falls', { name: nameOf(combatant) });
  play.events.push({ type: 'standing', who: who(combatant), from: combatant.standing, to, said });
}
