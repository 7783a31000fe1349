import { describe, expect, it } from 'vitest';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';
import {
  attack,
  begun,
  carryOut,
  fighter,
  one,
  resolve,
  type Fight,
} from '#shared/rules/scop/testing/fight.ts';
import { say } from '#shared/text/translate.ts';
import { markOf, turnMark } from './declare/concept-marks.ts';
import { skillCalled, surpriseCommand, surpriseChecks } from './surprise/surprise-draft.ts';
import { slotsOf } from './resolve/pool-words.ts';
import { vitalityOf } from './vitality.ts';
import { doingOf, placeWords, woundWords } from './in-words.ts';

const fight = begun([fighter('Nghar', 'pc'), fighter('Soldado', 'foe')]);
const doing = (after: Fight): string => {
  const { words } = doingOf(after.state, one(after, 'Nghar'));
  return words === null ? '' : say(words, 'pt-BR');
};

describe('what stands by somebody on the board', () => {
  it.each<[readonly ScopCommand[], string]>([
    [[], 'falta declarar'],
    [[attack('Nghar', 'Soldado')], '→ Soldado · ferir'],
    [
      [attack('Nghar', 'Soldado', { first: true, effect: { kind: 'condition', condition: 'fallen' } })],
      'antes de todos: → Soldado · impor Caído',
    ],
    [[attack('Nghar', 'Soldado', { effect: { kind: 'move', group: '2' } })], '→ Soldado · forçar a Grupo 2'],
    [[{ type: 'declare', combatant: 'Nghar' }], 'só se defende'],
    [[{ type: 'declare', combatant: 'Nghar', effect: { kind: 'other', text: 'foge' } }], '“foge”'],
    [[{ type: 'move', combatant: 'Nghar', group: 'Ponte' }], '→ Ponte · sem reação aqui'],
    [[{ type: 'move', combatant: 'Nghar', group: null }], 'afasta-se · sem reação aqui'],
    [[{ type: 'surprise', combatants: ['Nghar'] }], 'surpreso, não age'],
    [[{ type: 'damage', target: 'Nghar', amount: 6 }], ''],
  ])('after %j is “%s”', (commands, words) => {
    expect(doing(carryOut(fight, commands))).toBe(words);
  });

  it('is that it has acted, once it has', () => {
    expect(doing(carryOut(fight, [attack('Nghar', 'Soldado'), resolve], [1, 1]))).toBe('já agiu');
  });

  it('S11 is its wounds in words, with the dice they cost now and from the next turn on', () => {
    const words = (after: Fight): string[] => {
      const { Nghar } = vitalityOf(after.state);
      const { woundDice } = one(after, 'Nghar').own;
      if (Nghar === undefined || typeof woundDice !== 'number') throw new Error('no vitality');
      return woundWords(Nghar, woundDice).map((each) => say(each, 'pt-BR'));
    };
    const hurt = (amount: number) => carryOut(fight, [{ type: 'damage', target: 'Nghar', amount }]);
    expect(words(fight)).toEqual(['ileso']);
    expect(words(hurt(1))).toEqual(['ferido']);
    expect(words(hurt(3))).toEqual(['muito ferido', '−1 dado no próximo turno']);
    const next = carryOut(hurt(3), [{ type: 'next-turn' }]);
    expect(words(next)).toEqual(['muito ferido', '−1 dado']);
    expect(words(hurt(6))).toEqual(['fora de ação']);
    expect(words(hurt(12))).toEqual(['morto']);
  });

  it('is a place by its name', () => {
    const name = (kind: 'group' | 'none' | 'new', group: string | null) =>
      say(placeWords({ kind, group }), 'pt-BR');
    expect([name('group', '2'), name('group', 'Ponte'), name('none', null), name('new', '3')]).toEqual([
      'Grupo 2',
      'Ponte',
      'Fora dos grupos',
      'Novo grupo',
    ]);
  });
});

describe('a test being written', () => {
  it('S1 turns a concept from not counting to for, against, and back', () => {
    const start = { helping: [], hindering: [] };
    const once = turnMark(start, 'Maga');
    const twice = turnMark(once, 'Maga');
    expect([start, once, twice, turnMark(twice, 'Maga')].map((said) => markOf(said, 'Maga'))).toEqual([
      'off',
      'helps',
      'hinders',
      'off',
    ]);
    expect(turnMark({ helping: 2, hindering: [] }, 'Maga').helping).toEqual(['Maga']);
  });

  it('S14 asks for stealth against perception, or for nothing by the narrator’s word', () => {
    const thief = fighter('Ladra', 'pc', { skills: { furtividade: 1 }, armor: 'medium' });
    const ambush = begun([thief, fighter('Guarda', 'foe', { skills: { Percepção: 2 } })]);
    const by = { who: one(ambush, 'Ladra'), said: skillCalled(one(ambush, 'Ladra'), 'Furtividade') };
    const guard = { who: one(ambush, 'Guarda'), said: skillCalled(one(ambush, 'Guarda'), 'Percepção') };
    expect(by.said.skill).toBe('furtividade');
    expect(skillCalled(one(ambush, 'Ladra'), 'Percepção').skill).toBe('');
    const asked = surpriseChecks(ambush.state, [guard], by).flatMap(slotsOf);
    expect(asked.map(({ purpose, count }) => `${purpose} ${count}`)).toEqual([
      'base:Ladra 1',
      'base:Guarda 1',
      'support:Guarda 2',
    ]);
    const done = carryOut(ambush, [surpriseCommand([guard], by)], [3, 1, 6, 6]);
    expect(one(done, 'Guarda').conditions.map(({ id }) => id)).toEqual(['surprised']);
    expect(surpriseChecks(ambush.state, [guard], null)).toEqual([]);
    expect(surpriseCommand([guard], null)).toEqual({ type: 'surprise', combatants: ['Guarda'] });
  });
});
