import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Creature } from '#shared/records/creature.ts';
import { projectFolder } from '../../build/setup/project.mjs';
import { axeFaults } from './support/axe.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { chooseFile } from './support/choose-file.ts';
import { openCampaign, openScreen } from './support/screens.ts';

const CAIRN = 'A estrada alagada';
/** The whole bestiary of Cairn's second edition, which stands beside some checkouts. */
const WHOLE_BESTIARY = join(projectFolder, '..', 'shared', 'data', 'cairn-bestiary-2e.md');

const PASTED = `Lobo-guará
5 PG, 12 FOR, 14 DES, 6 VON, mordida (d6)
- Caça ao anoitecer.

Guarda da ponte
4 PG, 1 Armadura, 11 FOR, 10 DES, 9 VON, lança (d8) ou arco curto (d6), brilha no escuro

Enxame
3 PG, 4 FOR, 15 DES, 3 VON, ferrões (d6, explosivo), destacamento

Sombra
2 PG, 12 FOR, garras (d6)
`;

async function openImport(page: Page): Promise<void> {
  await openCampaign(page, CAIRN);
  await openScreen(page, 'Bestiário');
  await page.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importar criaturas' })).toBeVisible();
}

async function storedCreatures(page: Page): Promise<ReadonlyMap<string, Creature>> {
  const campaigns = await ask(page, 'campaigns:list');
  const campaignId = campaigns.find(({ name }) => name === CAIRN)?.id ?? '';
  const creatures = await ask(page, 'creatures:list', { campaignId });
  return new Map(creatures.map((creature) => [creature.name, creature]));
}

/** The headings of the file that have a stat line under them. */
function namesIn(markdown: string): string[] {
  let heading = '';
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) heading = line.slice(3).trim();
    return /^\d+ HP, /.test(line) ? [heading] : [];
  });
}

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

if (existsSync(WHOLE_BESTIARY)) {
  test('a whole bestiary comes in from its file: 84 creatures, none lost', async ({ app, page }) => {
    const names = namesIn(await readFile(WHOLE_BESTIARY, 'utf8'));
    expect(new Set(names).size).toBe(84);
    await openImport(page);
    const before = new Set((await storedCreatures(page)).keys());
    await chooseFile(app, WHOLE_BESTIARY);
    await page.getByRole('button', { name: 'Escolher arquivo' }).click();
    await expect(page.getByRole('heading', { name: '84 criaturas encontradas' })).toBeVisible();
    await expect(page.getByText('cairn-bestiary-2e.md')).toBeVisible();
    await expect(page.getByRole('region', { name: 'não foi lida' })).toHaveCount(0);
    for (const part of ['PG 6', 'Armadura 1', 'FOR 16, DES 11, VON 4', 'acid squirt (d8, explosivo)']) {
      await expect(row(page, 'Burrowing Horror')).toContainText(part);
    }
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Importar 84 criaturas' }).click();
    await expect(page.getByText('84 criaturas importadas')).toBeVisible();
    const stored = await storedCreatures(page);
    expect([...stored.keys()].filter((name) => !before.has(name)).toSorted()).toEqual(names.toSorted());
    expect(stored.get('Bandit')).toMatchObject({
      hp: 4,
      sheet: {
        armor: 1,
        str: { current: 12, max: 12 },
        dex: { current: 12, max: 12 },
        wil: { current: 9, max: 9 },
        detachment: false,
        weapons: [
          { name: 'short sword', dice: 'd6', alternative: false },
          { name: 'short bow', dice: 'd6', alternative: true },
        ],
      },
    });
    expect(stored.get('Bandit')?.notes).toContain('Outlaws who raid settlements');
    expect(stored.get('Bone Construct')?.sheet).toMatchObject({
      detachment: true,
      armor: 3,
      weapons: [{ name: 'sharpened arms', dice: 'd8+d8' }],
    });
    expect(stored.get('Burrowing Horror')?.sheet).toMatchObject({
      weapons: [
        { name: 'bite', dice: 'd10', blast: false },
        { name: 'acid squirt', dice: 'd8', blast: true },
      ],
    });
    expect(stored.get('Unicorn')?.sheet).toMatchObject({ weapons: [{ name: 'horn', ignoresArmor: true }] });
    expect(stored.get('Skeleton')?.sheet).toMatchObject({ wil: { current: 0, max: 0 } });
    expect(stored.get('Boggart')).toMatchObject({ hp: 3, sheet: { weapons: [] } });
    expect(stored.get('Minotaur')?.sheet).toMatchObject({
      weapons: [
        { name: 'two-handed axe', dice: 'd10' },
        { name: 'charge', dice: 'd12' },
      ],
    });
  });

  test('the same file again offers to skip what is there already', async ({ app, page }) => {
    await openImport(page);
    await chooseFile(app, WHOLE_BESTIARY);
    await page.getByRole('button', { name: 'Escolher arquivo' }).click();
    await page.getByRole('button', { name: 'Importar 84 criaturas' }).click();
    await expect(page.getByText('84 criaturas importadas')).toBeVisible();

    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    await page.getByRole('button', { name: 'Escolher arquivo' }).click();
    await expect(page.getByText('84 ficam de fora')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Marque ao menos uma criatura' })).toBeDisabled();
    await expect(row(page, 'Bandit')).toContainText('igual à do bestiário');
    await page.getByRole('checkbox', { name: 'Bandit' }).check();
    await page.getByRole('button', { name: 'Importar 1 criatura' }).click();
    await expect(page.getByText('1 criatura importada')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Criaturas' }).getByRole('button', { name: 'Bandit' }),
    ).toHaveCount(2);
  });
}

test('pasted text in Portuguese says what was understood, left out and not read; only the picked come in', async ({
  page,
}) => {
  await openImport(page);
  const before = (await storedCreatures(page)).size;
  await page.getByRole('textbox', { name: 'Texto com as criaturas' }).fill(PASTED);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: '3 criaturas encontradas' })).toBeVisible();
  await expect(row(page, 'Lobo-guará')).toContainText('ataque: mordida (d6)');
  await expect(row(page, 'Guarda da ponte')).toContainText('“brilha no escuro” ficou de fora');
  await expect(row(page, 'Enxame')).toContainText('é um destacamento');
  const faults = page.getByRole('region', { name: '1 linha não foi lida' });
  await expect(faults).toContainText('linha 12');
  await expect(faults).toContainText('2 PG, 12 FOR, garras (d6)');
  await expect(faults).toContainText('faltam números: DES, VON');

  await page.getByRole('radio', { name: 'Vale conferir 1' }).check({ force: true });
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Todas 3' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Lobo-guará' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Guarda da ponte' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Importar 2 criaturas' }).click();

  await expect(page.getByText('2 criaturas importadas')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Buscar criatura' })).toBeFocused();
  const stored = await storedCreatures(page);
  expect(stored.size).toBe(before + 2);
  expect(stored.get('Lobo-guará')).toMatchObject({
    hp: 5,
    notes: '- Caça ao anoitecer.',
    sheet: { armor: 0 },
  });
  expect(stored.get('Enxame')?.sheet).toMatchObject({
    detachment: true,
    weapons: [{ name: 'ferrões', dice: 'd6', blast: true }],
  });

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('2 criaturas retiradas de novo')).toBeVisible();
  expect((await storedCreatures(page)).size).toBe(before);
});

