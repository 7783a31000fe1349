import { expect, type Page } from '@playwright/test';
import { shownName } from '#shared/combat/names.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { earOn, expectHeard, find, type Ear, type Heard } from './support/ear.ts';
import {
  CAIRN_TABLE,
  HEROES_TABLE,
  RITUALS_TABLE,
  SCOP_TABLE,
  setTable,
  splitTable,
} from './support/table-fights.ts';

// A fight in each system by somebody who sees nothing: only the accessibility tree is read and only keys are pressed. At
// every step it tells what the stored fight says: the round, whose turn it is, the points of everyone, who is down.

const LONGEST_SAID = 120;
const DIE = /^Natural de (?<what>.+) \((?<dice>\d*)d(?<sides>\d+)\)$/;
const ROW = /^(?<name>.+), (?:do grupo|oponente), (?<current>−?\d+) de (?<max>\d+) \S+?(?<rest>,.*)?$/;

/** Equals that stand together in one row. */
const GROUP = /^(?<name>.+), (?<count>\d+) iguais, juntos (?<current>−?\d+) de (?<max>\d+)/;

/** Naturals by a part of what is asked for; the first that is in it counts. */
type Naturals = Readonly<Record<string, string>>;

interface Player {
  readonly ear: Ear;
  readonly id: string;
  readonly page: Page;
  /** All that was said so far. */
  readonly spoken: string[];
}

async function sit(page: Page, id: string): Promise<Player> {
  return { ear: await earOn(page), id, page, spoken: [] };
}

const region = (heard: readonly Heard[], name: string) => find(heard, 'region', name).within;
const rowsIn = (heard: readonly Heard[]) =>
  region(heard, 'Ordem').flatMap(({ role, name }) => {
    const { groups } = (role === 'button' ? ROW.exec(name) : null) ?? {};
    if (groups === undefined) return [];
    return [
      {
        name: groups['name'],
        points: `${groups['current']}/${groups['max']}`,
        isUp: !/caído|fora da luta/.test(groups['rest'] ?? ''),
      },
    ];
  });
const groupsIn = (heard: readonly Heard[]) =>
  region(heard, 'Ordem').flatMap(({ role, name }) => {
    const { groups } = (role === 'button' ? GROUP.exec(name) : null) ?? {};
    return groups === undefined
      ? []
      : [`${groups['count']} ${groups['name']}: ${groups['current']}/${groups['max']}`];
  });
const turnIn = (heard: readonly Heard[]) => find(region(heard, 'Turno'), 'heading', /./).name;
const title = (heard: readonly Heard[]) =>
  heard.find(({ role, level }) => role === 'heading' && level === 1)?.name;

/** The stored fight in the same words as what is heard. */
async function stored({ page, id }: Player) {
  const { combat, state, count } = await ask(page, 'combats:open', { id });
  const named = (who: string | undefined) => {
    const one = state.combatants.find((combatant) => combatant.id === who);
    return one === undefined ? null : shownName(one, 'pt-BR');
  };
  const rows = state.combatants.map((one) => ({
    name: shownName(one, 'pt-BR'),
    points: `${one.hp.current}/${one.hp.max}`.replace('-', '−'),
    isUp: one.standing === 'up',
  }));
  const name = combat.system === 'scop' ? 'Turno' : 'Rodada';
  const round = state.status === 'ended' ? 'Luta encerrada' : `${name} ${state.round}`;
  return { rows, round, turn: named(state.turn?.who), count };
}

type Rows = Awaited<ReturnType<typeof stored>>['rows'];

/** What the order says otherwise than the stored fight: of each by itself, of equals in one row together. */
function differences(heard: readonly Heard[], rows: Rows): readonly string[] {
  const told = rowsIn(heard);
  const wrong = rows.filter(({ name, points, isUp }) =>
    told.some((one) => one.name === name && (one.points !== points || one.isUp !== isUp)),
  );
  const missing = rows.filter(({ name }) => told.every((one) => one.name !== name));
  const sum = (those: Rows, part: 0 | 1): number =>
    those.reduce((all, { points }) => all + Number(points.replace('−', '-').split('/')[part]), 0);
  const kindOf = (name: string): string => name.replace(/ \d+$/, '');
  const groups = [...new Set(missing.map(({ name }) => kindOf(name)))].map((kind) => {
    const those = missing.filter(({ name }) => kindOf(name) === kind);
    return `${those.length} ${kind}: ${sum(those, 0)}/${sum(those, 1)}`;
  });
  return [...wrong.map(({ name }) => name), ...groups.filter((group) => !groupsIn(heard).includes(group))];
}

