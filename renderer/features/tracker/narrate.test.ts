import { describe, expect, it } from 'vitest';
import type { AnyCommand } from '../../../shared/rules/registry.ts';
import { narrate } from './narrate.ts';
import { act, fightState } from './testing/fight.ts';

const at = '2026-11-28T20:00:00.000Z';

function row(seq: number, command: AnyCommand) {
  const events = command.type === 'undo' || command.type === 'redo' ? [] : act(fightState(), command).events;
  return { seq, at, command, rolls: [], events };
}

const harm = row(1, { type: 'damage', target: 'nilo', amount: 4 });

describe('what screen readers hear', () => {
  it('is whose turn begins', () => {
    expect(narrate({ row: row(2, { type: 'next-turn' }), done: [], undone: [] }, 'pt-BR')).toBe(
      'Turno de Breno',
    );
  });

  it('is what was done', () => {
    expect(narrate({ row: harm, done: [], undone: [] }, 'pt-BR')).toContain('Guarda Nilo sofre 4 de dano');
  });

  it('is, of undo and redo, what they touched', () => {
    const undone = narrate({ row: row(2, { type: 'undo' }), done: [harm], undone: [] }, 'pt-BR');
    expect(undone).toMatch(/^Desfeito: Guarda Nilo sofre 4/);
    const redone = narrate({ row: row(3, { type: 'redo' }), done: [], undone: [harm] }, 'en');
    expect(redone).toMatch(/^Redone: /);
  });
});
