import { describe, expect, it } from 'vitest';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';
import { plain } from '#shared/text/message.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { template } from '#shared/rules/template/index.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { offersOf, type Offers } from './offers.ts';

const NOTHING: Offers = {
  surprise: false,
  ready: false,
  actions: false,
  links: false,
  objects: false,
  scene: false,
  writtenLines: false,
};

/** A system that has nothing it may leave out. */
const bare: RuleSystem = { ...template, actions: null };

describe('what a system offers', () => {
  it('is nothing of what it leaves out', () => {
    expect(offersOf(bare)).toEqual(NOTHING);
    expect(offersOf(plainSystem)).toEqual({
      ...NOTHING,
      links: true,
      surprise: true,
      ready: true,
      actions: true,
    });
  });

  it('is what it brings', () => {
    const statLines = {
      read: () => ({ creatures: [], faults: [] }),
      examples: { line: plain(''), pasted: plain('') },
    };
    expect(offersOf({ ...bare, objects: {} })).toEqual({ ...NOTHING, objects: true });
    expect(offersOf({ ...bare, objects: { scene: () => ({}) } })).toMatchObject({ scene: true });
    expect(offersOf({ ...bare, statLines })).toEqual(NOTHING);
    expect(offersOf({ ...bare, statLines: { ...statLines, write: () => '' } })).toEqual({
      ...NOTHING,
      writtenLines: true,
    });
  });

  it('of the games there are is what their texts have', () => {
    const having = (what: keyof Offers) =>
      SYSTEMS.filter((system) => offersOf(system)[what]).map(({ id }) => id);
    expect(having('surprise')).toEqual(['heroes-d20', 'rituals-d20', 'scop']);
    expect(having('objects')).toEqual(['heroes-d20', 'rituals-d20']);
    expect(having('scene')).toEqual(['heroes-d20']);
    expect(having('writtenLines')).toEqual(['cairn']);
  });
});
