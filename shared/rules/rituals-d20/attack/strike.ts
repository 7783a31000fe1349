import { spendNeed } from '#shared/combat/counters/counters.ts';
import type { Term } from '#shared/combat/events.ts';
import { requireCombatant, who, type Play } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { aimsAt, useAim } from './aiming.ts';
import { resolveAttack, type AttackInput, type AttackOutcome, type AttackTarget } from './attack.ts';
import { attackSaid, attackVerdict, type AttackManner } from './attack-words.ts';
import { attackTerms, defenseTerms } from '#shared/rules/rituals-d20/conditions/counted-conditions.ts';
import { useFeint } from '#shared/rules/rituals-d20/maneuver/feints.ts';
import { patchFight } from '#shared/rules/rituals-d20/fight.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { spendReaction, type Reaction } from './reactions.ts';
import { sheetSlot, type Weapon } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { term } from '#shared/rules/kit/sums.ts';
import { weaponRoller } from '#shared/rules/rituals-d20/checks/roller.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** How somebody is attacked. */
export interface StrikeManner {
  readonly weapon: Weapon;
  /** The target's (N5). */
  readonly reaction: Reaction;
  readonly modifier: number;
  readonly extraDice: number;
  /** On the target's Defesa (N14). */
  readonly targetModifier: number;
  readonly manner: AttackManner;
}

/** An attack with nothing said besides. */
export const PLAIN_MANNER: Omit<StrikeManner, 'weapon'> = {
  reaction: 'none',
  modifier: 0,
  extraDice: 0,
  targetModifier: 0,
  manner: 'attack',
};

/** An attack about to be rolled; what it costs the attacker has been paid. */
export interface Strike extends StrikeManner {
  readonly attacker: string;
  readonly target: string;
  readonly reactionField: string;
}

const AIM_DICE = 1; // N10
const CHARGE_DICE = 1; // N11
// The dice themselves stand in the pool; these name where they come from.
const AIM_TERM = term(ritualsMessage('term.aimDie'), 0, 'N10');
const CHARGE_TERM = term(ritualsMessage('term.chargeDie'), 0, 'N11');

/** Rolls an attack with both sheets and conditions, spends the reaction, applies the damage, and uses up what the weapon needs, aim and feint (N5, N6, N8, N10, N11). */
export function strike(play: Play, asked: Strike): AttackOutcome {
  const attacker = requireCombatant(play.state, asked.attacker, 'attacker');
  const target = requireCombatant(play.state, asked.target, 'target');
  if (asked.reaction !== 'none') spendReaction(play, target, asked.reactionField);

  const aimed = aimsAt(attacker, target);
  const { outcome, sums } = resolveAttack(
    strikeInput(play.state, attacker, target, asked),
    optionsSlot.read(play.state.options, 'options'),
    play.dice,
  );
  const told = { attacker: nameOf(attacker), target: nameOf(target), weapon: asked.weapon.name };
  play.events.push({
    type: 'test',
    act: 'attack',
    actor: who(attacker),
    target: who(target),
    said: attackSaid(told, asked.manner, asked.reaction),
    verdict: attackVerdict(outcome, aimed),
    outcome: outcome.hit ? 'success' : 'failure',
    sums,
    rule: asked.manner === 'charge' ? 'N11' : 'N6',
  });
  spendNeed(play, attacker.id, asked.weapon.needs);
  if (outcome.hit) play.system.health.hurt(play, target.id, outcome.damage, who(attacker));
  useAim(play, attacker.id);
  useFeint(play, attacker.id, requireCombatant(play.state, target.id));
  patchFight(play, { counter: outcome.mayCounter ? { by: target.id, against: attacker.id } : null });
  return outcome;
}

/** What counts in an attack as the fight stands: both sheets, conditions, aim, charge and what the narrator adds (N5, N6, N10, N11, N14). */
export function strikeInput(
  state: CombatState,
  attacker: Combatant,
  target: Combatant,
  asked: StrikeManner,
): AttackInput {
  return {
    attacker: strikerOf(attacker, asked, aimsAt(attacker, target)),
    target: strickenOf(state, attacker, target, asked),
    weapon: asked.weapon,
  };
}

/** The one attacked, as the fight stands: sheet, conditions, reaction and what the narrator adds to its Defesa (N5, N14). */
export function strickenOf(
  state: CombatState,
  attacker: Combatant,
  target: Combatant,
  { reaction, targetModifier }: Pick<StrikeManner, 'reaction' | 'targetModifier'>,
): AttackTarget {
  const { defense, constitution, dexterity } = sheetSlot.read(target.sheet);
  const terms = defenseTerms(state, target, attacker);
  return { defense, constitution, dexterity, reaction, modifier: targetModifier, terms };
}

function strikerOf(
  attacker: Combatant,
  { weapon, modifier, extraDice, manner }: StrikeManner,
  aimed: boolean,
) {
  const terms: Term[] = [];
  if (aimed) terms.push(AIM_TERM);
  if (manner === 'charge') terms.push(CHARGE_TERM);
  terms.push(...attackTerms(attacker));
  const dice = extraDice + (aimed ? AIM_DICE : 0) + (manner === 'charge' ? CHARGE_DICE : 0);
  return weaponRoller(attacker, weapon, { modifier, extraDice: dice, terms });
}
