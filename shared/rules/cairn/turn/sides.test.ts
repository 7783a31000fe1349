import { describe, expect, it } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import {
  cairn,
  damage,
  declareOn,
  figures,
  nextTurn,
  one,
  play,
  resolveStep,
  setUp,
  situation,
  someone,
  started,
  strike,
  told,
} from '#shared/rules/cairn/testing/fight.ts';
import type { CairnCommand } from '#shared/rules/cairn/commands.ts';

const four = [
  someone('ana', 'pc', 6),
  someone('rui', 'ally', 6),
  someone('orc', 'foe', 6),
  someone('gob', 'foe', 6),
];
const notAllowed = /^NOT_ALLOWED/;

describe('C2 turns by sides', () => {
  it('C2 nothing is rolled: round 1, the PCs first, then the opponents, then the next round', () => {
    const start = play(setUp(four), [{ type: 'start' }]);
    expect(stateOf(start)).toMatchObject({ status: 'running', round: 1, count: 1, turn: null, order: [] });
    expect(situation(start)).toMatchObject({ round: 1, step: 'pcs' });
    const foes = play(start, [nextTurn]);
    expect(situation(foes)).toMatchObject({ round: 1, step: 'foes' });
    expect(stateOf(foes).count).toBe(0);
    expect(situation(play(foes, [nextTurn]))).toMatchObject({ round: 2, step: 'pcs' });
  });

  it('C2 there is no initiative and nobody starts surprised', () => {
    expect(() => play(setUp(four), [{ type: 'start', initiative: { ana: 3 } }])).toThrow(notAllowed);
    expect(() => play(setUp(four), [{ type: 'start', surprised: ['ana'] }])).toThrow(notAllowed);
    expect(() => play(play(setUp(four), [{ type: 'start' }]), [{ type: 'start' }])).toThrow(notAllowed);
  });

  it('C2 a side without anybody able to act has no step; nobody at all is refused', () => {
    const quiet = play(started([someone('ana', 'pc', 6), someone('orc', 'foe', 6, { str: 1 })]), [
      damage('orc', 7),
    ]);
    expect(situation(play(quiet, [nextTurn]))).toMatchObject({ round: 2, step: 'pcs' });
    const none = play(started([someone('ana', 'pc', 6, { str: 1 }), someone('orc', 'foe', 6, { str: 1 })]), [
      damage('orc', 7),
      damage('ana', 7),
    ]);
    expect(() => play(none, [nextTurn])).toThrow(notAllowed);
  });

  it('C2 allies act with the PCs', () => {
    const fight = started(four);
    expect(() => play(fight, [strike('rui', 'orc')], [1])).not.toThrow();
    expect(() => play(fight, [strike('orc', 'ana')], [1])).toThrow(notAllowed);
    const foes = play(fight, [nextTurn]);
    expect(() => play(foes, [strike('orc', 'ana')], [1])).not.toThrow();
    expect(() => play(foes, [strike('rui', 'orc')], [1])).toThrow(notAllowed);
  });

  it('C2 one felled in its own side’s step still completes it, but has no other', () => {
    const fight = play(started(four), [damage('ana', 8)], [20]);
    expect(figures(fight, 'ana')).toMatchObject({ standing: 'down' });
    expect(() => play(fight, [strike('ana', 'orc')], [3])).not.toThrow();
    const later = play(fight, [nextTurn, nextTurn]);
    expect(() => play(later, [strike('ana', 'orc')], [3])).toThrow(notAllowed);
  });

  it('C4 one action a turn: attack, spell, second move or another; a move is 12 m', () => {
    const fight = started(four);
    const acted = play(fight, [{ type: 'act', combatant: 'ana', action: 'spell' }]);
    expect(situation(acted)).toMatchObject({ acted: ['ana'] });
    expect(() => play(acted, [strike('ana', 'orc')], [3])).toThrow(notAllowed);
    expect(() => play(acted, [{ type: 'act', combatant: 'ana', action: 'move' }])).toThrow(notAllowed);
    expect(() => play(fight, [readRawCommand({ type: 'act', combatant: 'ana', action: 'dance' })])).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', path: 'action' }),
    );
    expect(situation(play(acted, [nextTurn, nextTurn]))).toMatchObject({ acted: [] });
    expect(cairn.movement(one(fight, 'ana'))).toBe(12);
    expect(cairn.roundMinutes * 60).toBe(10);
  });

  it('declared attacks must be resolved or withdrawn before the step ends', () => {
    const declared = play(started(four), [declareOn('ana', 'orc')]);
    expect(() => play(declared, [nextTurn])).toThrow(notAllowed);
    expect(() => play(declared, [resolveStep, nextTurn], [1])).not.toThrow();
    expect(() => play(declared, [{ type: 'withdraw', attacker: 'ana' }, nextTurn])).not.toThrow();
    expect(() => play(started(four), [{ type: 'withdraw', attacker: 'ana' }])).toThrow(notAllowed);
  });

  it('durations end at the step they were set in, that many rounds later', () => {
    const set: CairnCommand = { type: 'add-condition', target: 'orc', condition: 'impaired', rounds: 1 };
    const early = play(started(four), [set, nextTurn]);
    expect(figures(early, 'orc')).toMatchObject({ conditions: ['impaired'] });
    expect(figures(play(early, [nextTurn]), 'orc')).toMatchObject({ conditions: [] });
    const late = play(started(four), [nextTurn, set, nextTurn]);
    expect(figures(late, 'orc')).toMatchObject({ conditions: ['impaired'] });
    expect(figures(play(late, [nextTurn]), 'orc')).toMatchObject({ conditions: [] });
  });

  it('those who join act in this step if it is their side’s; leaving takes their declarations along', () => {
    const bia = { ...someone('bia', 'ally', 4), hp: { current: 4, max: 4 } };
    const joined = play(
      started(four),
      [{ type: 'add-combatant', combatant: bia }, declareOn('bia', 'orc')],
      [],
    );
    expect(situation(joined)).toMatchObject({ declared: [{ attacker: 'bia' }] });
    const left = play(joined, [{ type: 'remove-combatant', combatant: 'bia' }]);
    expect(situation(left)).toMatchObject({ declared: [] });
    const targetLeft = play(joined, [{ type: 'remove-combatant', combatant: 'orc' }]);
    expect(situation(targetLeft)).toMatchObject({ declared: [] });
    const during = play(started(four), [nextTurn, { type: 'add-combatant', combatant: bia }]);
    expect(() => play(during, [declareOn('bia', 'orc')])).toThrow(notAllowed);
    expect(() => play(started(four), [{ type: 'add-combatant', combatant: bia, initiative: 4 }])).toThrow(
      notAllowed,
    );
    expect(() => play(started(four), [{ type: 'add-combatant', combatant: bia, surprised: true }])).toThrow(
      notAllowed,
    );
  });

  it('tells whose step it is', () => {
    expect(told(started(four))).toEqual(['agem os personagens']);
    expect(told(play(started(four), [nextTurn]))).toEqual(['agem os oponentes']);
  });
});

