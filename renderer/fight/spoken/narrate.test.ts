import { describe, expect, it } from 'vitest';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { narrate } from './narrate.ts';
import { act, fightState } from '#renderer/fight/testing/fight.ts';

const at = '2026-11-28T20:00:00.000Z';

function row(seq: number, command: AnyCommand) {
  return { seq, at, command, rolls: [], events: act(fightState(), command).events };
}

const harm = row(1, { type: 'damage', target: 'nilo', amount: 4 });

describe('what screen readers hear', () => {
  it('is whose turn begins', () => {
    expect(narrate({ how: 'done', item: row(2, { type: 'next-turn' }) }, 'pt-BR')).toBe('Turno de Breno');
  });

  it('is what was done', () => {
    expect(narrate({ how: 'done', item: harm }, 'pt-BR')).toContain('Guarda Nilo sofre 4 de dano');
  });

  it('is, of undo and redo, what they touched', () => {
    expect(narrate({ how: 'undone', item: harm }, 'pt-BR')).toMatch(/^Desfeito: Guarda Nilo sofre 4/);
    expect(narrate({ how: 'redone', item: harm }, 'en')).toMatch(/^Redone: /);
  });
});
