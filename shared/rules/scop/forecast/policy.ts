import type { CombatState } from '#shared/combat/state.ts';
import { chooseTarget } from '#shared/arena/focus.ts';
import type { FightPolicy, Plan } from '#shared/arena/policy.ts';
import { rivalsOf } from '#shared/arena/rivals.ts';
import { withUsable } from '#shared/arena/usable.ts';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';
import { arena } from './arena.ts';
import { has } from '#shared/rules/scop/conditions/conditions.ts';
import { duel } from './duel.ts';
import { fightOf } from '#shared/rules/scop/fight.ts';
import { favouredWeapon } from './forecast-sheet.ts';
import { ONLY_GROUP } from '#shared/rules/scop/turn/groups.ts';
import { optionsSlot } from '#shared/rules/scop/options.ts';
import { canAct } from '#shared/rules/scop/wounds/standing.ts';
import { isDead } from '#shared/rules/scop/wounds/wounds.ts';

/**
 * How scop fights by itself: everyone in one group, each declaring damage on somebody with the weapon it is most skilled with;
 * all of it is resolved at once. Concepts are nobody's to judge here, and nobody moves.
 */
export const policy: FightPolicy<ScopCommand> = {
  focus: 'spread',
  isDead: ({ hp }, options) => isDead(hp, optionsSlot.read(options, 'options')),
  next,
  arena,
  duel,
};

function next(state: CombatState, { focus }: Plan): ScopCommand {
  const { intents, acted, arriving } = fightOf(state);
  const [newcomer] = arriving;
  if (newcomer !== undefined) return { type: 'engage', combatant: newcomer, group: ONLY_GROUP };
  for (const one of state.combatants) {
    const declared = intents.some(({ combatant }) => combatant === one.id);
    if (declared || acted.includes(one.id) || !canAct(one) || has(one, 'surprised')) continue;
    const { place, rivals } = rivalsOf(state, one.id);
    const target = chooseTarget(focus, place, rivals);
    if (target === null) continue;
    const weapon = favouredWeapon(withUsable(one, one))?.id ?? null;
    return { type: 'declare', combatant: one.id, target: target.id, weapon };
  }
  return { type: intents.length > 0 ? 'resolve-turn' : 'next-turn' };
}