/** Fails unless the tree tells what the stored fight says. */
async function expectSame(player: Player): Promise<void> {
  const { rows, round, turn } = await stored(player);
  await expectHeard(player.ear, title, expect.stringContaining(round));
  await expectHeard(player.ear, (heard) => differences(heard, rows), []);
  if (turn !== null) await expectHeard(player.ear, turnIn, turn);
}

/** Goes on by Tab until this has the focus. */
async function tabTo({ ear, page }: Player, role: string, name: string): Promise<void> {
  await expectHeard(ear, (heard) => find(heard, role, name).name, name);
  for (let steps = 0; steps < 60; steps += 1) {
    const focus = await ear.focus();
    if (focus?.role === role && focus.name === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab doesn’t reach the ${role} “${name}”`);
}

/** Presses keys that make one act, waits until it is done, and hears what is said of it. */
async function act(player: Player, ...keys: readonly string[]): Promise<string> {
  const { count } = await stored(player);
  for (const key of keys) await player.page.keyboard.press(key);
  await expect.poll(async () => (await stored(player)).count).toBe(count + 1);
  await expect.poll(async () => (await player.ear.said()).length).toBeGreaterThan(0);
  const said = await player.ear.said();
  player.spoken.push(...said);
  await expectSame(player);
  return said.join(' ');
}

/** Types the die that has the focus, and the next, while there is one: each says what it is for. */
async function typeDice(player: Player, naturals: Naturals): Promise<readonly string[]> {
  const asked: string[] = [];
  const die = async () => {
    const focus = await player.ear.focus();
    const { groups } = (focus?.role === 'textbox' ? DIE.exec(focus.name) : null) ?? {};
    return groups === undefined
      ? null
      : { what: groups['what'] ?? '', dice: Number(groups['dice'] || 1), sides: Number(groups['sides']) };
  };
  await expect.poll(die, { message: 'a die has the focus' }).not.toBeNull();
  for (let one = await die(); one !== null && !asked.includes(one.what); one = await die()) {
    const { what, dice, sides } = one;
    asked.push(what);
    const [, said = '1'] = Object.entries(naturals).find(([part]) => what.includes(part)) ?? [];
    const figures = said.split(' ');
    for (let index = 0; index < dice; index += 1) {
      const figure = figures[index % figures.length] ?? '1';
      for (const key of figure) await player.page.keyboard.press(key);
      // One that could still grow is left by the bar.
      if (Number(`${figure}0`) <= sides) await player.page.keyboard.press('Space');
    }
  }
  return asked;
}

/** What a result says: its headlines, and what was applied. */
async function results(player: Player): Promise<string> {
  const group = find(await player.ear.all(), 'group', 'Resultado');
  return group.within.map(({ role, name }) => (role === 'StaticText' ? name : '')).join(' ');
}

/** Everything said was short, and none of it a key of the texts or empty. */
function expectShort({ spoken }: Player): void {
  expect(spoken.length).toBeGreaterThan(3);
  for (const words of spoken) {
    expect(words.length, words).toBeLessThanOrEqual(LONGEST_SAID);
    expect(words).toMatch(/\p{L}{2}/u);
  }
}

test('heroes-d20, from the initiatives to the end, with a fall taken back', async ({ page }) => {
  const player = await sit(page, await setTable(page, HEROES_TABLE));
  const { ear } = player;
  const asked = await typeDice(player, { Ana: '19', Beto: '9', 'Capanga 1': '14', 'Capanga 2': '4' });
  expect(asked).toEqual(['Ana', 'Beto', expect.stringContaining('Capanga'), expect.anything()]);
  expect(await act(player, 'Enter')).toContain('turno de Ana');

  await page.keyboard.press('a');
  await expectHeard(
    ear,
    (heard) => find(heard, 'combobox', 'Alvo').value,
    expect.stringMatching(/^Capanga 1/),
  );
  await expectHeard(
    ear,
    (heard) => find(heard, 'group', 'Chances exatas').within.map(({ name }) => name),
    expect.arrayContaining(['40%', 'acertar']),
  );
  expect(await typeDice(player, { Ataque: '19', Defesa: '7', Dano: '3' })).toEqual([
    'Ataque',
    'Defesa',
    'Dano',
  ]);
  expect(await act(player, 'Enter')).toBe(
    'Ana ataca Capanga 1 (Espada): acerta, 26 contra 17 · 8 de dano (25 → 17)',
  );
  expect((await ear.focus())?.name).toBe('Resultado');
  expect(await results(player)).toContain('Capanga 1: 25 → 17 PV');

  expect(await act(player, 'n')).toMatch(/^Turno de Capanga 1/);
  await act(player, 'n');
  // The thug falls; it is taken back and done again.
  const fall = await act(player, 'd', '9', '9', 'Enter');
  expect(fall).toMatch(/^Capanga \d sofre 99 de dano.* · Capanga \d cai/);
  expect((await stored(player)).rows.filter(({ isUp }) => !isUp)).toHaveLength(1);
  expect(await act(player, 'Control+z')).toMatch(/^Desfeito: /);
  expect((await stored(player)).rows.filter(({ isUp }) => !isUp)).toHaveLength(0);
  expect(await act(player, 'Control+Shift+Z')).toMatch(/^Refeito: /);

  await act(player, 'n');
  expect(await act(player, 'n')).toBe('Turno de Ana');
  await expectHeard(ear, title, 'Rodada 2');
  await act(player, 'Shift+E');
  expectShort(player);
});

test('rituals-d20, with a reaction', async ({ page }) => {
  const player = await sit(page, await setTable(page, RITUALS_TABLE));
  await typeDice(player, {
    Ana: '19 18',
    'Vulto 1': '15 3',
    Beto: '12 4',
    'Vulto 2': '11 3',
    Caio: '9 4',
    'Vulto 3': '7 5',
    Duda: '5 2',
  });
  await act(player, 'Enter');
  await page.keyboard.press('a');
  await expectHeard(
    player.ear,
    (heard) => heard.find(({ role, focused }) => role === 'radio' && focused)?.name,
    expect.stringMatching(/^Nenhuma/),
  );
  await expectHeard(
    player.ear,
    (heard) => find(heard, 'group', /^Reação de /).within.filter(({ role }) => role === 'radio').length,
    4,
  );
  await page.keyboard.press('e');
  await typeDice(player, { Ataque: '19 8', Dano: '3' });
  expect(await act(player, 'Enter')).toMatch(/que esquiva: acerta/);
  expect(await results(player)).toMatch(/→ \d+ PV/);
  await act(player, 'n');
  await act(player, 'Control+z');
  await act(player, 'Shift+E');
  expectShort(player);
});

test('Cairn: the saves, attacks declared and resolved, the other side', async ({ page }) => {
  const player = await sit(page, await setTable(page, CAIRN_TABLE));
  await tabTo(player, 'button', 'Começar');
  await act(player, 'Enter');
  await expectHeard(player.ear, turnIn, 'Age o grupo');
  const saves = await typeDice(player, { Ana: '3', Beto: '20', Caio: '5', Duda: '4' });
  expect(saves).toEqual(['Ana', 'Beto', 'Caio', 'Duda'].map((name) => `Salvaguarda de ${name}`));
  expect(await act(player, 'Enter')).toMatch(/Beto: falha/);
  await page.keyboard.press('a');
  expect(await act(player, 'Enter')).toMatch(/vai atacar Lodoso 1/);
  await act(player, 'Enter');
  await act(player, 'Enter');
  await typeDice(player, { 'Dano de Ana': '6', Dano: '2', Salvaguarda: '12' });
  await act(player, 'Enter');
  expect(await results(player)).toContain('Lodoso 1: 14 → ');
  await act(player, 'n');
  await expectHeard(player.ear, turnIn, 'Agem os oponentes');
  await act(player, 'Control+z');
  await act(player, 'Shift+E');
  expectShort(player);
});

test('scop: everyone declares, all is resolved at once', async ({ page }) => {
  const id = await setTable(page, SCOP_TABLE);
  await splitTable(page, id, ['Caio', 'Soldado 3', 'Soldado 4']);
  const player = await sit(page, id);
  await tabTo(player, 'button', 'Começar');
  await act(player, 'Enter');
  await page.keyboard.press('a');
  for (let others = 0; others < 7; others += 1) {
    await expectHeard(player.ear, (heard) => find(heard, 'form', /Declarar/).name, expect.anything());
    expect(await act(player, 'Enter')).toMatch(/vai atacar /);
  }
  const dice = await typeDice(player, { 'Dado base': '4', apoio: '3' });
  expect(dice.filter((what) => what.startsWith('Dado base'))).toHaveLength(7);
  await act(player, 'Enter');
  expect(await results(player)).toMatch(/→ \d+ Vit/);
  await act(player, 'Control+z');
  await act(player, 'Shift+E');
  expectShort(player);
});
