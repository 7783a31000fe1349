import type { Combatant } from '#shared/combat/state.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { attackOdds } from '#shared/rules/rituals-d20/attack/odds.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import type { Reaction } from '#shared/rules/rituals-d20/attack/reactions.ts';
import { sheetSlot, type Weapon } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { strikeInput, type StrikeManner } from '#shared/rules/rituals-d20/attack/strike.ts';

/** An attack of a forecast: nothing added by anybody. */
export function plainStrike(
  weapon: Weapon,
  reaction: Reaction,
  manner: StrikeManner['manner'] = 'attack',
): StrikeManner {
  return { weapon, reaction, modifier: 0, extraDice: 0, targetModifier: 0, manner };
}

/** The weapon that takes most off opponents who don't react, on average, the earlier among equals; null for one without such weapons. */
export function favouredWeapon(
  state: CombatState,
  attacker: Combatant,
  opponents: readonly Combatant[],
  weapons: readonly Weapon[] = sheetSlot.read(attacker.sheet).weapons,
): Weapon | null {
  const options = optionsSlot.read(state.options, 'options');
  let favoured: Weapon | null = null;
  let most = -1;
  for (const weapon of weapons) {
    const taken = opponents.reduce(
      (sum, target) =>
        sum +
        attackOdds(strikeInput(state, attacker, target, plainStrike(weapon, 'none')), options).meanDamage,
      0,
    );
    if (taken <= most) continue;
    favoured = weapon;
    most = taken;
  }
  return favoured;
}

/** What one with reactions does when attacked, the same through the whole fight: whichever of dodging and blocking it is better at, else strike back (N5). */
export function favouredReaction({ sheet }: Combatant, counter: Weapon | null): Reaction {
  const { agility, constitution, dexterity } = sheetSlot.read(sheet);
  if (agility <= 0) return 'none';
  if (dexterity > 0 && dexterity >= constitution) return 'dodge';
  if (constitution > 0) return 'block';
  return counter === null ? 'none' : 'counter';
}

/** How somebody fights from beginning to end. */
export interface Means {
  readonly weapon: Weapon | null;
  /** What it strikes back with. */
  readonly counter: Weapon | null;
  readonly reaction: Reaction;
}

/** How somebody fights against these opponents. */
export function meansOf(state: CombatState, own: Combatant, opponents: readonly Combatant[]): Means {
  const melee = sheetSlot.read(own.sheet).weapons.filter(({ kind }) => kind === 'melee');
  const counter = favouredWeapon(state, own, opponents, melee);
  return {
    weapon: favouredWeapon(state, own, opponents),
    counter,
    reaction: favouredReaction(own, counter),
  };
}

/** What a target does against an attack while it has reactions left: nobody strikes back at a shot. */
export function reactionTo(means: Pick<Means, 'reaction'>, weapon: Weapon): Reaction {
  return means.reaction === 'counter' && weapon.kind === 'ranged' ? 'none' : means.reaction;
}
