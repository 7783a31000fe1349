import { describe, expect, it } from 'vitest';
import { newCombat } from '#shared/engine/new-combat.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { say } from '#shared/text/translate.ts';
import type { TypedNaturals } from '#shared/dice/typed.ts';
import type { PointsCommand } from './points-figure.ts';
import { previewOf, rolledPreviews } from './points-preview.ts';
import { act, fightState, heroes } from '#renderer/fight/testing/fight.ts';

function told(target: string, command: PointsCommand | null, state = fightState()): string {
  const { text, then } = previewOf(heroes, state, { target, command }, {});
  return [text, ...(then === null ? [] : [then])].map((one) => say(one, 'pt-BR')).join(' · ');
}

const hurt = (target: string, amount: number): PointsCommand => ({ type: 'damage', target, amount });

describe('what points will come to', () => {
  it('tells old and new points, and who falls or rises', () => {
    expect(told('capanga-1', hurt('capanga-1', 5))).toBe('12 → 7 PV');
    expect(told('capanga-1', hurt('capanga-1', 99))).toBe('12 → 0 PV · cai');
    expect(told('capanga-2', { type: 'ruling', target: 'capanga-2', points: 3 })).toBe(
      '0 → 3 PV · se levanta',
    );
    expect(told('breno', { type: 'heal', target: 'breno', amount: 9 })).toBe('31 → 34 PV');
    expect(told('breno', hurt('breno', 0))).toBe('continua com 31 PV');
    expect(told('breno', null)).toBe('não é atingido');
  });

  it('takes temporary points first', () => {
    const { state } = act(fightState(), { type: 'temp-hp', target: 'breno', amount: 5 });
    expect(told('breno', hurt('breno', 3), state)).toBe('temporários 5 → 2');
    expect(told('breno', hurt('breno', 8), state)).toBe('31 → 28 PV, temporários 5 → 0');
  });

  it('says why it can’t be', () => {
    expect(told('breno', { type: 'ruling', target: 'breno', points: 99 })).toContain('34');
  });

  it('leaves open what a save decides, until it is typed (C9)', () => {
    const cairn = systemOf('cairn');
    const foe = {
      id: 'orc',
      name: 'Orc',
      side: 'foe',
      hp: { current: 4, max: 4 },
      sheet: { str: 9 },
    } as const;
    const state = newCombat(cairn, { combatants: [foe] });
    const lose = hurt('orc', 6);
    expect(previewOf(cairn, state, { target: 'orc', command: lose }, {}).then).toMatchObject({
      key: 'tracker.preview.dice',
    });
    expect(previewOf(cairn, state, { target: 'orc', command: lose }, { 'save:orc': [2] }).then).toBeNull();
    expect(cairn.health.lossSlots?.(state, [{ target: 'orc', amount: 6 }])).toMatchObject([
      { purpose: 'save:orc', sides: 20 },
    ]);
    expect(cairn.health.lossSlots?.(state, [{ target: 'orc', amount: 3 }])).toEqual([]);
  });
});

describe('what points rolled once for all will come to', () => {
  const command = {
    type: 'roll-points',
    what: 'damage',
    dice: '2d6',
    test: { kind: 'reflex', difficulty: 15 },
    targets: [{ target: 'capanga-1' }, { target: 'breno', share: 'double' }],
  } as const;
  const said = (typed: TypedNaturals) =>
    [...rolledPreviews(heroes, fightState(), command, typed)].map(([id, { text, then }]) =>
      [id, say(text, 'pt-BR'), ...(then === null ? [] : [say(then, 'pt-BR')])].join(' · '),
    );

  it('says nothing until its own dice are there, then whole and half, then what the test has left', () => {
    expect(said({})).toEqual([]);
    expect(said({ damage: [6] })).toEqual([]);
    expect(said({ damage: [6, 6] })).toEqual([
      'capanga-1 · 12 → 0 PV; passando, 12 → 6 PV',
      'breno · 31 → 7 PV',
    ]);
    expect(said({ damage: [6, 6], test: [2] })[0]).toBe('capanga-1 · 12 → 0 PV · cai');
    expect(said({ damage: [6, 6], test: [20] })[0]).toBe('capanga-1 · 12 → 6 PV');
  });
});
