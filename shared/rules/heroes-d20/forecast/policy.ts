import { requireCombatant } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { entrantsOf, isFoe } from '#shared/arena/fighter.ts';
import { chooseTarget } from '#shared/arena/focus.ts';
import type { FightPolicy, Plan } from '#shared/arena/policy.ts';
import { rivalsOf } from '#shared/arena/rivals.ts';
import { withUsable } from '#shared/arena/usable.ts';
import { powerCounts } from '#shared/rules/heroes-d20/attack/choices.ts';
import { activePowers, mpOf } from '#shared/rules/heroes-d20/powers/active-powers.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import { arena } from './arena.ts';
import { duel } from './duel.ts';
import { favouredPower, favouredWeapon } from './forecast-sheet.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { optionsSlot } from '#shared/rules/heroes-d20/options.ts';
import type { Power, Weapon } from '#shared/rules/heroes-d20/sheet/sheet.ts';

/**
 * How heroes-d20 fights by itself: one attack a turn with the weapon that takes most off the opponents, made better by the
 * cheapest power that fits it while MP last. Who is down neither acts nor is attacked.
 */
export const policy: FightPolicy<HeroesCommand> = {
  focus: 'weakest',
  spends: heroesMessage('forecast.spent'),
  next,
  arena,
  duel,
};

const PASS: HeroesCommand = { type: 'next-turn' };

function next(state: CombatState, plan: Plan): HeroesCommand {
  const { turn, round } = state;
  if (turn === null || turn.spent.includes('combat')) return PASS;
  const attacker = requireCombatant(state, turn.who);
  if (attacker.standing !== 'up' || attacker.surprisedIn === round) return PASS;
  const { weapon, power } = meansOf(plan, attacker);
  const { place, rivals } = rivalsOf(state, attacker.id);
  const target = chooseTarget(plan.focus, place, rivals);
  if (weapon === null || target === null) return PASS;
  const powerful = activePowers(attacker).length > 0;
  if (power !== null && !powerful && !turn.spent.includes('movement') && mpOf(attacker) >= power.cost)
    return { type: 'power', combatant: attacker.id, power: power.id };
  // With another weapon than it began with, for want of what that uses up, its power may not fit.
  const fits = powerful && powerCounts(attacker, weapon);
  return { type: 'attack', attacker: attacker.id, target: target.id, weapon: weapon.id, power: fits };
}

/** The weapon and the power somebody fights with: the same from beginning to end, but for those that lack what they use up. */
function meansOf(
  plan: Plan,
  now: Combatant,
): { readonly weapon: Weapon | null; readonly power: Power | null } {
  const all = entrantsOf(plan.state, plan.surprised).map(({ combatant }) => combatant);
  const brought = all.find((one) => one.id === now.id);
  if (brought === undefined) return { weapon: null, power: null };
  const own = withUsable(brought, now);
  const opponents = all.filter((one: Combatant) => isFoe(one) !== isFoe(own));
  const options = optionsSlot.read(plan.state.options, 'options');
  const weapon = favouredWeapon(own, opponents, options);
  return { weapon, power: favouredPower(own, weapon) };
}
