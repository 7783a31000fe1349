import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import {
  CAIRN_TABLE,
  HEROES_TABLE,
  RITUALS_TABLE,
  SCOP_TABLE,
  engage,
  storeTable,
  type TableFight,
} from './support/table-fights.ts';

// A whole evening without the mouse: from the list of campaigns to the fight that is over, once in each system.

/**
 * Whether the hand has lost its place: a panel asks for dice, and the focus is on nothing that stands on the screen. Without
 * one it may be on the page itself, whose keys are the tracker's.
 */
function isLost(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement: here } = document;
    const isSomewhere = here !== null && here !== document.body && here.checkVisibility();
    return !isSomewhere && document.querySelector('form input[data-dice]') !== null;
  });
}

/** Presses keys one after the other; after each, once what it did stands on the screen, the focus must not be lost. */
async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) {
    await page.keyboard.press(key);
    const message = `the focus is lost after ${key} of “${keys}”`;
    await expect.poll(() => isLost(page), { message, intervals: [0, 20, 50], timeout: 5000 }).toBe(false);
  }
}

/** Goes on by Tab until what has the focus says this, and presses it. */
async function tabTo(page: Page, words: string): Promise<void> {
  const says = () =>
    page.evaluate(() => {
      const { activeElement: here } = document;
      return here === document.body ? '' : (here?.textContent ?? '');
    });
  for (let steps = 0; steps < 60 && !(await says()).includes(words); steps += 1)
    await page.keyboard.press('Tab');
  expect(await says()).toContain(words);
  await page.keyboard.press('Enter');
}

/** From the list of campaigns to its encounter, about to begin, by keys alone. */
async function begin(page: Page, campaign: string): Promise<void> {
  await page.keyboard.press('Control+1');
  await tabTo(page, campaign);
  await page.keyboard.press('Control+3');
  await tabTo(page, 'O vau');
  await expect(page.getByRole('button', { name: 'Começar' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Quem entra na luta').first()).toBeVisible();
}

/** The fight of a campaign as it is listed. */
async function fightOf(page: Page, campaign: string) {
  const campaigns = await ask(page, 'campaigns:list');
  const campaignId = campaigns.find(({ name }) => name === campaign)?.id ?? '';
  return (await ask(page, 'combats:list', { campaignId }))[0];
}

/** The commands of the fight of a campaign once it has ended. */
async function played(page: Page, campaign: string): Promise<string> {
  await expect.poll(async () => (await fightOf(page, campaign))?.status).toBe('ended');
  const { log } = await ask(page, 'combats:open', { id: (await fightOf(page, campaign))?.id ?? '' });
  return log.rows.map(({ command }) => command.type).join(' ');
}

/** So often the same, one after the other. */
const times = (count: number, what: string) => Array.from({ length: count }, () => what).join(' ');

interface Night {
  readonly fight: TableFight;
  /** From the start to the end, every key. */
  readonly keys: string;
  readonly commands: string;
  /** Who stands in a second group; left out where there are none. */
  readonly second?: readonly string[];
}

const EVENING: Readonly<Record<string, Night>> = {
  'Noite de heróis': {
    fight: HEROES_TABLE,
    keys: `${times(4, '9')} Enter ${times(4, 'a 1 9 7 3 Enter n')} Shift+E`,
    commands: `start ${times(4, 'attack next-turn')} end`,
  },
  'Noite de rituais': {
    fight: RITUALS_TABLE,
    keys: `${times(14, '9')} Enter ${times(7, 'a e 1 9 8 3 Enter n')} Shift+E`,
    commands: `start ${times(7, 'attack next-turn')} end`,
  },
  'Noite em Cairn': {
    fight: CAIRN_TABLE,
    keys: 'Enter 3 9 1 2 5 Enter a Enter Enter Enter Enter 3 4 2 5 Enter n a Enter Enter Enter 1 2 4 Enter n Shift+E',
    commands: `start act-saves ${times(4, 'declare')} resolve-step next-turn ${times(3, 'declare')} resolve-step next-turn end`,
  },
  'Noite de scop': {
    fight: SCOP_TABLE,
    keys: `Enter a ${times(7, 'Enter')} ${times(18, '4')} Enter n Shift+E`,
    commands: `${times(7, 'engage')} start ${times(7, 'declare')} resolve-turn next-turn end`,
    second: ['Caio', 'Soldado 3', 'Soldado 4'],
  },
};

test('an evening by the keyboard alone', async ({ page }) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  for (const [name, { fight }] of Object.entries(EVENING)) await storeTable(page, fight, name);
  await page.reload();
  for (const [name, { keys, commands, second }] of Object.entries(EVENING)) {
    await begin(page, name);
    if (second !== undefined) {
      // Who stands where is drawn by hand on other days: here it is stored, and read with the page.
      await engage(page, (await fightOf(page, name))?.id ?? '', second);
      await page.reload();
      await page.getByRole('banner').waitFor();
      await page.keyboard.press('Control+4');
      await expect(page.getByText('Quem entra na luta').first()).toBeVisible();
    }
    await press(page, keys);
    expect(await played(page, name), name).toBe(commands);
  }
});
