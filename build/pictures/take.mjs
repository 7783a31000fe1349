// Takes the pictures and the film of the readmes into docs/pictures: the built app, a first sample fight, real keys.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import makeDataFolder from '../../tests/e2e/support/data-folder.ts';
import { closeApp, launchApp } from '../../tests/e2e/launch.ts';
import { SYSTEMS } from '../../shared/rules/registry.ts';
import { inProject } from '../setup/project.mjs';
import { camera } from './film.mjs';
import { ask, hand } from './table.mjs';

/** @import { Page } from '@playwright/test' */

const SIZE = [1280, 720];
/** The language of the film. */
const FILMED = 'pt-BR';
const PLACES = { bestiary: 1, encounters: 2, combat: 3, log: 4 };

const end = await makeDataFolder();
try {
  for (const locale of /** @type {const} */ (['pt-BR', 'en'])) await takeIn(locale);
} finally {
  await end();
}

/** @param {'pt-BR' | 'en'} locale */
async function takeIn(locale) {
  const folder = inProject('docs', 'pictures', locale);
  mkdirSync(folder, { recursive: true });
  const { app, page } = await launchApp({ welcome: true });
  try {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await app.evaluate(({ BrowserWindow }, [width = 0, height = 0]) => {
      BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
    }, SIZE);
    const picture = async (/** @type {string} */ name) => {
      await page.mouse.move(0, 0);
      const png = await page.screenshot({ animations: 'disabled' });
      writeFileSync(join(folder, `${name}.png`), png);
    };
    const combatId = await beginFight(page, locale);
    const film = locale === FILMED ? camera(page) : null;
    const table = hand(page, combatId, (milliseconds) => film?.show(milliseconds) ?? Promise.resolve());
    await film?.show(1200);
    await table.playRound();
    if (film !== null) writeFileSync(inProject('docs', 'pictures', 'round.webp'), film.develop());
    await page.keyboard.press('v');
    await table.settled();
    await picture('tracker');
    await openScreen(page, 'bestiary');
    await picture('bestiary');
    await openScreen(page, 'encounters');
    await page.locator('.open-encounter').first().click();
    await page.locator('[data-tone]').first().waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await picture('encounter');
    await ask(page, 'settings:change', { theme: 'light' });
    await page.reload();
    await page.locator('[data-theme=light]').waitFor();
    await openScreen(page, 'log');
    await page.getByRole('main').getByRole('tab').first().waitFor();
    await table.settled();
    await picture('log');
  } finally {
    await closeApp(app);
  }
}

/**
 * The fight of the first game's sample, in this language, begun with the dice on the table.
 * @param {Page} page @param {'pt-BR' | 'en'} locale
 */
async function beginFight(page, locale) {
  await ask(page, 'settings:change', { locale, diceMode: 'table', welcomed: true });
  const { campaignId, encounterId } = await ask(page, 'samples:bring', { system: SYSTEMS[0]?.id ?? '' });
  await ask(page, 'settings:change', { campaignId });
  const { combat, state, count } = await ask(page, 'combats:start', { requestId: randomUUID(), encounterId });
  // Friends and foes by turns.
  const [friends, foes] = [true, false].map((own) =>
    state.combatants.filter(({ side }) => (side === 'foe') !== own),
  );
  const initiative = Object.fromEntries([
    ...(friends ?? []).map(({ id }, place) => [id, 22 - place * 6]),
    ...(foes ?? []).map(({ id }, place) => [id, 19 - place * 4]),
  ]);
  const command = { type: /** @type {const} */ ('start'), initiative };
  await ask(page, 'combats:command', { combatId: combat.id, after: count, command });
  await page.reload();
  await openScreen(page, 'combat');
  await page.locator('[data-act]').first().waitFor();
  return combat.id;
}

/** Opens a screen by its place in the rail. @param {Page} page @param {keyof typeof PLACES} screen */
async function openScreen(page, screen) {
  const button = page.locator('nav button').nth(PLACES[screen]);
  await button.click();
  await page.locator('nav button[aria-current=page]').and(button).waitFor();
  await page.locator('main button').first().waitFor();
}
