import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type ElectronApplication, type Locator, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { chooseFile, saveInto } from './support/choose-file.ts';
import { readPdf } from './support/pdf.ts';
import { pictureFile } from './support/pictures.ts';
import { openScreen } from './support/screens.ts';
import { logColumn, row, startTyped } from './support/tracker.ts';

/** Opens a creature of the bestiary; gives the group that its picture stands in. */
async function openCreature(page: Page, name: string): Promise<Locator> {
  await openScreen(page, 'Bestiário');
  await listed(page, name).click();
  return page.getByRole('group', { name: `Retrato de ${name}` });
}

const listed = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Criaturas' }).getByRole('button', { name: new RegExp(name) });

/** Whether a picture is really there: its pixels, decoded. */
const expectSeen = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);

/** Gives a picture by the dialog, of whoever is open. */
async function choose(app: ElectronApplication, page: Page, path: string): Promise<void> {
  await chooseFile(app, path);
  await page.getByRole('button', { name: /^(Escolher|Trocar) imagem/ }).click();
}

/** Gives the page a file as the system does: dropped on it, or pasted. */
async function hand(page: Page, how: 'drop' | 'paste', name: string, path: string): Promise<void> {
  const bytes = [...(await readFile(path))];
  const transfer = await page.evaluateHandle(
    ({ called, inside }) => {
      const data = new DataTransfer();
      const type = `image/${called.split('.').at(-1)}`;
      data.items.add(new File([new Uint8Array(inside)], called, { type }));
      return data;
    },
    { called: name, inside: bytes },
  );
  if (how === 'drop') await page.getByRole('main').dispatchEvent('drop', { dataTransfer: transfer });
  else {
    await page.evaluate((clipboardData) => {
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, transfer);
  }
}

test('a creature has its picture chosen, dropped and pasted, of the three kinds, and taken off; each can be undone', async ({
  app,
  page,
  userData,
}) => {
  const field = await openCreature(page, 'Capanga');
  const image = field.getByRole('img');
  await choose(app, page, await pictureFile(page, userData, 'a.png'));
  await expectSeen(image);
  await expectSeen(listed(page, 'Capanga').locator('img'));
  const first = await image.getAttribute('src');

  await hand(page, 'drop', 'b.jpeg', await pictureFile(page, userData, 'b.jpeg', { type: 'image/jpeg' }));
  await expect(image).not.toHaveAttribute('src', first ?? '');
  await expectSeen(image);
  const second = await image.getAttribute('src');
  await hand(page, 'paste', 'c.webp', await pictureFile(page, userData, 'c.webp', { type: 'image/webp' }));
  await expect(image).not.toHaveAttribute('src', second ?? '');
  await expectSeen(image);

  await page.keyboard.press('Control+z');
  await expect(image).toHaveAttribute('src', second ?? '');
  await field.getByRole('button', { name: 'Tirar imagem' }).click();
  await expect(image).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(image).toHaveAttribute('src', second ?? '');
  await expectSeen(image);
});

test('a picture is kept small and as pixels alone, whatever came with its file', async ({
  app,
  page,
  userData,
}) => {
  const secret = 'GPS 23 32 51 S';
  const path = await pictureFile(page, userData, 'large.jpg', {
    width: 3000,
    height: 2000,
    type: 'image/jpeg',
  });
  await writeFile(path, Buffer.concat([await readFile(path), Buffer.from(secret)]));
  const field = await openCreature(page, 'Capanga');
  await choose(app, page, path);
  const address = (await field.getByRole('img').getAttribute('src')) ?? '';
  const kept = await page.evaluate(async (at) => {
    const answer = await fetch(at);
    const bytes = await answer.arrayBuffer();
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    return {
      type: answer.headers.get('Content-Type'),
      width,
      height,
      text: new TextDecoder('latin1').decode(bytes),
    };
  }, address);
  expect(kept).toMatchObject({ type: 'image/webp', width: 512, height: 341 });
  expect(kept.text).not.toContain(secret);
});

test('what isn’t a picture, is damaged or too large gets a clear no, and the picture stays', async ({
  app,
  page,
  userData,
}) => {
  const field = await openCreature(page, 'Capanga');
  const good = await pictureFile(page, userData, 'a.png');
  await choose(app, page, good);
  const before = (await field.getByRole('img').getAttribute('src')) ?? '';
  const file = (name: string) => join(userData, name);
  await writeFile(file('page.png'), '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const bytes = await readFile(good);
  await writeFile(file('cut.png'), bytes.subarray(0, bytes.length / 2));
  const bomb = Buffer.from(bytes);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  await writeFile(file('bomb.png'), bomb);
  // Whole by its parts, and yet no picture: only whoever decodes it can tell.
  const garbled = Buffer.from(bytes).fill(0xaa, 41, bytes.length - 16);
  await writeFile(file('garbled.png'), garbled);
  await writeFile(file('long.png'), bytes);
  await truncate(file('long.png'), 20_000_001);
  for (const [name, said] of [
    ['page.png', /não é uma imagem PNG, JPEG nem WebP/],
    ['cut.png', /danificada ou incompleta/],
    ['bomb.png', /60000 × 60000 pontos/],
    ['garbled.png', /danificada ou incompleta/],
    ['long.png', /passa de 20 MB/],
  ] as const) {
    await choose(app, page, file(name));
    const told = page.getByText(said).last();
    await expect(told, name).toBeVisible();
    await expect(field.getByRole('button', { name: 'Trocar imagem' })).toBeEnabled();
    await page
      .getByRole('region', { name: 'Mensagens' })
      .getByRole('button', { name: 'Fechar' })
      .last()
      .click();
  }
  await expect(field.getByRole('img')).toHaveAttribute('src', before);
});

test('somebody new keeps the picture given before the first save', async ({ app, page, userData }) => {
  await openScreen(page, 'Bestiário');
  await page.getByRole('button', { name: 'Nova criatura' }).click();
  await choose(app, page, await pictureFile(page, userData, 'a.png'));
  await expect(page.getByText('Guardada junto com a ficha.')).toBeVisible();
  await page.getByLabel('Nome').first().fill('Urso');
  await page.getByLabel('PV no máximo').fill('20');
  await page.keyboard.press('Control+s');
  await expectSeen(listed(page, 'Urso').locator('img'));
  await page.getByRole('button', { name: 'Duplicar Urso' }).click();
  await expectSeen(listed(page, 'Urso').nth(1).locator('img'));

  await openScreen(page, 'Campanhas');
  await page.getByRole('button', { name: 'Novo personagem' }).click();
  await choose(app, page, await pictureFile(page, userData, 'b.png', { ground: '#5a2d34' }));
  const sheet = page.getByRole('dialog');
  await expectSeen(sheet.getByRole('img').first());
  await sheet.getByLabel('Nome', { exact: true }).fill('Íris');
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await expectSeen(page.getByRole('article').filter({ hasText: 'Íris' }).locator('img'));
});

test('a picture dropped where nobody takes one is told of', async ({ page, userData }) => {
  await openScreen(page, 'Opções');
  await hand(page, 'drop', 'a.png', await pictureFile(page, userData, 'a.png'));
  await expect(page.getByText(/Abra uma criatura, um personagem ou um encontro/)).toBeVisible();
});

/** Gives one of the ambush's creatures, one of its characters and its scene a picture each, as the editors do. */
async function pictureAmbush(app: ElectronApplication, page: Page, folder: string): Promise<void> {
  await openCreature(page, 'Capanga');
  await choose(app, page, await pictureFile(page, folder, 'capanga.png'));
  await expect(page.getByText('Imagem de Capanga guardada')).toBeVisible();
  await openScreen(page, 'Campanhas');
  await page.getByRole('button', { name: 'Editar Ágata' }).click();
  await choose(
    app,
    page,
    await pictureFile(page, folder, 'agata.webp', { ground: '#3f5a36', type: 'image/webp' }),
  );
  await expect(page.getByText('Imagem de Ágata guardada')).toBeVisible();
  await page.keyboard.press('Escape');
  await openScreen(page, 'Encontros');
  await page.getByRole('button', { name: /^Emboscada na ponte/ }).click();
  await choose(
    app,
    page,
    await pictureFile(page, folder, 'ponte.jpg', { width: 1600, height: 900, type: 'image/jpeg' }),
  );
  await expect(page.getByText('Imagem de Emboscada na ponte guardada')).toBeVisible();
}

test('a fight shows portraits on its rows and on the sheet beside it, and the players those that are allowed', async ({
  app,
  page,
  userData,
}) => {
  await pictureAmbush(app, page, userData);
  await startTyped(page);
  const portrait = (name: string) => row(page, name).locator('img');
  for (const name of ['Ágata', 'Capanga 1', 'Capanga 2']) await expectSeen(portrait(name));
  await expect(portrait('Dália Véu')).toHaveCount(0);
  await page.keyboard.press('v');
  await expectSeen(logColumn(page).getByRole('img', { name: 'Retrato de Ágata' }));
  expect(await axeFaults(page)).toEqual([]);

  const opened = app.waitForEvent('window');
  await page.getByRole('button', { name: 'Janela dos jogadores' }).click();
  await page.getByRole('button', { name: 'Abrir a janela dos jogadores' }).click();
  const players = await opened;
  const shown = (name: string) => players.getByRole('listitem').filter({ hasText: name }).locator('img');
  await expectSeen(shown('Ágata'));
  await expect(players.locator('img')).toHaveCount(1);
  await page.getByText('De todos à vista').click();
  await expectSeen(shown('Capanga 2'));
  await expect(players.locator('img')).toHaveCount(4);
  expect(await axeFaults(players)).toEqual([]);
  await page.getByText('Nenhum', { exact: true }).click();
  await expect(players.locator('img')).toHaveCount(0);

  await page.getByRole('button', { name: 'Mostrar a cena aos jogadores' }).click();
  await expectSeen(players.getByRole('img', { name: 'A cena' }));
  await page.getByRole('button', { name: 'Mostrar a cena aos jogadores' }).click();
  await expect(players.getByText('Rodada 1')).toBeVisible();
});

test('cards have portraits, a campaign file carries them, and they are there after a new start', async ({
  app,
  page,
  userData,
  restart,
}) => {
  await pictureAmbush(app, page, userData);
  await saveInto(app, userData);
  const [campaign] = (await ask(page, 'campaigns:list')).filter(({ name }) => name === 'A Torre de Vidro');
  const campaignId = campaign?.id ?? '';
  const [encounter] = await ask(page, 'encounters:list', { campaignId });
  for (const kind of ['initiative', 'creatures'] as const) {
    const file = await ask(page, 'encounters:cards', { id: encounter?.id ?? '', kind });
    const { source } = await readPdf(join(userData, file ?? ''));
    expect(source).toContain('/Subtype /Image');
  }
  const written = await ask(page, 'campaigns:export', { id: campaignId });
  await chooseFile(app, join(userData, written?.file ?? ''));
  const imported = await ask(page, 'campaigns:import');
  const pictures = await ask(page, 'pictures:of-campaign', { campaignId: imported?.campaign.id ?? '' });
  expect(Object.values(pictures).map((of) => Object.keys(of).length)).toEqual([1, 1, 1]);

  const again = await restart();
  const image = (await openCreature(again.page, 'Capanga')).getByRole('img');
  await expectSeen(image);
});
