import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { chipsOf, keptChips } from './chips.ts';
import { deepEqual, orderRows } from './order-rows.ts';
import { act, fightState, heroes } from '#renderer/fight/testing/fight.ts';
import type { Locale } from '#shared/text/locale.ts';

const ids = (rows: ReturnType<typeof orderRows>) => rows.map(({ id }) => id);

function chipsIn(state: ReturnType<typeof fightState>, id: string, limits?: ReadonlyMap<string, number>) {
  const row = orderRows(state, heroes, { locale: 'pt-BR', ...(limits && { limits }) }).find(
    (one) => one.id === id,
  );
  return (row?.chips ?? []).map(({ label, left, title }) => ({
    label: say(label, 'pt-BR'),
    left,
    title: say(title, 'pt-BR'),
  }));
}

describe('rows of the order', () => {
  it('stand in the order of play with their counts, the one in turn marked', () => {
    const rows = orderRows(fightState(), heroes, { locale: 'pt-BR' });
    expect(ids(rows)).toEqual(['agata', 'breno', 'capanga-1', 'capanga-2', 'nilo']);
    expect(rows.map(({ count }) => count)).toEqual([19, 17, 15, 15, 9]);
    expect(rows.filter(({ now }) => now).map(({ id }) => id)).toEqual(['agata']);
  });

  it('give figure keys to those one may aim at: neither the one in turn nor the defeated', () => {
    const keys = orderRows(fightState(), heroes, { locale: 'pt-BR' }).map(({ key }) => key);
    expect(keys).toEqual([null, 1, 2, null, 3]);
  });

  it('tell of a condition how many rounds it still lasts and when exactly it ends', () => {
    const added: AnyCommand = {
      type: 'add-condition',
      target: 'nilo',
      condition: 'prone',
      rounds: 2,
      by: 'agata',
    };
    const { state } = act(fightState(), added);
    expect(chipsIn(state, 'nilo')).toEqual([
      { label: 'Caído', left: 2, title: 'Termina antes da contagem 19 da rodada 3 · por Ágata' },
    ]);
  });

  it('never show a 0 beside one that still holds: in its last round only its title counts', () => {
    const added: AnyCommand = { type: 'add-condition', target: 'nilo', condition: 'prone', rounds: 1 };
    const { state } = act(fightState(), added);
    const last = { ...state, round: state.round + 1 };
    expect(chipsIn(last, 'nilo')).toEqual([
      { label: 'Caído', left: null, title: 'Termina antes da contagem 19 da rodada 2' },
    ]);
    expect(say(message('tracker.condition.left', { count: 0 }), 'pt-BR')).toBe('termina nesta rodada');
  });

  it('tell of one until removed that it has no end of its own', () => {
    const { state } = act(fightState(), {
      type: 'add-condition',
      target: 'nilo',
      condition: { id: 'flanked', enemies: 3 },
    });
    expect(chipsIn(state, 'nilo')).toEqual([
      { label: 'Flanqueado (3)', left: null, title: 'Até ser tirada' },
    ]);
  });

  it('say who waits, and how low it may wait', () => {
    const { state } = act(fightState(), { type: 'delay', combatant: 'agata' });
    expect(chipsIn(state, 'agata', new Map([['agata', -13]]))[0]?.label).toBe('Atrasando · até −13');
    expect(orderRows(state, heroes, { locale: 'pt-BR' }).find(({ id }) => id === 'agata')?.waiting).toBe(
      true,
    );
  });

  it('mark a PC at 0 as down', () => {
    const { state } = act(fightState(), { type: 'damage', target: 'breno', amount: 40 });
    expect(chipsIn(state, 'breno')[0]?.label).toBe('Fora de combate');
  });

  it('stay the same objects where nothing has changed, so that only what did is drawn anew', () => {
    const before = orderRows(structuredClone(fightState()), heroes, { locale: 'pt-BR' });
    expect(orderRows(structuredClone(fightState()), heroes, { locale: 'pt-BR', before })).toBe(before);

    const { state } = act(fightState(), { type: 'damage', target: 'breno', amount: 3 });
    const after = orderRows(state, heroes, { locale: 'pt-BR', before });
    expect(after.map((row, index) => row === before[index])).toEqual([true, false, true, true, true]);
  });

  it('A13: say by which name the players know somebody, where it isn’t the narrator’s', () => {
    const label = (place: number) => ({ scheme: 'numbers', place }) as const;
    const shown = [
      { id: 'agata', name: 'Ágata', label: null, shown: { name: 'Ágata', label: null } },
      { id: 'capanga-2', name: 'Capanga', label: label(2), shown: { name: 'Capanga', label: label(1) } },
    ];
    const rows = orderRows(fightState(), heroes, { locale: 'pt-BR', shown });
    const named = rows.filter(({ playersName }) => playersName !== null);
    expect(named.map(({ name, playersName }) => [name, playersName])).toEqual([['Capanga 2', 'Capanga 1']]);
  });

  it('show the label of a colour in the reader’s language, and know the name given', () => {
    const state = fightState();
    const combatants = state.combatants.map((one) =>
      one.id === 'nilo' ? { ...one, label: { scheme: 'colours' as const, place: 2 } } : one,
    );
    const named = (locale: Locale) =>
      orderRows({ ...state, combatants }, heroes, { locale }).find(({ id }) => id === 'nilo');
    expect(named('pt-BR')).toMatchObject({ name: 'Guarda Nilo (azul)', base: 'Guarda Nilo' });
    expect(named('en')).toMatchObject({ name: 'Guarda Nilo (blue)', base: 'Guarda Nilo' });
  });

  it('leave out of the targets what stands in the order without being anybody', () => {
    const lair = {
      id: 'lair',
      name: 'Covil',
      side: 'foe',
      kind: 'entry',
      hp: { current: 0, max: 0 },
    } as const;
    const { state } = act(fightState(), { type: 'add-combatant', combatant: lair, initiative: 18 });
    const rows = orderRows(state, heroes, { locale: 'pt-BR' });
    expect(ids(rows).indexOf('lair')).toBe(1);
    expect(rows.map(({ key }) => key)).toEqual([null, null, 1, 2, null, 3]);
  });
});

