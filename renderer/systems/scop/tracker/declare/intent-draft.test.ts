import { describe, expect, it } from 'vitest';
import { fightOf } from '#shared/rules/scop/fight.ts';
import {
  attack,
  begun,
  carryOut,
  fighter,
  one,
  setUp,
  type Fight,
} from '#shared/rules/scop/testing/fight.ts';
import { declareCommand, draftOf, isRanged, likelyDraft, skillOf } from './intent-draft.ts';
import { foresee, hittingCommand, redeclareCommands } from './redeclare.ts';

const armed = {
  skills: { Espadas: 2 },
  weapons: [
    { id: 'bow', name: 'Arco', skill: 'Arcos', kind: 'ranged' },
    { id: 'sword', name: 'Espada', skill: 'Espadas' },
  ],
};
const fighters = [fighter('x', 'pc', armed), fighter('a', 'foe'), fighter('b', 'foe')];
interface Meant {
  readonly aim: string | null;
  readonly before: string | null;
}
const NOTHING: Meant = { aim: null, before: null };
const likely = (fight: Fight, meant: Meant = NOTHING) => {
  const { weapon, target } = likelyDraft(fight.state, one(fight, 'x'), meant);
  return [weapon, target];
};
const intentOf = (fight: Fight, id: string) => {
  const intent = fightOf(fight.state).intents.find(({ combatant }) => combatant === id);
  if (intent === undefined) throw new Error(`${id} declared nothing`);
  return intent;
};

describe('what somebody most likely does', () => {
  it('strikes the one meant before, who strikes at it, or the first it reaches', () => {
    const fight = begun(fighters);
    expect(likely(fight)).toEqual(['sword', 'a']);
    expect(likely(fight, { aim: null, before: 'b' })).toEqual(['sword', 'b']);
    expect(likely(carryOut(fight, [attack('b', 'x')]))).toEqual(['sword', 'b']);
    expect(likely(fight, { aim: 'b', before: 'a' })).toEqual(['sword', 'b']);
  });

  it('S12 shoots at those out of reach', () => {
    const apart = carryOut(setUp(fighters), [
      { type: 'engage', combatant: 'x', group: '1' },
      { type: 'engage', combatant: 'b', group: '1' },
      { type: 'start' },
    ]);
    expect(likely(apart)).toEqual(['sword', 'b']);
    expect(likely(apart, { aim: 'a', before: null })).toEqual(['bow', 'a']);
  });

  it('only defends itself where nobody is', () => {
    const fight = begun([fighter('x', 'pc')]);
    expect(likely(fight)).toEqual(['unarmed', null]);
  });
});

describe('an intent being written', () => {
  const fight = begun(fighters);
  const actor = one(fight, 'x');
  const draft = likelyDraft(fight.state, actor, NOTHING);

  it('takes skill and reach from the weapon until something else is said', () => {
    expect([skillOf(draft, actor), isRanged(draft, actor)]).toEqual(['Espadas', false]);
    const bow = { ...draft, weapon: 'bow' };
    expect([skillOf(bow, actor), isRanged(bow, actor)]).toEqual(['Arcos', true]);
    expect(skillOf({ ...bow, skill: 'Mira' }, actor)).toBe('Mira');
  });

  it('leaves out what does not go with its target', () => {
    const aimless = { ...draft, target: null, unaware: true, hitting: ['a'], victimConcepts: 2 };
    const text = { ...aimless.effect, kind: 'damage', text: ' tranca a porta ' } as const;
    const declared = carryOut(fight, [
      declareCommand(fight.state, actor, { ...aimless, effect: text, dodge: false }, false),
    ]);
    expect(intentOf(declared, 'x')).toMatchObject({
      target: null,
      effect: { kind: 'other', text: 'tranca a porta' },
      dodge: false,
    });
  });

  it.each([
    [
      { kind: 'condition', condition: 'stunned', dice: -1, rounds: 2 },
      { kind: 'condition', condition: 'stunned', details: { dice: -1 }, rounds: 2 },
    ],
    [
      { kind: 'condition', condition: 'other', name: 'Cercado' },
      { kind: 'condition', condition: 'other', details: { dice: 0, text: 'Cercado' }, rounds: null },
    ],
    [
      { kind: 'move', group: 'ponte' },
      { kind: 'move', group: 'ponte' },
    ],
    [{ kind: 'interrupt' }, { kind: 'interrupt' }],
    [
      { kind: 'other', text: 'rouba a chave' },
      { kind: 'other', text: 'rouba a chave' },
    ],
  ] as const)('S8 has the effect %j, and is read back as it was', (said, effect) => {
    const meant = { ...draft, effect: { ...draft.effect, ...said } };
    const declared = carryOut(fight, [declareCommand(fight.state, actor, meant, false)]);
    expect(intentOf(declared, 'x').effect).toEqual(effect);
    expect(draftOf(intentOf(declared, 'x')).effect).toMatchObject(said);
  });
});

describe('declaring anew', () => {
  it('changes one intent and keeps the other of the same one (S15)', () => {
    const fight = carryOut(begun(fighters), [
      attack('x', 'a', { first: true }),
      attack('x', 'a', { again: true }),
    ]);
    const intent = fightOf(fight.state).intents[1] ?? intentOf(fight, 'x');
    const again = carryOut(fight, redeclareCommands(fight.state, intent, hittingCommand(intent, ['b'])));
    expect(fightOf(again.state).intents.map(({ first, hitting }) => [first, hitting])).toEqual([
      [true, []],
      [false, ['b']],
    ]);
  });

  it('foresees the turn without rolling, or why it is refused', () => {
    const fight = begun(fighters);
    const foreseen = foresee(fight.state, [attack('x', 'a')]);
    expect(foreseen.ok && fightOf(foreseen.state).intents).toHaveLength(1);
    expect(foresee(fight.state, [attack('x', 'x')])).toMatchObject({
      ok: false,
      why: { key: 'scop:error.itself' },
    });
  });
});
