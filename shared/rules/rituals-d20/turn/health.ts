import { isKeptFromActing } from '#shared/combat/conditions/dials.ts';
import { losePoints, refreshStanding } from '#shared/combat/health.ts';
import type { HealthRules } from '#shared/rules/system.ts';
import { mendGrapples } from '#shared/rules/rituals-d20/maneuver/grapple.ts';
import { halfTest } from '#shared/rules/rituals-d20/acts/half-test.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** The rules give 0 PV no meaning of their own: foes are defeated; PCs and allies are down, but nothing keeps them from acting. */
export const health: HealthRules = {
  unit: ritualsMessage('health.unit'),
  hurt(play, target, amount, by) {
    losePoints(play, { target, amount, by, floor: 0 });
    refreshStanding(play, target);
  },
  standing({ hp, side }) {
    if (hp.current > 0) return 'up';
    return side === 'foe' ? 'defeated' : 'down';
  },
  lowest: () => 0,
  rounding: 'down',
  halfTest,
  canAct: (combatant) => !isKeptFromActing(combatant, []),
  fateRuled: mendGrapples,
};