const REFUSED = [
  { kind: 'binary', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), said: /não é de texto/ },
  { kind: 'too big', bytes: Buffer.alloc(20_000_001, 'a'), said: /20 MB/ },
  { kind: 'empty', bytes: Buffer.from(' \n'), said: /Não há nada escrito/ },
];

for (const { kind, bytes, said } of REFUSED) {
  test(`a file that is ${kind} gets a clear no, and nothing comes in`, async ({ app, page, userData }) => {
    await openImport(page);
    const before = (await storedCreatures(page)).size;
    const file = join(userData, 'criaturas.txt');
    await writeFile(file, bytes);
    await chooseFile(app, file);
    await page.getByRole('button', { name: 'Escolher arquivo' }).click();
    await expect(page.getByRole('alert')).toContainText(said);
    expect((await storedCreatures(page)).size).toBe(before);
  });
}

const TABLE = 'Nome;PG;FOR;DES;VON;Altura\r\nDragão;12;18;12;12;9m\r\nSem pontos;;1;1;1;\r\n';

/** Drops a file on the window, as from the desktop. */
async function dropFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], fileName));
      return transfer;
    },
    [name, [...bytes]] as const,
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

test('a table in Latin-1 dropped on the window is looked over, replaces what it says, and is taken back', async ({
  page,
}) => {
  await openCampaign(page, CAIRN);
  await openScreen(page, 'Bestiário');
  const latin = Uint8Array.from(TABLE, (character) => character.charCodeAt(0));
  await dropFile(page, 'dragoes.csv', latin);
  await expect(page.getByRole('heading', { name: '1 criatura encontrada' })).toBeVisible();
  await expect(page.getByRole('region', { name: '1 coluna ficou de fora' })).toContainText('Altura');
  await expect(page.getByRole('region', { name: '1 linha não foi lida' })).toContainText('linha 3');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Importar 1 criatura' }).click();
  await expect.poll(async () => (await storedCreatures(page)).get('Dragão')?.hp).toBe(12);

  await dropFile(page, 'dragoes.csv', new TextEncoder().encode(TABLE.replace(';12;18', ';20;18')));
  await expect(row(page, 'Dragão')).toContainText('já está no bestiário');
  await page.getByRole('button', { name: 'Repetidas', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Substituir todas' }).click();
  await page.getByRole('button', { name: 'Importar 1 criatura' }).click();
  await expect.poll(async () => (await storedCreatures(page)).get('Dragão')?.hp).toBe(20);
  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await expect.poll(async () => (await storedCreatures(page)).get('Dragão')?.hp).toBe(12);
});
