import { describe, expect, it } from 'vitest';
import { answerOne } from '#shared/headless/answer.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';

const combatants = [
  { id: 'a', name: 'Ana', side: 'pc', hp: { current: 5, max: 5 } },
  { id: 'b', name: 'Bia', side: 'pc', hp: { current: 5, max: 5 } },
  { id: 'r', name: 'Rato', side: 'foe', hp: { current: 2, max: 2 } },
];

describe.each(SYSTEMS.map(({ id }) => id))('what is kept of a fight in %s', (system) => {
  const told = (...commands: readonly object[]) =>
    answerOne({ system, combat: { combatants }, commands: [{ type: 'start' }, ...commands] });

  it('is given after the end, too, and told', () => {
    const answer = told(
      { type: 'end' },
      { type: 'reward', to: ['a', 'b'], experience: 50 },
      { type: 'reward', to: ['b'], what: 'o anel do rato' },
      { type: 'note', text: 'O rato volta', next: true },
      { type: 'pin', back: 2 },
    );
    expect(JSON.stringify(answer)).toContain('Ana e Bia: 50 de experiência cada');
    expect(JSON.stringify(answer)).toContain('Bia: o anel do rato · (fixada)');
    expect(JSON.stringify(answer)).toContain('Para a próxima sessão: O rato volta');
  });

  it.each([
    [{ type: 'reward', to: ['a'] }, 'commands[1]'],
    [{ type: 'reward', to: ['a', 'x'], experience: 1 }, 'commands[1]'],
    [{ type: 'reward', to: [], experience: 1 }, 'commands[1].to'],
    [{ type: 'reward', to: ['a', 'b', 'a'], experience: 1 }, 'commands[1].to[2]'],
    [{ type: 'pin', back: 0 }, 'commands[1].back'],
    [{ type: 'pin', back: 2 }, 'commands[1]'],
    [{ type: 'together', commands: [{ type: 'pin', back: 2 }] }, 'commands[1]'],
    [{ type: 'note', text: 'x', later: true }, 'commands[1].later'],
  ])('refuses %j', (command, path) => {
    expect(told(command)).toMatchObject({ error: { path } });
  });

  it('pins nothing from before a fight begun anew, nor what is undone', () => {
    const pinned = { type: 'pin', back: 1 };
    const note = { type: 'note', text: 'x' };
    expect(told({ type: 'reset' }, pinned)).toMatchObject({
      error: { code: 'NOT_ALLOWED', path: 'commands[2]' },
    });
    expect(told(note, { type: 'undo' }, { ...pinned, back: 2 })).toMatchObject({
      error: { code: 'NOT_ALLOWED', path: 'commands[3]' },
    });
    expect(told(note, { type: 'undo' }, pinned)).not.toHaveProperty('error');
  });
});
