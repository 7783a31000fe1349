import { expect, type Page } from '@playwright/test';

/** Opens a screen of the rail, and waits until what it shows has come: keys pressed before mean nothing to it. */
export async function openScreen(page: Page, name: string): Promise<void> {
  const button = page.getByRole('navigation', { name: 'Telas' }).getByRole('button', { name, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
}

/** Makes a campaign of the list the one worked in. */
export async function openCampaign(page: Page, name: string): Promise<void> {
  await openScreen(page, 'Campanhas');
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await expect(page.getByRole('banner')).toContainText(name);
}
