import { describe, expect, test } from 'vitest';
import { carryOut, hero, setUp, type Fight } from '#shared/rules/heroes-d20/testing/fight.ts';

const pack = (id: string) => ({ ...hero(id, 'foe', { initiative: 2 }), group: 'wolves' });
const order = ({ state }: Fight): string =>
  state.order.map(({ id, initiative }) => `${id} ${initiative}`).join(', ');
const scene = (groupInitiative: boolean) =>
  setUp([hero('a', 'pc'), pack('w1'), pack('w2')], { groupInitiative });

describe('equal creatures that roll together (house option)', () => {
  test('H1 one roll for all of a group, each with a turn of its own', () => {
    const started = carryOut(scene(true), [{ type: 'start' }], [10, 15]);
    expect(order(started)).toBe('w1 17, w2 17, a 10');
    const second = carryOut(started, [{ type: 'next-turn' }]);
    expect(second.state.turn?.who).toBe('w2');
  });

  test('H1 also for one who joins later, and a typed total is the group’s', () => {
    const started = carryOut(scene(true), [{ type: 'start', initiative: { w1: 5 } }], [10]);
    const joined = carryOut(started, [{ type: 'add-combatant', combatant: pack('w3') }]);
    expect(order(joined)).toBe('a 10, w1 5, w2 5, w3 5');
  });

  test('H1 without the option everyone rolls', () => {
    expect(order(carryOut(scene(false), [{ type: 'start' }], [10, 15, 3]))).toBe('w1 17, a 10, w2 5');
  });
});
