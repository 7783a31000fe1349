import { describe, expect, it } from 'vitest';
import type { CombatRow } from '#shared/records/combat.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { say } from '#shared/text/translate.ts';
import { limitsOf, shownResult } from './in-sight.ts';
import { act, fightState, heroes } from './testing/fight.ts';

function rowsOf(...commands: readonly AnyCommand[]): readonly CombatRow[] {
  let state = fightState();
  return commands.map((command, index) => {
    const done = act(state, command);
    state = done.state;
    return { seq: index + 1, at: '2026-11-28T20:00:00Z', command, rolls: [], events: done.events };
  });
}

const harm: AnyCommand = { type: 'damage', target: 'nilo', amount: 4 };
const pass: AnyCommand = { type: 'next-turn' };

describe('the result in sight', () => {
  it('is the newest of the turn in progress', () => {
    const heal: AnyCommand = { type: 'heal', target: 'nilo', amount: 1 };
    expect(shownResult(rowsOf(harm, heal), heroes.health.unit)).toMatchObject({ seq: 2, last: true });
  });

  it('goes with its turn', () => {
    expect(shownResult(rowsOf(harm, pass), heroes.health.unit)).toBeNull();
  });

  it('knows that undoing would take something else back', () => {
    const move: AnyCommand = { type: 'reorder', combatant: 'nilo', before: null };
    expect(shownResult(rowsOf(harm, move), heroes.health.unit)).toMatchObject({ seq: 1, last: false });
  });
});

describe('rulings', () => {
  const ruling: AnyCommand = { type: 'ruling', target: 'nilo', points: 9, note: 'cobertura' };
  const lines = (...commands: readonly AnyCommand[]) =>
    shownResult(rowsOf(...commands), heroes.health.unit)?.acts.flatMap(({ applied }) =>
      applied.map(({ text }) => say(text, 'pt-BR')),
    );

  it('stand on the card of the act they are about', () => {
    expect(lines(harm, ruling)).toEqual([
      'Guarda Nilo: 11 → 7 PV',
      'O narrador decide: Guarda Nilo 7 → 9 PV — cobertura',
    ]);
    expect(shownResult(rowsOf(harm, ruling), heroes.health.unit)).toMatchObject({ seq: 1, last: true });
  });

  it('have a card of their own where the act was about somebody else', () => {
    const other: AnyCommand = { type: 'ruling', target: 'breno', points: 30, temp: 4 };
    expect(lines(harm, other)).toEqual(['O narrador decide: Breno 31 → 30 PV, temporários 0 → 4']);
    expect(lines({ type: 'ruling', target: 'breno', temp: 4 })).toEqual([
      'O narrador decide: Breno, temporários 0 → 4',
    ]);
  });
});

describe('limits of delays', () => {
  it('are those the delays have told (H18)', () => {
    const delay: AnyCommand = { type: 'delay', combatant: 'agata' };
    const { combatants } = act(fightState(), delay).state;
    expect(limitsOf(rowsOf(delay), combatants)).toEqual(new Map([['agata', -10]]));
  });

  it('go with the wait', () => {
    const commands: readonly AnyCommand[] = [
      { type: 'delay', combatant: 'agata' },
      { type: 'act-now', combatant: 'agata' },
    ];
    const { state } = commands.reduce(({ state }, command) => act(state, command), { state: fightState() });
    expect(limitsOf(rowsOf(...commands), state.combatants)).toEqual(new Map());
  });
});
