import CircleDot from '@lucide/svelte/icons/circle-dot';
import Skull from '@lucide/svelte/icons/skull';
import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { viewOf } from '#renderer/systems/index.ts';
import { chipIcon } from './chip-icons.ts';

describe('the icons of chips', () => {
  it.each(SYSTEMS.map((system) => [system.id, system] as const))(
    'of the conditions of %s come with it, and no others',
    (id, { conditions }) => {
      const named = new Set(conditions.map(({ icon }) => icon).filter((icon) => icon !== 'circle-dot'));
      expect(Object.keys(viewOf(id).icons).toSorted()).toEqual([...named].toSorted());
    },
  );

  it('are those the system brings', () => {
    expect(chipIcon({ skull: Skull }, 'skull')).toBe(Skull);
  });

  it.each(['heart-crack', 'timer-off', 'hourglass', 'target', 'zap', 'pause'])(
    'of the states of the order have %s in every system',
    (name) => {
      expect(chipIcon({}, name)).not.toBe(CircleDot);
    },
  );

  it.each(['no-such-icon', 'constructor'])('are a dot for %s, which nobody brings', (name) => {
    expect(chipIcon({}, name)).toBe(CircleDot);
  });
});
