import { expect, it } from 'vitest';
import { changesBetween, withChanges } from './changes.ts';
import { stateOf } from '#shared/engine/history.ts';
import { fighter, play, setUp, startedTrio } from './testing/fight.ts';

it('name only who changed, and leave all others the very same', () => {
  const trio = startedTrio();
  const before = stateOf(trio);
  const after = stateOf(play(trio, [{ type: 'add-condition', target: 'c', condition: 'marked' }]));
  const changes = changesBetween(before, after);
  expect([changes.combatants.map((one) => one.id), changes.roster]).toEqual([['c'], null]);
  expect(changes.fields).not.toHaveProperty('order');
  const shown = withChanges(before, changes);
  expect(shown).toEqual(after);
  expect(shown.combatants.filter((one, index) => one === before.combatants[index])).toHaveLength(2);
});

it('name everybody in their order where somebody comes or goes', () => {
  const fight = setUp(fighter('a'), fighter('b'));
  const came = play(fight, [{ type: 'add-combatant', combatant: fighter('c') }]);
  const went = play(came, [{ type: 'remove-combatant', combatant: 'a' }]);
  expect(changesBetween(stateOf(fight), stateOf(came)).roster).toEqual(['a', 'b', 'c']);
  const changes = changesBetween(stateOf(came), stateOf(went));
  expect(changes.roster).toEqual(['b', 'c']);
  expect(withChanges(stateOf(came), changes)).toEqual(stateOf(went));
});
