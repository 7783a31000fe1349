import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RodadaError } from '#shared/errors.ts';
import { valueAt } from '#shared/json-path.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { say } from '#shared/text/translate.ts';
import { readAll } from './testing/read-all.ts';

/** Files of other tools with invented figures, kept beside the project; without them these checks are left out. */
const FOLDER = fileURLToPath(new URL('../../../shared/data/foreign/', import.meta.url));

function readSample(name: string, systemId: 'cairn' | 'rituals-d20') {
  const file = `${name}.json`;
  return readAll(readFileSync(`${FOLDER}${file}`, 'utf8'), file, systemOf(systemId));
}

/** What comes out of a sample, by the paths of the sheet that are told. */
function found(
  name: string,
  systemId: 'cairn' | 'rituals-d20',
  paths: readonly string[] = [],
): Record<string, unknown>[] {
  return readSample(name, systemId).creatures.map(({ hp, left, sheet }) => ({
    points: [left, hp],
    ...Object.fromEntries(paths.map((path) => [path, valueAt(sheet, path)])),
  }));
}

const weaponsOf = (name: string, systemId: 'cairn' | 'rituals-d20') =>
  readSample(name, systemId).creatures.map(({ sheet }) => valueAt(sheet, 'weapons'));

describe.skipIf(!existsSync(FOLDER))('C-import files of other tools', () => {
  it('an agent of Ordem Paranormal comes in with its figures worked out again', () => {
    const [agent] = found('foundry-ordemparanormal-agent', 'rituals-d20', [
      ...['agility', 'strength', 'intellect', 'presence', 'vigor', 'defense', 'fighting', 'aim'],
      ...['initiative', 'athletics', 'deception', 'constitution', 'dexterity', 'skills', 'rituals[0]'],
    ]);
    expect(agent).toMatchObject({
      ...{ points: [31, 44], defense: 18, agility: 2, strength: 3, intellect: 2, presence: 1, vigor: 2 },
      ...{ fighting: 10, aim: 5, initiative: 5, athletics: 5, deception: 1, constitution: 7, dexterity: 10 },
      skills: [
        { name: 'Ocultismo', bonus: 5 },
        { name: 'Cartografia', bonus: 5 },
      ],
      'rituals[0]': { cost: 3, rounds: 1 },
    });
    expect(weaponsOf('foundry-ordemparanormal-agent', 'rituals-d20')).toMatchObject([
      [
        { damage: '1d6+3+1d4', kind: 'melee' },
        { damage: '2d8', hands: 2 },
      ],
    ]);
  });

  it('a threat has its attacks from both places, and what resists in its notes', () => {
    const paths = ['defense', 'fighting', 'aim', 'initiative', 'dexterity', 'skills'];
    expect(found('foundry-ordemparanormal-threat', 'rituals-d20', paths)).toMatchObject([
      {
        ...{ points: [48, 64], defense: 21, fighting: 12, aim: 10, initiative: 5, dexterity: 15 },
        skills: [{ name: 'Furtividade', bonus: 20 }],
      },
    ]);
    expect(weaponsOf('foundry-ordemparanormal-threat', 'rituals-d20')).toMatchObject([
      [{ damage: '2d6+5' }, { damage: '3d8', kind: 'ranged' }, { damage: '1d10' }],
    ]);
    expect(readSample('foundry-ordemparanormal-threat', 'rituals-d20').creatures[0]?.notes).toMatch(
      /fogo 10/,
    );
  });

  it('an agent of 2023 is read by its older shape', () => {
    const older = 'foundry-ordemparanormal-agent-2023';
    expect(found(older, 'rituals-d20', ['defense', 'aim'])).toEqual([
      { points: [17, 17], defense: 12, aim: 5 },
    ]);
    expect(weaponsOf(older, 'rituals-d20')).toMatchObject([[{ damage: '1d4', kind: 'ranged', light: true }]]);
  });

  it.each([
    ['foundry-cairn-npc', [5, 7], 1],
    ['foundry-cairn-npc-v9', [6, 6], 1],
    ['foundry-cairn-character', [2, 4], 2],
    ['foundry-cairn2e-monster', [9, 9], 1],
    ['foundry-cairn2e-hireling', [3, 5], 1],
    ['foundry-cairn2e-character', [0, 5], 1],
    ['kettlewright-character', [3, 5], 2],
    ['kettlewright-generated', [4, 4], 1],
  ])('%s has its points and armour', (name, points, armor) => {
    expect(found(name, 'cairn', ['armor'])).toEqual([{ points, armor }]);
  });

  it.each([
    ['foundry-cairn-npc', ['Cold Touch d6+d6', 'Burst of Sparks d8 blast']],
    ['foundry-cairn-npc-v9', ['Tusks d8+d8']],
    ['foundry-cairn-character', ['Hooked Pole d8', 'Paired Knives d6+d6', 'Fire Oil d6 blast']],
    ['foundry-cairn2e-monster', ['Twin Beaks d8+d8', 'Brine Spray d6 blast', 'Needle Gaze d4 ignoresArmor']],
    ['foundry-cairn2e-hireling', ['Cudgel d6']],
    ['kettlewright-character', ['Pike d10', 'Ember Jar d8 blast', 'Twin Sickles d6+d6']],
    ['kettlewright-generated', ['Hand Bell d6']],
  ])('%s has its weapons', (name, told) => {
    const { weapons } = found(name, 'cairn', ['weapons'])[0] ?? {};
    const said = Array.isArray(weapons) ? weapons.map(weaponInWords) : [];
    expect(said).toEqual(told);
  });

  it('Cairn’s states, scars and detachments come over', () => {
    const states = (name: string, paths: string[]) => found(name, 'cairn', paths)[0];
    const npc = states('foundry-cairn-npc', ['str', 'dex', 'wil', 'criticalEffect']);
    expect(npc).toMatchObject({ str: { max: 9 }, dex: { max: 14 }, wil: { current: 12, max: 13 } });
    expect(npc?.['criticalEffect']).toMatch(/bog/);
    expect(states('foundry-cairn-character', ['str', 'deprived', 'fatigue'])).toMatchObject({
      ...{ str: { current: 7, max: 11 }, deprived: true, fatigue: 2 },
    });
    const monster = states('foundry-cairn2e-monster', ['wil', 'detachment', 'leaderWil', 'criticalEffect']);
    expect(monster).toMatchObject({ wil: { current: 0, max: 0 }, detachment: true, leaderWil: 14 });
    expect(monster?.['criticalEffect']).not.toBe('');
    const moor = states('foundry-cairn2e-character', ['str', 'deprived', 'fatigue', 'scars[0].entry']);
    expect(moor).toMatchObject({
      str: { current: 8, max: 12 },
      deprived: true,
      fatigue: 1,
      'scars[0].entry': 1,
    });
    expect(states('kettlewright-character', ['str', 'dex', 'fatigue'])).toMatchObject({
      ...{ str: { current: 10, max: 13 }, dex: { current: 9, max: 12 }, fatigue: 2 },
    });
    const { creatures } = readSample('foundry-cairn2e-character', 'cairn');
    expect(creatures[0]?.dropped.map(({ source, why }) => `${source}: ${say(why, 'en')}`)).toEqual([
      expect.stringMatching(/Axe \(Mule\): .*stowed/),
    ]);
  });

  it('a companion brings its pets, a bestiary all its monsters', () => {
    expect(found('kettlewright-companion', 'cairn', ['armor', 'str.max', 'wil.max'])).toEqual([
      { points: [5, 5], armor: 1, 'str.max': 13, 'wil.max': 0 },
      { points: [4, 4], armor: 0, 'str.max': 0, 'wil.max': 0 },
    ]);
    const paths = ['detachment', 'weapons[0].dice', 'weapons[1].alternative', 'weapons[0].ignoresArmor'];
    expect(found('kettlewright-bestiary', 'cairn', paths).map(({ points: _, ...facts }) => facts)).toEqual([
      Object.fromEntries(paths.map((path, index) => [path, [true, 'd6', false, false][index]])),
      Object.fromEntries(paths.map((path, index) => [path, [false, 'd6', true, false][index]])),
      Object.fromEntries(paths.map((path, index) => [path, [false, undefined, undefined, undefined][index]])),
      Object.fromEntries(paths.map((path, index) => [path, [false, 'd8+d8', undefined, true][index]])),
    ]);
  });

  it.each([
    ['foundry-other-system', /Dungeons & Dragons/],
    ['foundry-ordem-paranormal-2e', /Ordem Paranormal, 2ª edição/],
    ['foundry-cairn-npc', /Abra uma campanha de Cairn/],
  ])('%s is refused by name', (name, words) => {
    const refused = refusal(() => readSample(name, 'rituals-d20'));
    expect(refused).toMatchObject({ code: 'BAD_FILE' });
    expect(refused?.said === undefined ? '' : say(refused.said, 'pt-BR')).toMatch(words);
  });
});

function refusal(read: () => unknown): RodadaError | null {
  try {
    read();
  } catch (thrown) {
    if (thrown instanceof RodadaError) return thrown;
    throw thrown;
  }
  return null;
}

function weaponInWords(weapon: unknown): string {
  if (typeof weapon !== 'object' || weapon === null) return '';
  const { name, dice, blast, ignoresArmor } = {
    name: '',
    dice: '',
    blast: false,
    ignoresArmor: false,
    ...weapon,
  };
  return [name, dice, ...(blast ? ['blast'] : []), ...(ignoresArmor ? ['ignoresArmor'] : [])].join(' ');
}
