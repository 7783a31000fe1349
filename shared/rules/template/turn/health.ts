import { isKeptFromActing } from '#shared/combat/conditions/dials.ts';
import { losePoints, refreshStanding } from '#shared/combat/health.ts';
import type { HealthRules } from '#shared/rules/system.ts';
import { conditions } from '#shared/rules/template/conditions/conditions.ts';
import { templateMessage } from '#shared/rules/template/words/texts.ts';

const LOWEST = 0; // T5

/** At 0 a foe is out; a PC or an ally is down and takes no turn until somebody heals it (T5). */
export const health: HealthRules = {
  unit: templateMessage('health.unit'),
  hurt(play, target, amount, by) {
    losePoints(play, { target, amount, by, floor: LOWEST });
    refreshStanding(play, target);
  },
  standing({ hp, side }) {
    if (hp.current > LOWEST) return 'up';
    return side === 'foe' ? 'defeated' : 'down';
  },
  lowest: () => LOWEST,
  rounding: 'down',
  canAct: (combatant) => combatant.standing === 'up' && !isKeptFromActing(combatant, conditions),
};
