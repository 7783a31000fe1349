import { expect, type Page } from '@playwright/test';
import { openScreen } from './screens.ts';

/** Something that opens over a screen. */
export interface Overlay {
  /** The screen of the rail it opens over; left out: any. */
  readonly screen?: string;
  /** Goes from that screen to where it can be opened; left out: nothing to do. */
  readonly before?: (page: Page) => Promise<void>;
  /** The button that opens it, or keys. */
  readonly opens: RegExp | string | { readonly keys: string };
}

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const pickSeveral = async (page: Page): Promise<void> => {
  await button('Selecionar várias')(page);
  await page.getByRole('checkbox', { name: 'Capanga' }).click();
};

/** Has the import read this, up to what it understood. */
async function readIn(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Texto com as criaturas' }).fill(text);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Repetidas' })).toBeVisible();
}

/**
 * Every menu, popover, sheet and dialog of the sample campaign by the file it stands in, in an order in which none has to be
 * gone back for; a fight of it is running.
 */
export const OVERLAYS: Readonly<Record<string, Overlay>> = {
  'frame/ThemeMenu.svelte': { screen: 'Campanhas', opens: 'Tema' },
  'frame/KeysSheet.svelte': { opens: { keys: '?' } },
  'features/palette/Palette.svelte': { opens: { keys: 'Control+k' } },
  'features/encounters/at-once/AtOnceSheet.svelte': { opens: { keys: 'Control+n' } },
  'features/player/PlayerControl.svelte': { opens: 'Janela dos jogadores' },
  'features/campaigns/CampaignMenu.svelte': { opens: 'Mais' },
  'features/campaigns/RenameCampaign.svelte': { opens: 'Renomear' },
  'features/campaigns/NewCampaign.svelte': { opens: 'Nova campanha' },
  'games/SamplesSheet.svelte': { opens: 'Jogar um exemplo' },
  'features/campaigns/party/CharacterSheet.svelte': { opens: 'Novo personagem' },
  'features/campaigns/sessions/SessionSheet.svelte': { before: tab('Sessões'), opens: 'Nova sessão' },
  'features/log/export/SessionExport.svelte': { opens: /^Exportar a sessão/ },
  'features/campaigns/conditions/ConditionSheet.svelte': {
    before: tab('Condições'),
    opens: 'Nova condição',
  },
  'features/bestiary/ExportMenu.svelte': { screen: 'Bestiário', opens: 'Exportar' },
  'features/packs/PackWeapons.svelte': { before: button('Nova criatura'), opens: 'Do pacote…' },
  'features/bestiary/SelectionBar.svelte': { before: pickSeveral, opens: 'Etiquetar' },
  'features/bestiary/import/PreviewTools.svelte': {
    before: async (page) => {
      await page.reload();
      await openScreen(page, 'Bestiário');
      await button('Importar')(page);
      await readIn(page, 'Nome;PV no máximo\nCapanga;4');
    },
    opens: 'Repetidas',
  },
  'features/encounters/EncounterMenu.svelte': {
    screen: 'Encontros',
    before: button(/^Emboscada na ponte/),
    opens: 'Mais ações do encontro',
  },
  'fight/board/BoardHead.svelte': { screen: 'Combate', opens: 'Lado ou condição' },
  'features/tracker/ActBar.svelte': { opens: 'Mais' },
  'features/log/export/ExportMenu.svelte': { opens: 'Exportar…' },
  'features/tracker/list/FightLine.svelte': {
    before: async (page) => {
      await page.keyboard.press('Shift+L');
      await expect(page.getByRole('heading', { level: 1, name: 'Lutas' })).toBeVisible();
    },
    opens: /^Mais de /,
  },
  'features/log/entries/LogFilterRow.svelte': { screen: 'Registro', opens: /^Quem: / },
  'features/log/entries/RoundEntries.svelte': { opens: /^Copiar / },
  'features/settings/NoticesSheet.svelte': {
    screen: 'Opções',
    opens: 'Licenças de tudo o que vem dentro',
  },
  'features/help/HelpPanel.svelte': { opens: { keys: 'F1' } },
};

/** Overlays that need more to come before them, and the spec that looks at them. */
export const OVERLAYS_ELSEWHERE: Readonly<Record<string, string>> = {
  'features/objects/RowUses.svelte': 'objects.spec.ts',
  'frame/GivenFileAsk.svelte': 'given-files.spec.ts',
  'systems/rituals-d20/tracker/maneuver/OverrunField.svelte': 'accessible-panels.spec.ts',
};

const rail = (name: string) => (page: Page) => openScreen(page, name);

/** Every screen of the sample campaign and every page of one by the file that is shown; a fight of it is running. */
export const SCREENS: Readonly<Record<string, Readonly<Record<string, (page: Page) => Promise<void>>>>> = {
  'features/campaigns/CampaignsScreen.svelte': { campaigns: rail('Campanhas') },
  'features/bestiary/BestiaryScreen.svelte': {
    bestiary: rail('Bestiário'),
    'a creature': button(/^Capanga/),
    'several creatures': pickSeveral,
  },
  'features/packs/PackScreen.svelte': {
    'the pack': async (page) => {
      await page.reload();
      await openScreen(page, 'Bestiário');
      await button('Pacote inicial')(page);
    },
  },
  'features/bestiary/import/ImportScreen.svelte': {
    importing: async (page) => {
      await button('Bestiário')(page);
      await button('Importar')(page);
    },
    'what is imported': async (page) => {
      await readIn(page, 'Nome;PV no máximo;Cor\nCapanga;4;azul\n;3;');
    },
  },
  'features/encounters/EncountersScreen.svelte': {
    encounters: rail('Encontros'),
    'an encounter': button(/^Emboscada na ponte/),
  },
  'features/tracker/TrackerScreen.svelte': {
    'the fight': rail('Combate'),
    'the sheet': async (page) => {
      await page.keyboard.press('v');
      await expect(page.locator('[data-beside]')).toBeVisible();
    },
    'the fights': async (page) => {
      await page.keyboard.press('v');
      await page.keyboard.press('Shift+L');
      await expect(page.getByRole('heading', { level: 1, name: 'Lutas' })).toBeVisible();
    },
  },
  'features/log/LogScreen.svelte': {
    'the log': rail('Registro'),
    figures: (page) => page.getByRole('main').getByText('Números', { exact: true }).click(),
  },
  'features/objects/ObjectsScreen.svelte': { objects: rail('Objetos') },
  'features/settings/SettingsScreen.svelte': { settings: rail('Opções') },
};

/** Screens that aren't of a campaign, and the spec that looks at them. */
export const SCREENS_ELSEWHERE: Readonly<Record<string, string>> = {
  'features/welcome/Welcome.svelte': 'welcome.spec.ts',
  'features/opening/BlockedScreen.svelte': 'opening.spec.ts',
  'player/PlayersScreen.svelte': 'accessible-places.spec.ts',
};
