import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { projectFolder } from '../../build/setup/project.mjs';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { startAmbush } from './support/ambush.ts';
import { test } from './support/app.ts';
import { axeFaultsInThemes } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { lostWhenLarge, still } from './support/large.ts';
import { handOn, type Hand } from './support/hand.ts';
import {
  CAIRN_TABLE,
  RITUALS_TABLE,
  RITUALS_TOTALS,
  SCOP_TABLE,
  beginTable,
  setTable,
  splitTable,
} from './support/table-fights.ts';

// axe-core finds nothing wrong in any panel of any system's tracker, in any theme; which panels there are is read from the
// code.

type Keys = Readonly<Record<string, string>>;

/** The keys of the panels that every system has. */
const COMMON: Keys = {
  damage: 'd',
  heal: 'c',
  condition: 'k',
  add: 'g',
  remind: 'Shift+B',
  fate: 'Shift+D',
  counters: ',',
  'free-roll': '=',
  note: ';',
};
const INDIVIDUAL: Keys = { ...COMMON, attack: 'a', spend: 'x', delay: 'l', initiative: 'i' };

const SEAL = { id: 'selo', name: 'Selo', cost: 3, rounds: 2 };

interface Tracker {
  /** Begins a fight, up to where every panel can be opened. */
  readonly begin: (page: Page) => Promise<Hand>;
  /** The keys of each panel, in the order they are opened. */
  readonly keys: Keys;
  /** A panel it takes over from others and has no act for. */
  readonly without?: string;
}

async function beginUnordered(page: Page, id: string): Promise<Hand> {
  const hand = handOn(page, id);
  await page.getByRole('button', { name: 'Começar' }).focus();
  await hand.act('Enter');
  return hand;
}

const TRACKERS: Readonly<Record<string, Tracker>> = {
  'heroes-d20': {
    begin: async (page) => {
      await ask(page, 'settings:change', { diceMode: 'table' });
      return handOn(page, await startAmbush(page));
    },
    keys: {
      ...INDIVIDUAL,
      ready: 'r',
      maneuver: 'm',
      power: 'p',
      object: 'o',
      test: 't',
      frighten: 'Shift+F',
    },
  },
  'rituals-d20': {
    begin: async (page) => {
      const party = Object.entries(RITUALS_TABLE.party).map(
        ([name, { hp, sheet }]) => [name, { hp, sheet: { ...sheet, rituals: [SEAL] } }] as const,
      );
      const id = await setTable(page, { ...RITUALS_TABLE, party: Object.fromEntries(party) });
      await beginTable(page, id, RITUALS_TOTALS);
      return handOn(page, id);
    },
    keys: {
      ...INDIVIDUAL,
      aim: 'r',
      charge: 'o',
      maneuver: 'm',
      ritual: 'p',
      test: 't',
      scene: 'Shift+S',
    },
    without: 'ready',
  },
  scop: {
    begin: async (page) => {
      const id = await setTable(page, SCOP_TABLE);
      await splitTable(page, id, ['Caio', 'Soldado 3', 'Soldado 4']);
      return beginUnordered(page, id);
    },
    keys: { ...COMMON, surprise: 's', attack: 'a', move: 'm', test: 't' },
  },
  cairn: {
    begin: async (page) => {
      const hand = await beginUnordered(page, await setTable(page, CAIRN_TABLE));
      await hand.act('3 9 1 2 5 Enter');
      return hand;
    },
    keys: { ...COMMON, attack: 'a', spend: 'x', attribute: 't', rest: 'r' },
  },
};

/** Panels that come only by themselves or after another act, and the spec that looks at them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'new-round': 'order-options.spec.ts',
  counter: 'rituals.spec.ts',
};

/** The panels a system has, as its view lists them. */
function panelsOf(id: string): readonly string[] {
  const read = (file: string) => readFileSync(join(projectFolder, 'renderer', 'systems', file), 'utf8');
  const own = read(join(id, 'index.ts'));
  const files = [own, read(join('kit', 'common-panels.ts'))];
  if (own.includes('individualParts')) files.push(read(join('kit', 'individual.ts')));
  const listed = files.flatMap((text) => [...text.matchAll(/^ +'?([\w-]+)'?: \w+Panel,$/gm)]);
  return [...new Set(listed.map(([, panel = '']) => panel))];
}

const opened = (page: Page) => page.locator('[data-panel]');

/** Opens a panel by its keys, looks at it in every theme, and closes it. */
async function lookAt(page: Page, hand: Hand, panel: string, keys: string): Promise<void> {
  await hand.press(keys);
  await expect(opened(page), `${panel} by ${keys}`).toHaveAttribute('data-panel', panel);
  expect(await axeFaultsInThemes(page, '.turn-column'), panel).toEqual([]);
  expect(await lostWhenLarge(page), panel).toEqual([]);
  expect(await unnamedFocus(page), `${panel}: what has the focus`).toBe('');
  await page.keyboard.press('Escape');
  await expect(opened(page), `${panel} closed`).toHaveCount(0);
}

/** What is wrong with the focus: it is nowhere. */
function unnamedFocus(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement === document.body ? 'nothing has it' : ''));
}

test('every system has its tracker looked at', () => {
  expect(Object.keys(TRACKERS).toSorted()).toEqual(SYSTEMS.map(({ id }) => id).toSorted());
  for (const spec of Object.values(ELSEWHERE))
    expect(readFileSync(join(projectFolder, 'tests', 'e2e', spec), 'utf8')).toContain('axeFaultsInThemes(');
});

for (const [id, { begin, keys, without = '' }] of Object.entries(TRACKERS)) {
  test(`axe-core finds nothing wrong in any panel of ${id}, in any theme`, async ({ app, page }) => {
    const alone = [without, 'act-now', 'resolve', ...Object.keys(ELSEWHERE)];
    expect(Object.keys(keys).toSorted()).toEqual(
      panelsOf(id)
        .filter((panel) => !alone.includes(panel))
        .toSorted(),
    );
    await still(app, page);
    const hand = await begin(page);
    for (const [panel, how] of Object.entries(keys)) await lookAt(page, hand, panel, how);
    // Those that something must have come before.
    if (id === 'heroes-d20') {
      await hand.act('l Enter');
      await hand.act('l Enter');
      await lookAt(page, hand, 'act-now', 'j');
    }
    if (panelsOf(id).includes('resolve')) {
      await hand.act('a Enter');
      await page.keyboard.press('Escape');
      await lookAt(page, hand, 'resolve', 'e');
    }
    if (id === 'rituals-d20') {
      await hand.press('o');
      await page.getByRole('button', { name: 'Atropelar no caminho' }).press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await axeFaultsInThemes(page)).toEqual([]);
    }
  });
}
