import { requireCombatant } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { chooseTarget } from '#shared/arena/focus.ts';
import type { FightPolicy, Plan } from '#shared/arena/policy.ts';
import { rivalsOf } from '#shared/arena/rivals.ts';
import { withUsable } from '#shared/arena/usable.ts';
import { attackFrom } from '#shared/rules/template/attack/attack.ts';
import { attackOdds } from '#shared/rules/template/attack/odds.ts';
import type { TemplateCommand } from '#shared/rules/template/commands.ts';
import { optionsSlot } from '#shared/rules/template/options.ts';
import { sheetSlot, type Weapon } from '#shared/rules/template/sheet/sheet.ts';

const PASS: TemplateCommand = { type: 'next-turn' };

/** How the template fights by itself: one attack a turn, with the weapon that takes most off the one attacked. */
export const policy: FightPolicy<TemplateCommand> = { focus: 'weakest', next };

function next(state: CombatState, { focus }: Plan): TemplateCommand {
  const { turn } = state;
  if (turn === null || turn.spent.includes('main')) return PASS;
  const attacker = requireCombatant(state, turn.who);
  const { place, rivals } = rivalsOf(state, attacker.id);
  const chosen = chooseTarget(focus, place, rivals);
  if (attacker.standing !== 'up' || chosen === null) return PASS;
  const weapon = favouredWeapon(state, withUsable(attacker, attacker), requireCombatant(state, chosen.id));
  if (weapon === null) return PASS;
  return { type: 'attack', attacker: attacker.id, target: chosen.id, weapon: weapon.id };
}

function favouredWeapon({ options }: CombatState, attacker: Combatant, target: Combatant): Weapon | null {
  const house = optionsSlot.read(options, 'options');
  const taken = (weapon: Weapon): number =>
    attackOdds(attackFrom(attacker, target, weapon, house)).meanDamage;
  return sheetSlot.read(attacker.sheet).weapons.toSorted((a, b) => taken(b) - taken(a))[0] ?? null;
}
