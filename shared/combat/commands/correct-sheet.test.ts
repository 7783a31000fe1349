import { describe, expect, it } from 'vitest';
import { fighter, now, one, play, setUp, startedTrio } from '#shared/combat/testing/fight.ts';
import type { PlainCommand } from '#shared/combat/testing/plain-system.ts';
import { openHistory, replay } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';

const correct = (fields: Omit<Extract<PlainCommand, { type: 'correct-sheet' }>, 'type' | 'combatant'>) =>
  ({ type: 'correct-sheet', combatant: 'b', ...fields }) as const;
const eventsOf = (history: ReturnType<typeof play>) => history.done.at(-1)?.events ?? [];

describe('a sheet corrected in a fight', () => {
  it('holds from then on, the initiative rolled before stays', () => {
    const begun = startedTrio();
    const after = play(begun, [correct({ sheet: { initiative: 9 } })]);
    expect(one(after, 'b').sheet).toEqual({ initiative: 9, dex: 0 });
    expect(now(after).order).toEqual(now(begun).order);
  });

  it('is told with its points, undone and replayed', () => {
    const hurt = play(startedTrio(), [{ type: 'damage', target: 'b', amount: 4 }]);
    const after = play(hurt, [correct({ max: 15 })]);
    expect(eventsOf(after)).toEqual([
      {
        type: 'corrected',
        who: { id: 'b', name: 'B', label: null, side: 'foe' },
        changes: [{ key: 'party.change', values: { label: { plain: 'PV' }, from: '6/10', to: '6/15' } }],
        hp: { current: 6, max: 15, temp: 0 },
      },
    ]);
    expect(one(play(after, [{ type: 'undo' }]), 'b')).toEqual(one(hurt, 'b'));
    const again = replay(plainSystem, after.initial, after.done);
    expect(now(again)).toEqual(now(after));
  });

  it('keeps what was brought in, however often it is corrected', () => {
    const twice = play(startedTrio(), [
      correct({ sheet: { dex: 2 }, max: 12 }),
      correct({ sheet: { dex: 3 }, max: 11 }),
    ]);
    expect(one(twice, 'b').corrected).toEqual({ sheet: { initiative: 0, dex: 0 }, max: 1 });
  });

  it.each([
    ['whoever had all points has all of the new ones', 0, 15, '15/15'],
    ['whoever was hurt stays as hurt', 3, 15, '7/15'],
    ['nobody has more than the maximum', 3, 5, '5/5'],
  ])('%s', (_what, amount, max, points) => {
    const hurt = play(startedTrio(), [{ type: 'damage', target: 'b', amount }]);
    const { hp } = one(play(hurt, [correct({ max })]), 'b');
    expect(`${hp.current}/${hp.max}`).toBe(points);
  });

  it('fells one left without points', () => {
    expect(one(play(startedTrio(), [correct({ max: 0 })]), 'b').standing).toBe('defeated');
  });

  it('keeps notes of its own in the fight', () => {
    const noted = play(startedTrio(), [correct({ notes: 'Tem uma chave.' })]);
    expect(one(noted, 'b').notes).toBe('Tem uma chave.');
    expect(one(noted, 'b').corrected).toBeUndefined();
    expect(eventsOf(noted)).toMatchObject([{ changes: [{ key: 'log.corrected.notes' }] }]);
  });

  it.each([
    ['a sheet the system doesn’t take', correct({ sheet: { dex: 'muita' } }), 'sheet.dex'],
    ['a field the system doesn’t have', correct({ sheet: { sorte: 3 } }), 'sheet.sorte'],
    ['nothing to correct', correct({ sheet: { dex: 0 }, max: 10 }), 'combatant'],
    ['somebody unknown', { type: 'correct-sheet', combatant: 'x', max: 3 } as const, 'combatant'],
  ])('is refused for %s', (_what, command, path) => {
    expect(() => play(startedTrio(), [command])).toThrow(expect.objectContaining({ path }));
  });

  it('is refused after the end', () => {
    const ended = play(startedTrio(), [{ type: 'end' }]);
    expect(() => play(ended, [correct({ max: 12 })])).toThrow();
  });

  it('reaches one who hasn’t come in yet', () => {
    const waiting = { round: 3, combatant: fighter('d') };
    const setup = { combatants: [fighter('a')], reserves: [waiting] };
    const after = play(openHistory(newCombat(plainSystem, setup)), [
      { type: 'correct-sheet', combatant: 'd', sheet: { dex: 4 }, max: 12 },
    ]);
    expect(now(after).reserves[0]?.combatant).toMatchObject({
      sheet: { dex: 4 },
      hp: { current: 12, max: 12 },
    });
  });
});

describe('another name', () => {
  const rename = (name: string): PlainCommand => ({ type: 'rename', combatant: 'b', name });

  it('holds from then on, what was told before keeps the old one', () => {
    const begun = play(startedTrio(), [{ type: 'damage', target: 'b', amount: 1 }]);
    const after = play(begun, [rename('  O de capa  '), { type: 'damage', target: 'b', amount: 1 }]);
    const told = after.done.map(({ events }) => events.at(0));
    expect(told.at(1)).toMatchObject({ target: { name: 'B' } });
    expect(told.at(2)).toEqual({
      type: 'renamed',
      who: { id: 'b', name: 'B', label: null, side: 'foe' },
      to: { name: 'O de capa', label: null },
    });
    expect(told.at(3)).toMatchObject({ target: { name: 'O de capa' } });
  });

  it('takes label and group away', () => {
    const grouped = {
      ...fighter('b'),
      name: 'Lobo',
      label: { scheme: 'numbers', place: 2 } as const,
      group: 'g',
    };
    const renamed = play(setUp(fighter('a'), grouped), [rename('Uivo')]);
    expect(one(renamed, 'b')).toMatchObject({ name: 'Uivo', label: null, group: null });
  });

  it.each([
    ['another’s', 'A'],
    ['its own', 'B'],
    ['an empty one', ' '],
  ])('is refused where it is %s', (_what, name) => {
    expect(() => play(startedTrio(), [rename(name)])).toThrow(expect.objectContaining({ path: 'name' }));
  });
});