describe('whether two rows are equal', () => {
  it('holds for a value and its copy, and for two values exactly when they read the same', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => deepEqual(value, structuredClone(value))));
    expect(deepEqual({ a: [1, { b: null }] }, { a: [1, { b: undefined }] })).toBe(false);
    expect(deepEqual({ a: undefined }, { b: undefined })).toBe(false);
    expect(deepEqual([1, 2], [1, 2, 3])).toBe(false);
    expect(deepEqual([], {})).toBe(false);
  });
});

describe('kept chips', () => {
  const target = fc.constantFrom('agata', 'breno', 'capanga-1', 'nilo');
  const command: fc.Arbitrary<AnyCommand> = fc.oneof(
    fc.constant<AnyCommand>({ type: 'next-turn' }),
    fc.record({ type: fc.constant('damage' as const), target, amount: fc.nat({ max: 9 }) }),
    fc.record({
      type: fc.constant('add-condition' as const),
      target,
      condition: fc.constant('prone'),
      rounds: fc.integer({ min: 1, max: 3 }),
      by: target,
    }),
    fc.record({ type: fc.constant('remove-combatant' as const), combatant: target }),
    fc.record({
      type: fc.constant('rename' as const),
      combatant: target,
      name: fc.constantFrom('Ana', 'Zé'),
    }),
  );

  it('law: are those that would be made anew, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
        let state = fightState();
        for (const one of commands) {
          for (const combatant of state.combatants) keptChips(combatant, state, heroes, null);
          try {
            ({ state } = act(state, one));
          } catch {
            continue;
          }
          for (const combatant of state.combatants) {
            expect(keptChips(combatant, state, heroes, null)).toEqual(
              chipsOf(combatant, state, heroes, null),
            );
          }
        }
      }),
    );
  });
});
