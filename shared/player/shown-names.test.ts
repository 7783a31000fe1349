import { describe, expect, it } from 'vitest';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';
import { NOBODY_SHOWN, type ShownNames } from './kept-names.ts';
import { inSight, namedApart, shownAfter } from './shown-names.ts';
import type { Name } from '#shared/combat/name.ts';
import { shownName } from '#shared/combat/names.ts';

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
  return fought({ combatants });
}

/** A fight as it is fought; what players see of it doesn't ask who is in turn. */
function fought(setup: unknown): CombatState {
  return { ...newCombat(plainSystem, setup), status: 'running' };
}

/** The names once a fight was shown. */
function playerNames(state: CombatState, before: ShownNames = NOBODY_SHOWN): ShownNames {
  return shownAfter(before, inSight(state));
}

/** Somebody of a state as a setup gives him. */
const givenAs = ({ id, name, label, side, hp }: Combatant) => ({ id, name, label, side, hp });

const shown = (names: ShownNames): Record<string, string> =>
  Object.fromEntries(
    names.shown.map((one) => [one.id.slice('id of '.length), shownName(one.shown, 'pt-BR')]),
  );
const apart = ({ combatants }: CombatState, names: ShownNames) =>
  namedApart(combatants, names.shown, 'pt-BR');

describe('the names players know', () => {
  it('are the narrator’s own while nobody is hidden', () => {
    const names = ['*Ágata', 'Capanga 1', 'Capanga 2', 'Lobo A', 'Lobo B', 'Atirador', 'Orc (azul)'];
    const own = Object.fromEntries(names.map((name) => [name.replace('*', ''), name.replace('*', '')]));
    expect(shown(playerNames(fightOf(...names)))).toEqual(own);
  });

  it('are the narrator’s own beside a real name that looks labelled, and where equals are labelled in two ways', () => {
    const real = { id: 'id of Robô B', name: 'Robô B', side: 'foe', hp: { current: 1, max: 1 } };
    const { combatants } = fightOf('Robô A', 'Robô C', 'Lobo 1', 'Lobo 2', 'Lobo A', 'Lobo B');
    const robots = fought({ combatants: [...combatants.map(givenAs), real] });
    expect(apart(robots, playerNames(robots))).toEqual([]);
  });

  it('A13: are the narrator’s own where those missing aren’t hidden but were never there', () => {
    const left = fightOf('Capanga 2', 'Lobo A', 'Lobo C');
    expect(apart(left, playerNames(left))).toEqual([]);
  });

  it('A13: close the gap a hidden one leaves, in numbers and in letters, and no other', () => {
    const state = fightOf('Capanga 1', '[Capanga 2]', 'Capanga 3', 'Lobo A', 'Lobo B', '[Lobo C]');
    expect(apart(state, playerNames(state))).toEqual([
      { id: 'id of Capanga 3', name: 'Capanga 3', shown: 'Capanga 2' },
    ]);
    const letters = fightOf('Lobo A', '[Lobo B]', 'Lobo C', 'Lobo D');
    expect(shown(playerNames(letters))).toEqual({
      'Lobo A': 'Lobo A',
      'Lobo C': 'Lobo B',
      'Lobo D': 'Lobo C',
    });
  });

  it('have no number for the only one in sight', () => {
    expect(shown(playerNames(fightOf('[Capanga 1]', 'Capanga 2', '[Capanga 3]')))).toEqual({
      'Capanga 2': 'Capanga',
    });
  });

  it('A13: close the gap of one who is still to come, or was there and left unseen', () => {
    const combatants = fightOf('Capanga 1', 'Capanga 3').combatants.map(givenAs);
    const later = {
      round: 2,
      combatant: { ...named('Capanga 2'), id: 'later', side: 'foe', hp: { current: 1, max: 1 } },
    };
    const all = { 'Capanga 1': 'Capanga 1', 'Capanga 3': 'Capanga 2' };
    expect(shown(playerNames(fought({ combatants, reserves: [later] })))).toEqual(all);
    const hid = playerNames(fightOf('Capanga 1', '[Capanga 2]'));
    expect(shown(playerNames(fightOf('Capanga 1', 'Capanga 3'), hid))).toEqual({
      'Capanga 1': 'Capanga',
      'Capanga 3': 'Capanga 2',
    });
  });

  it('A13: stay once given, whoever is revealed, hides or leaves, and none comes back', () => {
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
      'Lobo 3': 'Lobo 2',
      '__proto__ 2': '__proto__ 2',
    });
  });

  it('are new ones for one renamed, who keeps nobody else’s, and are not given while he is hidden', () => {
    const first = playerNames(fightOf('Capanga 1', '[Capanga 2]', 'Capanga 3'));
    const state = fightOf('Capanga 1', '[Capanga 2]', 'Capanga 3');
    const renamed = (id: string, name: string): CombatState => ({
      ...state,
      combatants: state.combatants.map((one) => (one.id === id ? { ...one, name, label: null } : one)),
    });
    const cloak = playerNames(renamed('id of Capanga 3', 'O de capa'), first);
    expect(cloak.shown.at(-1)?.shown).toEqual({ name: 'O de capa', label: null });
    expect(playerNames(state, cloak).shown).toBe(cloak.shown);
    const spy = playerNames(renamed('id of Capanga 2', 'O espião'), first);
    expect(spy.shown).toBe(first.shown);
  });

  it('are no other’s who comes with the id of one who left, and one’s own who comes back under another id', () => {
    const first = playerNames(fightOf('Capanga 1', 'Capanga 2'));
    const foe = { side: 'foe', hp: { current: 1, max: 1 } };
    const again = fought({
      combatants: [
        { ...foe, ...named('Lobo'), id: 'id of Capanga 1' },
        { ...foe, ...named('Capanga 1'), id: 'new' },
      ],
    });
    expect(playerNames(again, first).shown.slice(2)).toEqual([
      { id: 'new', ...named('Capanga 1'), shown: named('Capanga 1') },
      { id: 'id of Capanga 1', ...named('Lobo'), shown: named('Lobo') },
    ]);
  });

  it('are learnt only while the fight is fought, and are the same at the second look', () => {
    const state = fightOf('Capanga 1', '[Capanga 2]', 'Capanga 3', 'Lobo B');
    expect(playerNames({ ...state, status: 'setup' })).toBe(NOBODY_SHOWN);
    const names = playerNames(state);
    expect(playerNames(state, names)).toBe(names);
    expect(playerNames({ ...state, status: 'ended' }, names)).toBe(names);
  });
});
