import { describe, expect, test } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import { stateOf } from '#shared/engine/history.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import { say } from '#shared/text/translate.ts';
import { ritualsD20 } from '#shared/rules/rituals-d20/index.ts';
import {
  answered,
  fight,
  lastLine,
  on,
  one,
  play,
  points,
  someone,
  turns,
} from '#shared/rules/rituals-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/rituals-d20/testing/resolve.ts';
import type { RitualsCommand } from '#shared/rules/rituals-d20/commands.ts';

const attack = (
  attacker: string,
  target: string,
  weapon: string,
  more: Partial<FieldsOf<RitualsCommand, 'attack'>> = {},
): RitualsCommand => ({
  type: 'attack',
  attacker,
  target,
  weapon,
  ...more,
});

const ana = (sheet = {}) => someone('ana', { strength: 2, agility: 2, fighting: 5, aim: 3, ...sheet }, 'pc');
const reactions = (history: ReturnType<typeof fight>, id: string) =>
  ritualsD20.figures(one(history, id))['reactions'];

describe('N6 attacks in a fight', () => {
  test('N6 melee is FOR and Luta, ranged is AGI and Pontaria, and a hit hurts', () => {
    const begun = fight([ana({ strength: 1 }), someone('vulto')]);
    expect(points(play(begun, [attack('ana', 'vulto', 'knife')], [5, 4]), 'vulto')).toBe(15);
    expect(points(play(begun, [attack('ana', 'vulto', 'pistol')], [6, 7, 12]), 'vulto')).toBe(8);
    expect(points(play(begun, [attack('ana', 'vulto', 'pistol')], [5, 6]), 'vulto')).toBe(20);
  });

  test('N6 a weapon may have an attribute and a skill of its own', () => {
    const whip = {
      id: 'whip',
      name: 'Chicote',
      kind: 'melee',
      damage: '1d3',
      attribute: 'agility',
      skill: 'dexterity',
    };
    const begun = fight([ana({ agility: 3, dexterity: 9, weapons: [whip] }), someone('vulto')]);
    expect(points(play(begun, [attack('ana', 'vulto', 'whip')], [1, 1, 1, 3]), 'vulto')).toBe(17);
  });

  test('N6 it takes the standard action, on one’s own turn, with a weapon one has, against somebody else', () => {
    const begun = fight([ana(), someone('vulto')]);
    const once = play(begun, [attack('ana', 'vulto', 'knife')], [1, 1]);
    expect(stateOf(once).turn?.spent).toEqual(['standard']);
    expect(refusalOf(() => play(once, [attack('ana', 'vulto', 'knife')], [1, 1]))).toBe('NOT_ALLOWED');
    expect(refusalOf(() => play(begun, [attack('vulto', 'ana', 'knife')]))).toBe('NOT_ALLOWED');
    expect(refusalOf(() => play(begun, [attack('ana', 'vulto', 'sword')]))).toBe('NOT_ALLOWED weapon');
    expect(refusalOf(() => play(begun, [attack('ana', 'ana', 'knife')]))).toBe('NOT_ALLOWED target');
    const guarded = readRawCommand({ ...attack('ana', 'vulto', 'knife'), defense: 3 });
    expect(refusalOf(() => play(begun, [guarded]))).toBe('BAD_REQUEST defense');
  });

  test('N6 the log tells the act, how it came out and what it did', () => {
    const begun = fight([ana(), someone('vulto')]);
    const hit = play(begun, [attack('ana', 'vulto', 'axe', { reaction: 'block' })], [3, 12, 8]);
    expect(lastLine(hit)).toContain('ANA ataca VULTO (Machado), que bloqueia');
    expect(lastLine(hit)).toContain('acerta, 17 contra 10 · 8 de dano (20 → 12)');
  });

  test('N1 a pool of 0 in a fight goes by the option of the table', () => {
    const weak = ana({ strength: 0 });
    const worst = fight([weak, someone('vulto')]);
    expect(points(play(worst, [attack('ana', 'vulto', 'knife')], [20, 4]), 'vulto')).toBe(20);
    const oneDie = fight([weak, someone('vulto')], { zeroAttribute: 'one-die' });
    expect(points(play(oneDie, [attack('ana', 'vulto', 'knife')], [20, 4]), 'vulto')).toBe(15);
  });
});

