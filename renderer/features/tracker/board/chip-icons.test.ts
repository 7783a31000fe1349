import CircleDot from '@lucide/svelte/icons/circle-dot';
import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../../../../shared/rules/registry.ts';
import { chipIcon } from './chip-icons.ts';

describe('the icons of conditions', () => {
  const named = SYSTEMS.flatMap(({ conditions }) => conditions.map(({ icon }) => icon));

  it.each(named.filter((icon) => icon !== 'circle-dot'))('has the one called %s', (icon) => {
    expect(chipIcon(icon)).not.toBe(CircleDot);
  });

  it('shows a dot for one it does not know', () => {
    expect(chipIcon('no-such-icon')).toBe(CircleDot);
  });
});
