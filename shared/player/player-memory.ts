import type { CombatState } from '#shared/combat/state.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { NOBODY_SHOWN, type ShownNames } from './kept-names.ts';
import { inSight, shownAfter } from './shown-names.ts';
import { withoutHidden } from './without-hidden.ts';

/** What the players have been shown of a fight so far, as far as it bears on what they are shown next. */
export interface PlayerMemory {
  readonly names: ShownNames;
  readonly round: number;
  /** Whose turn they were last told it is. */
  readonly turn: string | null;
}

/** Of those who haven't seen anything yet. */
export const NOTHING_SHOWN: PlayerMemory = { names: NOBODY_SHOWN, round: 0, turn: null };

/** What the players know once this moment of a fight is shown to them. */
export function shownTo(state: CombatState, system: RuleSystem, before: PlayerMemory): PlayerMemory {
  return {
    names: shownAfter(before.names, inSight(state)),
    round: state.round,
    turn: whoseTurn(withoutHidden(state), system, before),
  };
}

/**
 * Whose turn it is as far as players can tell. In a hidden one's turn nothing moves: whoever they were told of last keeps
 * it, unless it has given its turn up; then, and at the top of a round, it goes at once to the next one in sight. So the
 * round is always the narrator's, and what the screen shows one after the other is what it would show in a fight that has
 * no hidden ones.
 */
function whoseTurn(seen: CombatState, system: RuleSystem, before: PlayerMemory): string | null {
  const { turn, interrupted, acted, round, combatants } = seen;
  if (turn !== null) return turn.who;
  const told = before.round === round ? (combatants.find(({ id }) => id === before.turn)?.id ?? null) : null;
  if (told !== null && acted.includes(told)) return told;
  const broken = interrupted.at(-1);
  if (broken !== undefined) return broken.who;
  const last = acted.at(-1) ?? null;
  const next = last === null || before.round === round ? nextInSight(seen, system) : null;
  return next ?? told ?? last;
}

function nextInSight({ order, acted, combatants }: CombatState, system: RuleSystem): string | null {
  const able = new Set(
    combatants
      .filter((one) => one.standing !== 'defeated' && !one.delaying && system.health.canAct(one))
      .map(({ id }) => id),
  );
  return order.find(({ id }) => able.has(id) && !acted.includes(id))?.id ?? null;
}
