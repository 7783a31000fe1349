import { describe, expect, it } from 'vitest';
import { clashesOf } from './clashes.ts';

const bound = (id: string, key: string, ...places: readonly string[]) => ({ id, keys: [key], places });
const pairs = (...commands: readonly ReturnType<typeof bound>[]) =>
  [...clashesOf(commands)].map(([id, clashes]) => [id, ...clashes.flatMap(({ others }) => others)]);

describe('clashes of keys', () => {
  it('are told of both commands, by their key', () => {
    const clashes = clashesOf([bound('attack', 'A', 'fight'), bound('add', 'a', 'fight')]);
    expect(clashes.get('attack')).toEqual([{ key: 'A', others: ['add'] }]);
    expect(clashes.get('add')).toEqual([{ key: 'a', others: ['attack'] }]);
  });

  it('are none on screens that are never open together', () => {
    expect(pairs(bound('save', 'Ctrl+S', 'bestiary'), bound('start', 'Ctrl+S', 'encounter'))).toEqual([]);
    expect(pairs(bound('aim', 'R', 'fight/rituals-d20'), bound('rest', 'R', 'fight/cairn'))).toEqual([]);
    expect(pairs(bound('a', 'R', 'fight'), bound('b', 'R', 'fight-club'))).toEqual([]);
  });

  it('are there between a panel and what lies around it, and with what holds everywhere', () => {
    expect(pairs(bound('trip', 'B', 'fight/x/maneuver'), bound('block', 'B', 'fight/x'))).toHaveLength(2);
    expect(pairs(bound('keys', '?', 'app'), bound('ask', 'Shift+?', 'bestiary'))).toHaveLength(2);
  });
});
