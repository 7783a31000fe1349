import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newCombat } from '#shared/engine/new-combat.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { template } from '#shared/rules/template/index.ts';
import { pointsToFall } from './points-to-fall.ts';

const systems = [...SYSTEMS, template];

it.each(systems.map((system) => [system.id, system] as const))(
  '%s: so many points and no fewer take one down',
  (_id, system) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.nat(5), fc.boolean(), (current, temp, foe) => {
        const hp = { current, max: 30, temp };
        const state = newCombat(system, {
          combatants: [{ id: 'a', name: 'A', side: foe ? 'foe' : 'pc', hp }],
        });
        const [one] = state.combatants;
        if (one === undefined) throw new Error('nobody');
        const { health } = system;
        const after = (loss: number) =>
          health.standing(
            { ...one, hp: { ...hp, current: current - Math.max(0, loss - temp) } },
            state.options,
          );
        const points = pointsToFall(health, one, state.options);
        if (points === null) {
          expect(after(0) === 'up' && after(200) !== 'up').toBe(false);
          return;
        }
        expect(after(points)).not.toBe('up');
        expect(after(points - 1)).toBe('up');
      }),
    );
  },
);
