import { expect } from 'vitest';
import { applyKept } from '#shared/engine/apply.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { everyFall } from '#shared/dice/testing/every-fall.ts';
import type { AttackOdds } from '#shared/rules/attack-odds.ts';
import type { PlainAttack, RuleSystem } from '#shared/rules/system.ts';
import { expectLawfulOdds } from '#shared/rules/testing/brute-odds.ts';
import type { Check } from '#shared/rules/conformance/bench.ts';
import { attackOf, attacksIn, hasPlainAttack } from './attacks.ts';

/** Attacks compared, each with no more falls of its dice than that. */
const COMPARED = 5;
const MOST_FALLS = 4000;

/** That the chances shown are those there are. */
export const odds: readonly Check[] = [
  {
    name: 'the odds of an attack are what every fall of its dice gives',
    concerns: (system) => system.odds !== undefined && hasPlainAttack(system),
    run(bench) {
      const { system } = bench;
      let compared = 0;
      for (const { state, attack } of attacksIn(bench)) {
        const foreseen = system.odds?.foresee(state, attack) ?? null;
        if (foreseen === null) continue;
        expectLawfulOdds(foreseen);
        const played = compared < COMPARED ? everyFallOf(system, state, attack) : null;
        if (played === null) continue;
        compared += 1;
        const said = JSON.stringify(attack);
        expect(foreseen.hit, said).toBeCloseTo(played.hit, 9);
        expect(Object.keys(foreseen.damage), said).toEqual(Object.keys(played.damage));
        for (const [loss, chance] of Object.entries(played.damage))
          expect(foreseen.damage[loss], `${loss} by ${said}`).toBeCloseTo(chance, 9);
      }
      expect(compared).toBeGreaterThan(0);
    },
  },
];

/** What carrying an attack out for every fall of its dice does to its target; null where there are too many. */
function everyFallOf(
  system: RuleSystem,
  state: CombatState,
  attack: PlainAttack,
): Pick<AttackOdds, 'hit' | 'damage'> | null {
  const damage: Record<string, number> = {};
  let hit = 0;
  let falls = 0;
  for (const { came, chance } of everyFall(
    (dice) => applyKept(system, state, attackOf(attack), dice).events,
  )) {
    falls += 1;
    if (falls > MOST_FALLS) return null;
    const check = came.find((event) => event.type === 'test' && (event.isAttack ?? event.act === 'attack'));
    if (check?.type === 'test' && (check.outcome === 'success' || check.outcome === 'critical'))
      hit += chance;
    const losses = came.map((event) =>
      event.type === 'damage' && event.target.id === attack.target ? event.amount : 0,
    );
    const loss = losses.reduce((sum, one) => sum + one, 0);
    damage[loss] = (damage[loss] ?? 0) + chance;
  }
  return { hit, damage };
}
