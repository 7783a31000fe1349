import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { entrantsOf, isFoe } from '#shared/arena/fighter.ts';
import { chooseTargets } from '#shared/arena/focus.ts';
import type { FightPolicy, Plan } from '#shared/arena/policy.ts';
import { rivalsOf } from '#shared/arena/rivals.ts';
import { withUsable } from '#shared/arena/usable.ts';
import { awaitingSave, mayAct } from '#shared/rules/cairn/turn/act-saves.ts';
import type { CairnCommand } from '#shared/rules/cairn/commands.ts';
import { arena } from './arena.ts';
import { duel } from './duel.ts';
import { fightOf } from '#shared/rules/cairn/fight.ts';
import { meansOf } from './forecast-sheet.ts';
import { stepOf } from '#shared/rules/cairn/turn/sides.ts';
import { canAct, isDead } from '#shared/rules/cairn/conditions/standing.ts';

/**
 * How Cairn fights by itself: PCs save to act in round 1 (C3), each of a side then attacks with what takes most off the
 * opponents, and enemies save for morale as soon as they are asked to (C12). Nobody retreats, stabilises or recovers.
 */
export const policy: FightPolicy<CairnCommand> = { focus: 'spread', isDead, next, arena, duel };

function next(state: CombatState, plan: Plan): CairnCommand {
  const { prompts, declared } = fightOf(state);
  const [prompt] = prompts;
  if (prompt !== undefined) return { type: 'morale', reason: prompt.reason };
  if (awaitingSave(state).length > 0) return { type: 'act-saves' };
  for (const one of state.combatants) {
    const attack = mayDeclare(state, one) ? declarationOf(state, plan, one) : null;
    if (attack !== null) return attack;
  }
  return { type: declared.length > 0 ? 'resolve-step' : 'next-turn' };
}

function mayDeclare(state: CombatState, combatant: Combatant): boolean {
  const { id, side } = combatant;
  const { step, acted, late, declared } = fightOf(state);
  if (stepOf(side) !== step || !canAct(combatant) || !mayAct(state, combatant)) return false;
  return !acted.includes(id) && !late.includes(id) && !declared.some(({ attacker }) => attacker === id);
}

function declarationOf(state: CombatState, plan: Plan, attacker: Combatant): CairnCommand | null {
  const all = entrantsOf(plan.state, plan.surprised).map(({ combatant }) => combatant);
  const own = withUsable(all.find(({ id }) => id === attacker.id) ?? attacker, attacker);
  const opponents = all.filter((one) => isFoe(one) !== isFoe(own));
  const { weapon, reach } = meansOf(own, opponents);
  const { place, rivals } = rivalsOf(state, attacker.id);
  const targets = chooseTargets(plan.focus, place, rivals, reach).map(({ id }) => id);
  return targets.length === 0 ? null : { type: 'declare', attacker: attacker.id, targets, weapon };
}
