import type { Combatant } from '#shared/combat/state.ts';

/** How somebody looks to the others at the table. */
export type HealthBand = 'unhurt' | 'hurt' | 'badly-hurt' | 'down' | 'dead' | 'gone';

/** How somebody looks, without a figure: at half of the points or fewer it is badly hurt; temporary points hide no wound. */
export function healthBand({ hp, standing, fate }: Pick<Combatant, 'hp' | 'standing' | 'fate'>): HealthBand {
  if (fate === 'dead' || fate === 'gone') return fate;
  if (standing !== 'up') return 'down';
  if (hp.current >= hp.max) return 'unhurt';
  return hp.current * 2 > hp.max ? 'hurt' : 'badly-hurt';
}
