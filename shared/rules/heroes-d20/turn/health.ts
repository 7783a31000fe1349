import { isKeptFromActing } from '#shared/combat/conditions/dials.ts';
import { losePoints, refreshStanding } from '#shared/combat/health.ts';
import { requireCombatant } from '#shared/combat/play.ts';
import type { HealthRules } from '#shared/rules/system.ts';
import { mendGrapples } from '#shared/rules/heroes-d20/maneuver/grapple.ts';
import { halfTest } from '#shared/rules/heroes-d20/acts/half-test.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

/** The rules give 0 PV no meaning of their own: foes are defeated; PCs and allies are down, but nothing keeps them from acting. */
export const health: HealthRules = {
  unit: heroesMessage('health.unit'),
  hurt(play, target, amount, by) {
    losePoints(play, { target, amount, by, floor: 0 });
    refreshStanding(play, target);
    if (requireCombatant(play.state, target).standing === 'defeated') mendGrapples(play);
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
