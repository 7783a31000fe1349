import type { CounterNeed } from '#shared/combat/counters/counter.ts';
import { requireNeed, spendNeed } from '#shared/combat/counters/counters.ts';
import type { Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Intent } from '#shared/rules/scop/fight.ts';
import { weaponOf } from '#shared/rules/scop/sheet/weapon.ts';
import type { Attack } from './plan-step.ts';

/** Refuses what somebody has declared, all of it together, where its weapons use up more of a counter than is left. */
export function requireNeeds(combatant: Combatant, intents: readonly Intent[], field: string): void {
  const amounts = new Map<string, number>();
  for (const need of intents.flatMap((intent) => needOf(combatant, intent) ?? []))
    amounts.set(need.counter, (amounts.get(need.counter) ?? 0) + need.amount);
  for (const [counter, amount] of amounts) requireNeed(combatant, { counter, amount }, field);
}

/** Takes off what the weapons of these attacks use up. */
export function spendNeeds(play: Play, attacks: readonly Attack[]): void {
  for (const { attacker, intent } of attacks) spendNeed(play, attacker.id, needOf(attacker, intent));
}

/** Nothing is shot or swung by one who only defends. */
function needOf(combatant: Combatant, { target, weapon }: Intent): CounterNeed | undefined {
  return target === null ? undefined : weaponOf(combatant, weapon)?.needs;
}
