import type { Command } from '../../../../../shared/combat/command.ts';
import type { Combatant, CombatState } from '../../../../../shared/combat/state.ts';
import { distributionOf } from '../../../../../shared/dice/distribution.ts';
import { parseDice } from '../../../../../shared/dice/expression.ts';
import { aimsAt } from '../../../../../shared/rules/rituals-d20/aiming.ts';
import { attackOffer } from '../../../../../shared/rules/rituals-d20/attack-offer.ts';
import type { AttackManner } from '../../../../../shared/rules/rituals-d20/attack-words.ts';
import { attackTerms, defenseTerms } from '../../../../../shared/rules/rituals-d20/counted-conditions.ts';
import { otherInTheWay } from '../../../../../shared/rules/rituals-d20/grapple.ts';
import type { Reaction } from '../../../../../shared/rules/rituals-d20/reactions.ts';
import { sheetSlot, type Weapon } from '../../../../../shared/rules/rituals-d20/sheet.ts';
import { weaponTester } from '../../../../../shared/rules/rituals-d20/tester.ts';
import { oddsOf, type AttackOdds } from '../../../../../shared/rules/define-odds.ts';
import type { DiceSlot } from '../../../../../shared/rules/system.ts';
import { message } from '../../../../../shared/text/translate.ts';
import { chanceToReach, type RolledSide } from './chances.ts';
import { sideOf } from './sides.ts';

/** What the narrator says of an attack besides who, whom and with what. */
export interface StrikeDraft {
  readonly reaction: Reaction;
  /** Of the other one of a grapple, should the shot go at it (N9). */
  readonly otherReaction: Reaction;
  readonly modifier: number;
  readonly extraDice: number;
  /** On the target's Defesa (N14). */
  readonly targetModifier: number;
}

/** An attack as it is mostly made. */
export const PLAIN_STRIKE: StrikeDraft = {
  reaction: 'none',
  otherReaction: 'none',
  modifier: 0,
  extraDice: 0,
  targetModifier: 0,
};

/** An attack about to be rolled. */
export interface AskedStrike {
  readonly manner: AttackManner;
  readonly attacker: Combatant;
  readonly target: Combatant;
  readonly weapon: Weapon;
  readonly draft: StrikeDraft;
}

const COMMANDS = { attack: 'attack', charge: 'charge', counter: 'counter-attack' } as const;
const CHARGE_DICE = 1; // N11
const AIM_DICE = 1; // N10

/** The command of an attack, a charge or a counter-attack, whose target the rules know (N5, N6, N11). */
export function strikeCommand(
  state: CombatState,
  { manner, attacker, target, weapon, draft }: AskedStrike,
): Command {
  const { otherReaction, ...asked } = draft;
  const inTheWay = manner === 'attack' && otherInTheWay(state, attacker, target, weapon) !== null;
  return {
    type: COMMANDS[manner],
    attacker: attacker.id,
    ...(manner === 'counter' ? {} : { target: target.id }),
    weapon: weapon.id,
    ...asked,
    ...(inTheWay ? { otherReaction } : {}),
  };
}

/** What the attacker rolls: weapon, aim, charge and conditions (N1, N6, N9, N10, N11). */
export function attackSide(
  state: CombatState,
  { manner, attacker, target, weapon, draft }: AskedStrike,
): RolledSide {
  const { modifier } = draft;
  const aimed = aimsAt(attacker, target) ? AIM_DICE : 0;
  const extraDice = draft.extraDice + aimed + (manner === 'charge' ? CHARGE_DICE : 0);
  const terms = attackTerms(attacker);
  return sideOf(state, weaponTester(attacker, weapon, { modifier, extraDice, terms }));
}

/** What has to be reached when the target reacts like this (N5, N6, N14). */
export function difficultyAgainst(
  state: CombatState,
  { attacker, target, draft }: Pick<AskedStrike, 'attacker' | 'target' | 'draft'>,
  reaction: Reaction,
): number {
  const { defense, dexterity } = sheetSlot.read(target.sheet);
  const terms = defenseTerms(state, target, attacker);
  const dodge = reaction === 'dodge' ? dexterity : 0;
  return terms.reduce((sum, { value }) => sum + value, defense + dodge + draft.targetModifier);
}

/** The exact chances of an attack before it is rolled (N1, N5, N6); null for a weapon with far too many dice. */
export function strikeOdds(state: CombatState, strike: AskedStrike): AttackOdds | null {
  const { reaction } = strike.draft;
  const hit = chanceToReach(attackSide(state, strike), difficultyAgainst(state, strike, reaction));
  const { constitution } = sheetSlot.read(strike.target.sheet);
  const distribution = distributionOf(parseDice(strike.weapon.damage));
  if (distribution === null) return null;
  const blocked = reaction === 'block' ? constitution : 0;
  const damage = new Map([[0, 1 - hit]]);
  distribution.chances.forEach((chance, index) => {
    const loss = Math.max(0, distribution.lowest + index - blocked);
    damage.set(loss, (damage.get(loss) ?? 0) + hit * chance);
  });
  return oddsOf({ hit, critical: 0, damage });
}

/** The dice an attack may ask for, in the order they are rolled. */
export function strikeSlots(state: CombatState, strike: AskedStrike): readonly DiceSlot[] {
  const { attacker, target, weapon } = strike;
  const asked = { attacker: attacker.id, target: target.id, weapon: weapon.id };
  const { count } = attackSide(state, strike).pool;
  return attackOffer.slots(state, asked).map((slot) => {
    if (slot.purpose === 'attack') return { ...slot, count };
    return slot.purpose === 'grapple' ? { ...slot, label: message('tracker.rituals.slot.grapple') } : slot;
  });
}
