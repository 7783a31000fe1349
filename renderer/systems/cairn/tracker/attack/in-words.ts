import type { CombatState } from '#shared/combat/state.ts';
import type { Declaration } from '#shared/rules/cairn/fight.ts';
import { diceAgainst, findWeapon } from '#shared/rules/cairn/sheet/weapon.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { combatantOf } from '#renderer/fight/view.svelte.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { t } from '#renderer/state/text.svelte.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { WoundOdds } from '#shared/rules/cairn/attack/odds.ts';
import { chanceFigure, meanFigure, type OddsFigure } from '#renderer/fight/rolling/odds-words.ts';
import { words } from '#renderer/systems/cairn/words.ts';
import { nameOf } from '#shared/combat/name.ts';

/** Who attacks and with which dice, all that changes them counted in: "Jurema · d12 · Aprimorado" (C6, C11). */
export function howDeclared(state: CombatState, declared: Declaration, targetId: string): Message {
  const attacker = combatantOf(state, declared.attacker);
  const target = combatantOf(state, targetId);
  if (attacker === null || target === null) return plain(declared.attacker);
  const weapon = findWeapon(attacker, declared.weapon);
  const { dice, stance } = diceAgainst(attacker, target, weapon, declared.stance);
  const values = { name: nameOf(attacker), dice: dice.map((sides) => `d${sides}`).join('+') };
  if (stance === 'normal') return cairnMessage('tracker.declaredHow', values);
  const word = cairnMessage(`tracker.stance.${stance}`);
  return cairnMessage('tracker.declaredStance', { ...values, stance: word });
}

/** The figures of attacks on somebody: past the armour, critical damage, the mean, a fall, and for PCs a scar (C5, C8, C9). */
export function woundFigures({ side }: Combatant, { attack, fall, scar }: WoundOdds): readonly OddsFigure[] {
  return [
    chanceFigure(attack.hit, words('tracker.odds.hit')),
    meanFigure(attack.meanDamage, t('tracker.odds.damage')),
    ...(side === 'pc' ? [chanceFigure(scar, words('tracker.odds.scar'))] : []),
    chanceFigure(attack.critical, words('tracker.odds.critical'), 'critical'),
    chanceFigure(fall, words('tracker.odds.fall'), 'foe'),
  ];
}
