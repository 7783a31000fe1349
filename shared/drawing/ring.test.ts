import { expect, test } from 'vitest';
import { RING } from './ring.ts';

test('the places lie evenly around the table, all within the drawing, and one of them is lit', () => {
  const far = RING.map(({ x, y }) => Math.hypot(x - 50, y - 50));
  expect(Math.max(...far) - Math.min(...far)).toBeLessThan(0.05);
  for (const { x, y, radius } of RING) {
    expect(Math.min(x, y) - radius).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y) + radius).toBeLessThanOrEqual(100);
  }
  expect(RING.filter(({ lit }) => lit)).toHaveLength(1);
});
