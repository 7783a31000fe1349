import { describe, expect, it } from 'vitest';
import type { CairnCommand } from '#shared/rules/cairn/commands.ts';
import {
  cairn,
  damage,
  declareOn,
  figures,
  one,
  play,
  situation,
  someone,
  started,
} from '#shared/rules/cairn/testing/fight.ts';

const fate = (combatant: string, word: 'standing' | 'dead' | 'gone'): CairnCommand => ({
  type: 'set-fate',
  combatant,
  fate: word,
});
const begun = () =>
  started([
    someone('ana', 'pc', 6),
    someone('f1', 'foe', 4),
    someone('f2', 'foe', 4),
    someone('f3', 'foe', 4),
  ]);

describe('the narrator’s word in Cairn', () => {
  it('C12 a death is a casualty; one who leaves alive is none', () => {
    expect(situation(play(begun(), [fate('f1', 'dead')]))).toMatchObject({
      prompts: [{ reason: 'first-casualty' }],
    });
    expect(situation(play(begun(), [fate('f1', 'gone')]))).toMatchObject({ prompts: [] });
  });

  it('C2 whoever is ruled out has no part in the step any more', () => {
    const declared = play(begun(), [declareOn('ana', 'f1'), fate('ana', 'gone')]);
    expect(situation(declared)).toMatchObject({ declared: [] });
    expect(cairn.health.canAct(one(declared, 'ana'))).toBe(false);
  });

  it('C10 one dying stands by it, its hour going on; C14 one dead by the rules doesn’t', () => {
    const dying = play(begun(), [damage('ana', 8)], [20]);
    expect(one(dying, 'ana').standing).toBe('down');
    const up = play(dying, [fate('ana', 'standing')]);
    expect(cairn.health.canAct(one(up, 'ana'))).toBe(true);
    expect(figures(up, 'ana')).toMatchObject({ conditions: ['critical'] });
    const dead = play(begun(), [damage('ana', 16)]);
    expect(() => play(dead, [fate('ana', 'standing')])).toThrow('NOT_ALLOWED');
  });
});