describe('N5 reactions in a fight', () => {
  const agile = (agility: number) =>
    someone('vulto', { agility, constitution: 3, dexterity: 6, fighting: 5 });
  const blow = (reaction: FieldsOf<RitualsCommand, 'attack'>['reaction']) =>
    attack('ana', 'vulto', 'club', { reaction });

  test('N5 block, dodge and counter take the figures of the target’s sheet', () => {
    const begun = fight([ana(), agile(1)]);
    expect(points(play(begun, [blow('block')], [1, 9, 5]), 'vulto')).toBe(18);
    expect(points(play(begun, [blow('dodge')], [1, 10]), 'vulto')).toBe(20);
    expect(points(play(begun, [blow('dodge')], [1, 11, 5]), 'vulto')).toBe(15);
    expect(points(play(begun, [blow('counter')], [1, 9, 5]), 'vulto')).toBe(15);
  });

  test('N5 as many a round as Agilidade, back at the start of one’s own turn', () => {
    const begun = fight([ana(), someone('bia', {}, 'pc'), agile(1)]);
    const once = play(begun, [blow('block')], [1, 1]);
    expect(reactions(begun, 'vulto')).toBe(1);
    expect(reactions(once, 'vulto')).toBe(0);
    const words = ritualsD20.figuresLine?.(one(once, 'vulto')).map((told) => say(told, 'pt-BR'));
    expect(words).toEqual(['Reações: 0 de 1']);
    const again = attack('bia', 'vulto', 'knife', { reaction: 'dodge' });
    const biaActs = play(once, turns(1));
    expect(refusalOf(() => play(biaActs, [again], [1]))).toBe('NOT_ALLOWED reaction');
    expect(reactions(play(biaActs, turns(1)), 'vulto')).toBe(1);
  });

  test('N5 none for Agilidade 0, and none for the defeated', () => {
    const slow = fight([ana(), agile(0)]);
    expect(refusalOf(() => play(slow, [blow('block')], [1, 1]))).toBe('NOT_ALLOWED reaction');
    const dead = play(fight([ana(), agile(2)]), [{ type: 'damage', target: 'vulto', amount: 20 }]);
    expect(refusalOf(() => play(dead, [blow('block')], [1, 1]))).toBe('NOT_ALLOWED reaction');
  });

  test('N5 one who delays gets them back when it acts', () => {
    const begun = fight([agile(1), ana()]);
    const delayed = play(begun, [{ type: 'delay', combatant: 'vulto' }, blow('dodge')], [1, 1]);
    expect(reactions(delayed, 'vulto')).toBe(0);
    expect(reactions(play(delayed, [{ type: 'act-now', combatant: 'vulto' }]), 'vulto')).toBe(1);
  });

  test('N5 a miss may be answered with a melee attack, once, at no further cost', () => {
    const missed = play(fight([ana(), agile(2)]), [blow('counter')], [1, 2]);
    expect(answered(missed)['counter']).toEqual({ by: 'vulto', against: 'ana' });
    const counter: RitualsCommand = { type: 'counter-attack', attacker: 'vulto', weapon: 'club' };
    const countered = play(missed, [counter], [5, 4]);
    expect(points(countered, 'ana')).toBe(16);
    expect(reactions(countered, 'vulto')).toBe(1);
    expect(lastLine(countered)).toContain('VULTO contra-ataca ANA (Porrete)');
    expect(refusalOf(() => play(countered, [counter], [1]))).toBe('NOT_ALLOWED attacker');
    const shot = { ...counter, weapon: 'pistol' };
    expect(refusalOf(() => play(missed, [shot]))).toBe('NOT_ALLOWED weapon');
  });

  test('N5 a hit gives nothing to answer, nor does what came before the present turn', () => {
    const counter: RitualsCommand = { type: 'counter-attack', attacker: 'vulto', weapon: 'club' };
    const hit = play(fight([ana(), agile(2)]), [blow('counter')], [20, 2, 1]);
    expect(refusalOf(() => play(hit, [counter]))).toBe('NOT_ALLOWED attacker');
    const missed = play(fight([ana(), agile(2)]), [blow('counter'), ...turns(1)], [1, 2]);
    expect(refusalOf(() => play(missed, [counter]))).toBe('NOT_ALLOWED attacker');
  });

  test('N5 a counter-attack is an attack: the one it strikes may react, too', () => {
    const missed = play(fight([ana({ constitution: 9 }), agile(2)]), [blow('counter')], [1, 2]);
    const counter: RitualsCommand = {
      type: 'counter-attack',
      attacker: 'vulto',
      weapon: 'club',
      reaction: 'block',
    };
    const blocked = play(missed, [counter], [15, 6]);
    expect([points(blocked, 'ana'), reactions(blocked, 'ana')]).toEqual([20, 1]);
  });
});

