import { describe, expect, it } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import { fight, play, someone } from '#shared/rules/rituals-d20/testing/fight.ts';
import { actingLater } from './delays.ts';

const start = () =>
  fight([someone('ana', {}, 'pc'), someone('vulto'), someone('cultista'), someone('beto', {}, 'pc')]);

describe('after whom one may delay (N13)', () => {
  it('is who acts later and stands', () => {
    const down = play(start(), [{ type: 'damage', target: 'cultista', amount: 20 }]);
    expect(actingLater(stateOf(down), 'ana').map(({ id }) => id)).toEqual(['vulto', 'beto']);
    expect(actingLater(stateOf(down), 'beto')).toEqual([]);
  });

  it('is nobody of those who share its place', () => {
    const linked = play(start(), [{ type: 'link-initiative', combatants: ['ana', 'cultista'] }]);
    expect(actingLater(stateOf(linked), 'ana').map(({ id }) => id)).toEqual(['vulto', 'beto']);
  });
});
