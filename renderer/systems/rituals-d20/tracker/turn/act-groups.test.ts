import { describe, expect, it } from 'vitest';
import { stateOf, type History } from '#shared/engine/history.ts';
import { refusalOf } from '#shared/rules/rituals-d20/testing/resolve.ts';
import { fight, one, play, someone } from '#shared/rules/rituals-d20/testing/fight.ts';
import { actGroups } from './act-groups.ts';

const start = (options = {}): History => fight([someone('ana', {}, 'pc'), someone('vulto')], options);
const held = (): History =>
  play(start(), [{ type: 'maneuver', kind: 'grapple', attacker: 'ana', target: 'vulto' }], [20, 1]);
const offered = (history: History) =>
  actGroups(stateOf(history), one(history, stateOf(history).turn?.who ?? '')).flatMap(({ acts }) => acts);

describe('the acts of a turn without dice (N13, N15)', () => {
  it.each([
    ['a fresh turn', start()],
    ['the standard action spent, somebody held', held()],
    ['one held', play(held(), [{ type: 'next-turn' }])],
    ['a full action spent', play(start(), [{ type: 'spend', combatant: 'ana', action: 'full' }])],
    ['one prone', play(start(), [{ type: 'add-condition', target: 'ana', condition: 'prone' }])],
    ['a house where drawing is a movement', start({ drawWeapon: 'movement' })],
  ])('are offered as the rules take them: %s', (_case, history) => {
    for (const { command, refusal } of offered(history)) {
      if (refusal === null) expect(() => play(history, [command])).not.toThrow();
      else expect(refusalOf(() => play(history, [command]))).toContain('NOT_ALLOWED');
    }
  });

  it('have standing up for the prone only, and letting go for who holds', () => {
    const ids = (history: History) => offered(history).map(({ id }) => id);
    expect(ids(start())).not.toContain('stand-up');
    expect(ids(start())).not.toContain('release');
    expect(ids(held())).toContain('release');
  });
});