describe('N10 aiming', () => {
  const aim: RitualsCommand = { type: 'aim', combatant: 'ana', target: 'vulto' };

  test('N10 +1d20 on the next attack test at the one aimed at, then it is over', () => {
    const aimed = play(fight([ana(), someone('vulto')]), [aim]);
    expect([stateOf(aimed).turn?.spent, on(aimed, 'ana')]).toEqual([['standard'], ['aiming']]);
    const shot = play(aimed, [...turns(2), attack('ana', 'vulto', 'pistol')], [2, 3, 15, 9]);
    expect([points(shot, 'vulto'), on(shot, 'ana')]).toEqual([11, []]);
    expect(lastLine(play(shot, [...turns(2), attack('ana', 'vulto', 'pistol')], [2, 3]))).toContain(
      'erra, 6 ',
    );
  });

  test('N10 an attack at somebody else has no die of it, and ends it', () => {
    const aimed = play(fight([ana(), someone('vulto'), someone('outro')]), [aim, ...turns(3)]);
    const shot = play(aimed, [attack('ana', 'outro', 'pistol')], [2, 3]);
    expect(on(shot, 'ana')).toEqual([]);
  });

  test('N10 a miss says that no ally is hit', () => {
    const aimed = play(fight([ana(), someone('vulto')]), [aim, ...turns(2)]);
    const missed = play(aimed, [attack('ana', 'vulto', 'pistol')], [2, 3, 4]);
    expect(lastLine(missed)).toContain('por mirar, não acerta um aliado');
  });
});

describe('N8 feints', () => {
  const feint: RitualsCommand = { type: 'feint', attacker: 'ana', target: 'vulto' };
  const begun = () =>
    fight([ana({ presence: 1, deception: 4 }), someone('vulto', { dexterity: 3 }), someone('bia', {}, 'pc')]);
  const tricked = () => play(begun(), [feint], [10, 10]);

  test('N8 Enganação won against Destreza costs a standard action and marks the target; a tie does not', () => {
    expect([stateOf(tricked()).turn?.spent, on(tricked(), 'vulto')]).toEqual([['standard'], ['feinted']]);
    expect(on(play(begun(), [feint], [9, 10]), 'vulto')).toEqual([]);
  });

  test('N8 flat-footed against the feinter’s next attack only: −5 Defesa, once', () => {
    const next = play(tricked(), turns(3));
    const struck = play(next, [attack('ana', 'vulto', 'club')], [1, 1, 6]);
    expect(points(struck, 'vulto')).toBe(14);
    expect(on(struck, 'vulto')).toEqual([]);
    const missed = play(next, [attack('ana', 'vulto', 'pistol')], [1, 1]);
    expect(on(missed, 'vulto')).toEqual([]);
  });

  test('N8 others find the target as it is', () => {
    const other = play(tricked(), [...turns(2), attack('bia', 'vulto', 'club')], [9]);
    expect([points(other, 'vulto'), on(other, 'vulto')]).toEqual([20, ['feinted']]);
  });

  test('N8 it lasts until the end of the feinter’s next turn', () => {
    expect(on(play(tricked(), turns(3)), 'vulto')).toEqual(['feinted']);
    expect(on(play(tricked(), turns(4)), 'vulto')).toEqual([]);
  });

  test('N8 a turn broken into isn’t over yet', () => {
    const order = fight([someone('bia', {}, 'pc'), ana({ deception: 4 }), someone('vulto')]);
    const waiting: RitualsCommand[] = [
      ...turns(2),
      { type: 'delay', combatant: 'bia' },
      { type: 'act-now', combatant: 'bia' },
    ];
    const broken = play(order, [...turns(1), feint, ...waiting], [10, 10]);
    expect(stateOf(broken)).toMatchObject({ turn: { who: 'bia' }, interrupted: [{ who: 'ana' }] });
    expect(on(broken, 'vulto')).toEqual(['feinted']);
    expect(on(play(broken, turns(1)), 'vulto')).toEqual(['feinted']);
    expect(on(play(broken, turns(2)), 'vulto')).toEqual([]);
  });

  test('N8 two feinters deceive the same one each for itself', () => {
    const both = play(tricked(), [...turns(2), { ...feint, attacker: 'bia' }, ...turns(1)], [20, 1]);
    const struck = play(both, [attack('ana', 'vulto', 'club')], [1, 1, 1]);
    expect(on(struck, 'vulto')).toEqual(['feinted']);
    const second = play(struck, [...turns(2), attack('bia', 'vulto', 'club')], [5, 1]);
    expect([points(second, 'vulto'), on(second, 'vulto')]).toEqual([18, []]);
  });

  test('N8 it goes with a feinter who leaves', () => {
    const gone = play(tricked(), [...turns(1), { type: 'remove-combatant', combatant: 'ana' }, ...turns(1)]);
    expect(on(gone, 'vulto')).toEqual([]);
  });
});
