import type { Who } from '#shared/combat/events.ts';
import { losePoints, refreshStanding } from '#shared/combat/health.ts';
import { requireCombatant, type Play } from '#shared/combat/play.ts';
import { loseAttribute } from './attribute-loss.ts';
import { saveAgainstCritical } from './critical-damage.ts';
import { raiseMorale } from '#shared/rules/cairn/morale/morale.ts';
import { attributesOf } from '#shared/rules/cairn/own.ts';
import { isDead } from '#shared/rules/cairn/conditions/standing.ts';
import { sufferScar } from '#shared/rules/cairn/scars/suffer-scar.ts';
import { woundOf } from './wound.ts';

/**
 * Damage as an attack's, armour already off: PG down to 0, a scar for a PC at exactly 0 (C8), what is left over off FOR
 * with its save at once (C9), and the morale prompts a casualty raises (C12).
 */
export function hurt(play: Play, id: string, amount: number, by: Who | null): void {
  const before = requireCombatant(play.state, id, 'target');
  const { lost, beyond } = losePoints(play, { target: id, amount, by, floor: 0 });
  if (!isDead(before)) {
    const { hp, side } = requireCombatant(play.state, id);
    const { str } = attributesOf(before);
    const wound = woundOf({ lost, beyond, hp: hp.current, str: str.current, pc: side === 'pc' });
    if (beyond > 0) loseAttribute(play, { id, attribute: 'str', amount: beyond, rule: 'C9' });
    if (wound.saveDue) saveAgainstCritical(play, id, by);
    if (wound.scar !== null) sufferScar(play, id, wound.scar);
  }
  refreshStanding(play, id);
  raiseMorale(play);
}
