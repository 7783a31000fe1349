import type { CombatEvent } from '#shared/combat/events.ts';
import { phrase, type Filling, type Phrase } from './phrase.ts';

type DamageEvent = Extract<CombatEvent, { type: 'damage' }>;
type HealedEvent = Extract<CombatEvent, { type: 'healed' }>;

/** Damage in words: short after the attack that dealt it (`before` are the events of the act so far), else with who dealt it and who suffers it. */
export function wordLoss(event: DamageEvent, before: readonly CombatEvent[]): Phrase {
  const { target, by, amount } = event;
  const rest = { amount, absorbed: absorbedOf(event), points: pointsOf(event) };
  if (followsItsAttack(event, before)) return phrase('log.damage', rest);
  const name = { who: target };
  if (by === null || by.id === target.id) return phrase('log.damage.suffered', { name, ...rest });
  return phrase('log.damage.dealt', { name, by: { who: by }, ...rest });
}

/** Points regained: those that counted, not those over the maximum. */
export function wordHealed(event: HealedEvent): Phrase {
  const { target, from, to, max } = event;
  const name = { who: target };
  if (to === from) return phrase('log.healed.none', { name, to, max });
  return phrase('log.healed', { name, count: to - from, points: pointsOf(event) });
}

/** The attack just told already says who deals the damage and to whom. */
function followsItsAttack({ target, by }: DamageEvent, before: readonly CombatEvent[]): boolean {
  const checks = before.filter((event) => event.type === 'test');
  const [check] = checks;
  return checks.length === 1 && check?.target?.id === target.id && check.actor?.id === by?.id;
}

function absorbedOf({ amount, absorbed }: DamageEvent): Filling {
  if (absorbed === 0) return { phrases: [] };
  const words =
    absorbed === amount ? phrase('log.damage.absorbedWhole') : phrase('log.damage.absorbed', { absorbed });
  return { phrases: [words] };
}

function pointsOf({ from, to }: { readonly from: number; readonly to: number }): Filling {
  return { phrases: from === to ? [] : [phrase('log.points', { from, to })] };
}
