import { requireCombatant } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { entrantsOf, isFoe } from '#shared/arena/fighter.ts';
import { chooseTarget } from '#shared/arena/focus.ts';
import type { FightPolicy, Plan } from '#shared/arena/policy.ts';
import { rivalsOf } from '#shared/arena/rivals.ts';
import { withUsable } from '#shared/arena/usable.ts';
import type { RitualsCommand } from '#shared/rules/rituals-d20/commands.ts';
import { arena } from './arena.ts';
import { duel } from './duel.ts';
import { fightOf } from '#shared/rules/rituals-d20/fight.ts';
import { meansOf, reactionTo, type Means } from './forecast-sheet.ts';
import { reactionsLeft } from '#shared/rules/rituals-d20/attack/reactions.ts';

/**
 * How rituals-d20 fights by itself: the standard action goes to an attack with the weapon that takes most off the opponents;
 * who is attacked spends a reaction on what it is best at while it has any (N5), and strikes back when it may.
 */
export const policy: FightPolicy<RitualsCommand> = { focus: 'weakest', next, arena, duel };

const PASS: RitualsCommand = { type: 'next-turn' };

function next(state: CombatState, plan: Plan): RitualsCommand {
  const { counter } = fightOf(state);
  if (counter !== null) {
    const weapon = meansIn(plan, requireCombatant(state, counter.by)).counter;
    if (weapon !== null) return { type: 'counter-attack', attacker: counter.by, weapon: weapon.id };
  }
  const { turn } = state;
  if (turn === null || turn.spent.includes('standard')) return PASS;
  const attacker = requireCombatant(state, turn.who);
  const { weapon } = meansIn(plan, attacker);
  const { place, rivals } = rivalsOf(state, attacker.id);
  const chosen = chooseTarget(plan.focus, place, rivals);
  if (attacker.standing !== 'up' || weapon === null || chosen === null) return PASS;
  const target = requireCombatant(state, chosen.id);
  const reaction = reactionsLeft(target) > 0 ? reactionTo(meansIn(plan, target), weapon) : 'none';
  return { type: 'attack', attacker: attacker.id, target: target.id, weapon: weapon.id, reaction };
}

/** How somebody fights: the same from beginning to end, but for weapons that lack what they use up. */
function meansIn(plan: Plan, now: Combatant): Means {
  const all = entrantsOf(plan.state, plan.surprised).map(({ combatant }) => combatant);
  const brought = all.find((one) => one.id === now.id);
  if (brought === undefined) return { weapon: null, counter: null, reaction: 'none' };
  const own = withUsable(brought, now);
  const opponents = all.filter((one: Combatant) => isFoe(one) !== isFoe(own));
  return meansOf(plan.state, own, opponents);
}
