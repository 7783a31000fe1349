import { describe, expect, test } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import { stateOf } from '#shared/engine/history.ts';
import { ritualsD20 } from '#shared/rules/rituals-d20/index.ts';
import {
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

const RITUALS = [
  { id: 'spark', name: 'Faísca', cost: 1 },
  { id: 'veil', name: 'Véu', cost: 2, rounds: 1 },
  { id: 'gate', name: 'Portal', cost: 5, rounds: 3 },
];
const skills = [{ id: 'occult', name: 'Ocultismo', bonus: 4, attribute: 'intellect' }];
const begun = (sheet = {}, options = {}) =>
  fight(
    [
      someone('ana', { rituals: RITUALS, skills, constitution: 6, athletics: 2, ...sheet }, 'pc'),
      someone('vulto'),
    ],
    options,
  );
const spent = (history: ReturnType<typeof begun>) => stateOf(history).turn?.spent;

describe('N9 manoeuvres in a fight', () => {
  type Maneuver = FieldsOf<RitualsCommand, 'maneuver'>;
  const maneuver = (kind: Maneuver['kind'], more: Partial<Maneuver> = {}): RitualsCommand => ({
    type: 'maneuver',
    kind,
    attacker: 'ana',
    target: 'vulto',
    ...more,
  });

  test('N9 tripping leaves the target prone, and one square away when won by 5', () => {
    expect(on(play(begun(), [maneuver('trip')], [11, 10]), 'vulto')).toEqual(['prone']);
    expect(on(play(begun(), [maneuver('trip')], [10, 10]), 'vulto')).toEqual([]);
    expect(lastLine(play(begun(), [maneuver('trip')], [15, 10]))).toContain('um quadrado (1,5 m)');
    expect(lastLine(play(begun(), [maneuver('trip')], [14, 10]))).not.toContain('quadrado');
  });

  test('N9 thrown over an edge, Destreza DT 20 to hold on', () => {
    const thrown = play(begun(), [maneuver('trip', { edge: true })], [15, 10, 19]);
    expect(lastLine(thrown)).toContain('não passa, 19 contra DT 20 (difícil)');
    play(begun(), [maneuver('trip', { edge: true })], [14, 10]);
  });

  test('N9 disarming drops the item, one square away when won by 5', () => {
    expect(lastLine(play(begun(), [maneuver('disarm')], [11, 10]))).toContain('o item cai ali mesmo');
    expect(lastLine(play(begun(), [maneuver('disarm')], [15, 10]))).toContain('o item cai a um quadrado');
    expect(lastLine(play(begun(), [maneuver('disarm')], [10, 10]))).not.toContain('item');
  });

  test('N9 pushing tells how far, and how far one may go along', () => {
    const pushed = lastLine(play(begun({ constitution: 0 }), [maneuver('push')], [15, 10]));
    expect(pushed).toContain('empurra 3 m, e com uma ação de movimento avança junto até 2 m');
    expect(lastLine(play(begun(), [maneuver('push')], [11, 10]))).toContain('empurra 1,5 m');
  });

  test('N9 overrunning knocks down who resists and loses; who gives way is passed without a test', () => {
    expect(on(play(begun(), [maneuver('overrun')], [11, 10]), 'vulto')).toEqual(['prone']);
    expect(on(play(begun(), [maneuver('overrun')], [10, 10]), 'vulto')).toEqual([]);
    const passed = play(begun(), [maneuver('overrun', { givesWay: true })]);
    expect([on(passed, 'vulto'), spent(passed)]).toEqual([[], ['standard']]);
  });

  test('N9 what belongs to one manoeuvre is refused with another', () => {
    expect(refusalOf(() => play(begun(), [maneuver('push', { edge: true })]))).toBe('NOT_ALLOWED edge');
    expect(refusalOf(() => play(begun(), [maneuver('trip', { givesWay: true })]))).toBe(
      'NOT_ALLOWED givesWay',
    );
    expect(refusalOf(() => play(begun(), [maneuver('push', { weapon: 'axe' })]))).toBe('NOT_ALLOWED weapon');
    expect(refusalOf(() => play(begun(), [maneuver('trip', { target: 'ana' })]))).toBe('NOT_ALLOWED target');
  });
});

describe('N12 rituals and running', () => {
  const cast = (ritual: string): RitualsCommand => ({ type: 'ritual', combatant: 'ana', ritual });
  const casting = (history: ReturnType<typeof begun>) => ritualsD20.figures(one(history, 'ana'))['casting'];

  test('N12 a ritual takes a standard action', () => {
    const done = play(begun(), [cast('spark')]);
    expect([spent(done), casting(done)]).toEqual([['standard'], undefined]);
    expect(lastLine(done)).toContain('ANA conjura Faísca (custo 1)');
    expect(spent(play(begun(), [cast('veil')]))).toEqual(['full']);
    expect(refusalOf(() => play(begun(), [cast('nothing')]))).toBe('NOT_ALLOWED ritual');
  });

  test('N12 a longer one takes a full action each round, until it is done', () => {
    const first = play(begun(), [cast('gate')]);
    expect([spent(first), casting(first)]).toEqual([['full'], { ritual: 'gate', done: 1, rounds: 3 }]);
    expect(refusalOf(() => play(first, [cast('gate')]))).toBe('NOT_ALLOWED');
    const second = play(first, [...turns(2), cast('gate')]);
    expect(lastLine(second)).toContain('rodada 2 de 3');
    const third = play(second, [...turns(2), cast('gate')]);
    expect(casting(third)).toBeUndefined();
    expect(lastLine(third)).toContain('ANA conjura Portal (custo 5)');
  });

  test('N12 a turn without work on it loses it, and another one gives it up', () => {
    const first = play(begun(), [cast('gate')]);
    expect(casting(play(first, turns(2)))).toMatchObject({ done: 1 });
    const idle = play(first, turns(3));
    expect(casting(idle)).toBeUndefined();
    expect(lastLine(idle)).toContain('o ritual se perde');
    const other = play(first, [...turns(2), cast('spark')]);
    expect(lastLine(other)).toContain('interrompe Portal');
    expect(lastLine(other)).toContain('conjura Faísca');
    expect(casting(other)).toBeUndefined();
  });

  test('N12 nor does the last in the order keep it through a round without work', () => {
    const order = fight([someone('vulto'), someone('ana', { rituals: RITUALS }, 'pc')]);
    const first = play(order, [...turns(1), cast('gate')]);
    expect(casting(play(first, turns(2)))).toMatchObject({ done: 1 });
    expect(casting(play(first, turns(3)))).toBeUndefined();
  });

  test('N12 running takes a full action and a test of Atletismo', () => {
    const ran = play(begun(), [{ type: 'run', combatant: 'ana', difficulty: 10 }], [9]);
    expect(spent(ran)).toEqual(['full']);
    expect(lastLine(ran)).toContain('ANA corre');
    expect(lastLine(ran)).toContain('passa, 11 contra DT 10 (fácil)');
    const agile: RitualsCommand = { type: 'run', combatant: 'ana', attribute: 'agility', extraDice: 1 };
    expect(lastLine(play(begun({ agility: 2 }), [agile], [1, 2, 9]))).toContain('total 11');
  });
});

describe('N1 tests in a fight', () => {
  const checked = (skill: string, more: Partial<FieldsOf<RitualsCommand, 'test'>> = {}): RitualsCommand => ({
    type: 'test',
    combatant: 'vulto',
    skill,
    ...more,
  });

  test('N1 any skill, off turn and without cost unless an action is named', () => {
    expect(lastLine(play(begun(), [checked('aim', { difficulty: 12, modifier: 2 })], [9]))).toContain(
      'não passa, 11 contra DT 12',
    );
    const own = checked('occult', { action: 'movement', combatant: 'ana' });
    const searched = play(begun({ intellect: 2 }), [own], [3, 9]);
    expect([spent(searched), lastLine(searched)]).toEqual([
      ['movement'],
      expect.stringContaining('total 13'),
    ]);
    expect(lastLine(searched)).toContain('ANA testa Ocultismo');
    expect(refusalOf(() => play(begun(), [checked('aim', { action: 'free' })], [9]))).toBe('NOT_ALLOWED');
    expect(refusalOf(() => play(begun(), [checked('juggling')]))).toBe('NOT_ALLOWED skill');
  });
});

describe('N15 common acts', () => {
  const act = (name: FieldsOf<RitualsCommand, 'act'>['act']): RitualsCommand => ({
    type: 'act',
    combatant: 'ana',
    act: name,
  });

  test('N15 drawing a weapon is a standard action, or a movement one where the table reads it so', () => {
    const draw: RitualsCommand = { type: 'draw', combatant: 'ana', weapon: 'pistol' };
    expect(spent(play(begun(), [draw]))).toEqual(['standard']);
    expect(lastLine(play(begun(), [draw]))).toContain('ANA saca Pistola');
    expect(spent(play(begun({}, { drawWeapon: 'movement' }), [draw]))).toEqual(['movement']);
  });

  test.each([
    ['standard', ['use-ability', 'use-item', 'take-out-ritual-material', 'throw-item-to-hit']],
    ['movement', ['move', 'hide', 'handle-item', 'look-item-over', 'draw-item', 'put-item-away']],
    ['movement', ['throw-item-to-catch']],
    ['free', ['drop-prone', 'drop-item', 'look', 'speak']],
  ] as const)('N15 a %s action: %j', (action, names) => {
    for (const name of names) expect(spent(play(begun(), [act(name)]))).toEqual([action]);
  });

  test('N15 dropping prone is free, standing up takes a movement action', () => {
    const prone = play(begun(), [act('drop-prone')]);
    expect(on(prone, 'ana')).toEqual(['prone']);
    const up = play(prone, [act('stand-up')]);
    expect([on(up, 'ana'), spent(up)]).toEqual([[], ['free', 'movement']]);
    expect(refusalOf(() => play(up, [act('stand-up')]))).toBe('NOT_ALLOWED act');
  });

  test('N13 one speaks 20 words a turn, or what the table allows', () => {
    expect(lastLine(play(begun(), [act('speak')]))).toContain('fala (até 20 palavras)');
    expect(lastLine(play(begun({}, { wordsPerTurn: 50 }), [act('speak')]))).toContain('até 50 palavras');
  });

  test('N7 moving tells one’s deslocamento', () => {
    expect(lastLine(play(begun(), [act('move')]))).toContain('até 5 m');
  });
});

describe('N14 what conditions change', () => {
  const add = (condition: FieldsOf<RitualsCommand, 'add-condition'>['condition']): RitualsCommand => ({
    type: 'add-condition',
    target: 'vulto',
    condition,
  });
  const club: RitualsCommand = { type: 'attack', attacker: 'ana', target: 'vulto', weapon: 'club' };

  test('N14 flat-footed is −5 Defesa, or what the table says, once however it came about', () => {
    expect(points(play(begun(), [add('flat-footed'), club], [5, 6]), 'vulto')).toBe(14);
    expect(points(play(begun(), [add('flat-footed'), club], [4]), 'vulto')).toBe(20);
    expect(
      points(play(begun(), [add('flat-footed'), add('grappled'), add('feinted'), club], [4]), 'vulto'),
    ).toBe(20);
    const mild = begun({}, { flatFootedDefense: 2 });
    expect(points(play(mild, [add('flat-footed'), club], [7]), 'vulto')).toBe(20);
    expect(points(play(mild, [add('flat-footed'), club], [8, 6]), 'vulto')).toBe(14);
  });

  test('N14 prone and cover change nothing by themselves, and what the narrator says otherwise', () => {
    expect(points(play(begun(), [add('prone'), add('cover'), club], [9]), 'vulto')).toBe(20);
    const prone = play(begun(), [add({ id: 'prone', attack: -2, defense: -4 })]);
    expect(lastLine(prone)).toContain('Caído (ataque −2, Defesa −4)');
    expect(points(play(prone, [club], [6, 6]), 'vulto')).toBe(14);
    const back: RitualsCommand = { type: 'attack', attacker: 'vulto', target: 'ana', weapon: 'club' };
    expect(points(play(prone, [...turns(1), back], [11]), 'ana')).toBe(20);
    expect(points(play(prone, [...turns(1), back], [12, 6]), 'ana')).toBe(14);
  });

  test('N14 the narrator’s modifiers on an attack', () => {
    expect(points(play(begun(), [{ ...club, modifier: 3, targetModifier: -2 }], [5, 6]), 'vulto')).toBe(14);
    expect(points(play(begun(), [{ ...club, extraDice: 2 }], [1, 1, 10, 6]), 'vulto')).toBe(14);
  });
});
