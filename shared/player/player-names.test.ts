import { describe, expect, it } from 'vitest';
import type { Combatant } from '#shared/combat/state.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';
import { namedApart, playerNames, type PlayerNames } from './player-names.ts';
import { shownName, type Name } from '#shared/combat/names.ts';

/** A name taken apart as it was written: "Capanga 2", "Lobo B", "Orc (azul)". */
function named(whole: string): Name {
  const [, name, end] = /^(.+) (\d+|[A-Z]|\(azul\))$/.exec(whole) ?? [];
  if (name === undefined || end === undefined) return { name: whole, label: null };
  if (end === '(azul)') return { name, label: { scheme: 'colours', place: 2 } };
  return /\d/.test(end)
    ? { name, label: { scheme: 'numbers', place: Number(end) } }
    : { name, label: { scheme: 'letters', place: end.charCodeAt(0) - 64 } };
}

/** A state with these foes; a name in brackets is hidden, one after `*` a character. */
function fightOf(...names: readonly string[]) {
  const combatants = names.map((written) => {
    const hidden = written.startsWith('[');
    const whole = written.replace(/^\[(.*)\]$/, '$1').replace(/^\*/, '');
    const side = written.startsWith('*') ? 'pc' : 'foe';
    return {
      id: `id of ${whole}`,
      ...(side === 'pc' ? { name: whole } : named(whole)),
      side,
      hp: { current: 1, max: 1 },
      hidden,
    };
  });
  return newCombat(plainSystem, { combatants });
}

/** Somebody of a state as a setup gives him. */
const givenAs = ({ id, name, label, side, hp }: Combatant) => ({ id, name, label, side, hp });

const shown = (names: PlayerNames): Record<string, string> =>
  Object.fromEntries([...names].map(([id, name]) => [id.slice('id of '.length), shownName(name, 'pt-BR')]));

describe('the names players know', () => {
  it('are the narrator’s own while nobody is hidden', () => {
    const names = ['*Ágata', 'Capanga 1', 'Capanga 2', 'Lobo A', 'Lobo B', 'Atirador', 'Orc (azul)'];
    const own = Object.fromEntries(names.map((name) => [name.replace('*', ''), name.replace('*', '')]));
    expect(shown(playerNames(fightOf(...names)))).toEqual(own);
  });

  it('are the narrator’s own beside a real name that looks labelled, and where equals are labelled in two ways', () => {
    const real = { id: 'id of Robô B', name: 'Robô B', side: 'foe', hp: { current: 1, max: 1 } };
    const { combatants } = fightOf('Robô A', 'Robô C', 'Lobo 1', 'Lobo 2', 'Lobo A', 'Lobo B');
    const robots = newCombat(plainSystem, { combatants: [...combatants.map(givenAs), real] });
    expect(namedApart(robots, playerNames(robots), 'pt-BR')).toEqual([]);
  });

  it('close the gap a hidden one leaves, in numbers and in letters', () => {
    const state = fightOf('Capanga 1', '[Capanga 2]', 'Capanga 3', '[Lobo A]', 'Lobo B', 'Lobo C');
    expect(shown(playerNames(state))).toEqual({
      'Capanga 1': 'Capanga 1',
      'Capanga 3': 'Capanga 2',
      'Lobo B': 'Lobo A',
      'Lobo C': 'Lobo B',
    });
    expect(namedApart(state, playerNames(state), 'pt-BR')).toEqual([
      { name: 'Capanga 3', shown: 'Capanga 2' },
      { name: 'Lobo B', shown: 'Lobo A' },
      { name: 'Lobo C', shown: 'Lobo B' },
    ]);
  });

  it('have no number for the only one in sight', () => {
    expect(shown(playerNames(fightOf('[Capanga 1]', 'Capanga 2', '[Capanga 3]')))).toEqual({
      'Capanga 2': 'Capanga',
    });
  });

  it('stay once given, whoever is revealed, hides or leaves, and none comes back', () => {
    const first = playerNames(fightOf('Capanga 1', '[Capanga 2]', 'Capanga 3'));
    const revealed = playerNames(fightOf('Capanga 1', 'Capanga 2', 'Capanga 3'), first);
    const all = { 'Capanga 1': 'Capanga 1', 'Capanga 3': 'Capanga 2', 'Capanga 2': 'Capanga 3' };
    expect(shown(revealed)).toEqual(all);
    const gone = playerNames(fightOf('Capanga 1', 'Capanga 4'), revealed);
    expect(shown(gone)).toEqual({ ...all, 'Capanga 4': 'Capanga 4' });
  });

  it('count on from the one that needed no number', () => {
    const first = playerNames(fightOf('Capanga 1', '[Capanga 2]'));
    expect(shown(playerNames(fightOf('Capanga 1', 'Capanga 2'), first))).toEqual({
      'Capanga 1': 'Capanga',
      'Capanga 2': 'Capanga 2',
    });
  });

  it('leave characters theirs, and never make two the same', () => {
    const names = playerNames(fightOf('*Agente 7', '*Lobo', 'Lobo 3', '[Lobo 1]', '[Lobo 2]', '__proto__ 2'));
    expect(shown(names)).toEqual({
      'Agente 7': 'Agente 7',
      Lobo: 'Lobo',
      'Lobo 3': 'Lobo 1',
      '__proto__ 2': '__proto__',
    });
    expect(new Set(names.values()).size).toBe(names.size);
  });

  it('are the same at the second look', () => {
    const state = fightOf('Capanga 1', '[Capanga 2]', 'Capanga 3', 'Lobo B');
    const names = playerNames(state);
    expect(playerNames(state, names)).toEqual(names);
  });
});