describe('C3 saves to act', () => {
  const asked = play(
    setUp([someone('ana', 'pc', 6), someone('bia', 'pc', 6, { dex: 5 }), ...four.slice(1)]),
    [{ type: 'start' }],
  );
  const saves: CairnCommand = { type: 'act-saves' };

  it('C3 in round 1 each PC saves for DES; who fails loses the turn, others act', () => {
    expect(situation(asked)).toMatchObject({ awaitingSave: ['ana', 'bia'] });
    expect(() => play(asked, [strike('ana', 'orc')], [3])).toThrow(notAllowed);
    const saved = play(asked, [saves], [10, 6]);
    expect(situation(saved)).toMatchObject({ awaitingSave: [], late: ['bia'] });
    expect(() => play(saved, [strike('ana', 'orc')], [3])).not.toThrow();
    expect(() => play(saved, [strike('bia', 'orc')], [3])).toThrow(notAllowed);
    expect(() => play(saved, [saves])).toThrow(notAllowed);
  });

  it('C3 only the first round, and only PCs', () => {
    expect(() => play(asked, [strike('rui', 'orc')], [3])).not.toThrow();
    const second = play(play(asked, [saves], [20, 20]), [nextTurn, nextTurn]);
    expect(situation(second)).toMatchObject({ awaitingSave: [] });
    expect(() => play(second, [strike('bia', 'orc')], [3])).not.toThrow();
    expect(() => play(second, [saves])).toThrow(notAllowed);
    expect(() => play(asked, [nextTurn, saves])).toThrow(notAllowed);
  });

  it('C3 the narrator may waive them, all or one by one, or as a house rule', () => {
    const all = play(asked, [{ ...saves, waive: 'all' }]);
    expect(() => play(all, [strike('bia', 'orc')], [3])).not.toThrow();
    const some = play(asked, [{ ...saves, waive: ['bia'] }], [20]);
    expect(situation(some)).toMatchObject({ late: ['ana'] });
    expect(() => play(some, [strike('bia', 'orc')], [3])).not.toThrow();
    expect(() => play(asked, [{ ...saves, waive: ['orc'] }])).toThrow(notAllowed);
    expect(situation(started(four))).toMatchObject({ awaitingSave: [] });
  });

  it('C3 a PC who joins in round 1 saves, too', () => {
    const fight = play(play(asked, [saves], [1, 1]), [
      { type: 'add-combatant', combatant: someone('eva', 'pc', 3) },
    ]);
    expect(situation(fight)).toMatchObject({ awaitingSave: ['eva'] });
    expect(situation(play(fight, [saves], [20]))).toMatchObject({ late: ['eva'] });
  });
});
