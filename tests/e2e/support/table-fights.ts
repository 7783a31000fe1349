import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { shownName } from '#shared/combat/names.ts';
import type { JsonObject } from '#shared/json.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { ask } from './bridge.ts';
import { openCampaign, openScreen } from './screens.ts';

/** Somebody of a fight made for a test. */
interface Fighter {
  readonly hp: number;
  readonly sheet: JsonObject;
}

/** A fight made for a test, by name; a creature as often as its quantity says. */
export interface TableFight {
  readonly system: string;
  readonly party: Readonly<Record<string, Fighter>>;
  readonly foes: Readonly<Record<string, Fighter & { readonly quantity: number }>>;
  /** House options of its campaign; left out: the rules'. */
  readonly options?: JsonObject;
}

/** Makes a campaign with the encounter of this fight; the encounter's id. */
export async function storeTable(
  page: Page,
  { system, party, foes, options = {} }: TableFight,
  campaign = 'À mesa',
): Promise<string> {
  const { id: campaignId } = await ask(page, 'campaigns:create', { name: campaign, system, options });
  const ids: string[] = [];
  for (const [name, { hp, sheet }] of Object.entries(party)) {
    const saved = await ask(page, 'characters:save', {
      campaignId,
      name,
      hp: { current: hp, max: hp },
      sheet,
    });
    ids.push(saved.id);
  }
  const pieces: { creatureId: string; quantity: number }[] = [];
  for (const [name, { hp, sheet, quantity }] of Object.entries(foes)) {
    const { id: creatureId } = await ask(page, 'creatures:save', { campaignId, name, hp, sheet });
    pieces.push({ creatureId, quantity });
  }
  return (await ask(page, 'encounters:save', { campaignId, name: 'O vau', pieces, party: ids })).id;
}

/** Makes a campaign with this fight, with the dice on the table, and opens it before its first round; the fight's id. */
export async function setTable(page: Page, fight: TableFight): Promise<string> {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const encounterId = await storeTable(page, fight);
  const { combat } = await ask(page, 'combats:start', { requestId: randomUUID(), encounterId });
  await page.reload();
  await openCampaign(page, 'À mesa');
  await openScreen(page, 'Combate');
  return combat.id;
}

/** Begins a fight with totals by name, the highest first. */
export async function beginTable(
  page: Page,
  combatId: string,
  totals: Readonly<Record<string, number>>,
): Promise<void> {
  const { state, count } = await ask(page, 'combats:open', { id: combatId });
  const initiative = Object.fromEntries(
    state.combatants.map((one) => [one.id, totals[shownName(one, 'pt-BR')] ?? 0]),
  );
  await ask(page, 'combats:command', { combatId, after: count, command: { type: 'start', initiative } });
  await page.reload();
  await openScreen(page, 'Combate');
}

const KNIFE = { id: 'faca', name: 'Faca', kind: 'melee', damage: '1d4+1', light: true };
const FIGHTER = {
  agility: 2,
  strength: 2,
  vigor: 2,
  fighting: 4,
  constitution: 3,
  dexterity: 4,
  defense: 12,
  weapons: [KNIFE],
};
const SWORDSMAN = {
  str: 10,
  dex: 12,
  wil: 9,
  armor: 0,
  weapons: [{ id: 'espada', name: 'Espada', dice: 'd6' }],
};
const SPEARMAN = { skills: { Lanças: 2 }, weapons: [{ id: 'lanca', name: 'Lança', skill: 'Lanças' }] };
const party = (hp: number, sheet: JsonObject, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { hp, sheet }]));

const SWORD = { id: 'espada', name: 'Espada', kind: 'melee', damage: '1d8' };
const KNIGHT = { level: 4, str: 3, fighting: 7, fortitude: 6, armorClass: 4, weapons: [SWORD] };

/** Two against two under heroes-d20. */
export const HEROES_TABLE: TableFight = {
  system: 'heroes-d20',
  party: party(25, KNIGHT, 'Ana', 'Beto'),
  foes: { Capanga: { hp: 25, sheet: KNIGHT, quantity: 2 } },
};
/** Four against three under rituals-d20. */
export const RITUALS_TABLE: TableFight = {
  system: 'rituals-d20',
  party: party(22, FIGHTER, 'Ana', 'Beto', 'Caio', 'Duda'),
  foes: { Vulto: { hp: 30, sheet: FIGHTER, quantity: 3 } },
};
/** Totals that have both sides of it act by turns, Ana first. */
export const RITUALS_TOTALS = {
  Ana: 20,
  'Vulto 1': 18,
  Beto: 15,
  'Vulto 2': 13,
  Caio: 12,
  'Vulto 3': 10,
  Duda: 8,
};
/** Four against three in Cairn. */
export const CAIRN_TABLE: TableFight = {
  system: 'cairn',
  party: party(14, SWORDSMAN, 'Ana', 'Beto', 'Caio', 'Duda'),
  foes: { Lodoso: { hp: 14, sheet: SWORDSMAN, quantity: 3 } },
};
/** Three against four in scop. */
export const SCOP_TABLE: TableFight = {
  system: 'scop',
  party: party(12, SPEARMAN, 'Ana', 'Beto', 'Caio'),
  foes: { Soldado: { hp: 12, sheet: SPEARMAN, quantity: 4 } },
};

/** In scop, has some of a fight stand in a second group and everybody else in a first one, before it begins. */
export async function splitTable(page: Page, combatId: string, names: readonly string[]): Promise<void> {
  await engage(page, combatId, names);
  await page.reload();
  await openScreen(page, 'Combate');
}

/** Stores that some stand in a second group and everybody else in a first one; the page doesn't know yet. */
export async function engage(page: Page, combatId: string, names: readonly string[]): Promise<void> {
  const { state, count } = await ask(page, 'combats:open', { id: combatId });
  for (const [index, one] of state.combatants.entries()) {
    const group = names.includes(shownName(one, 'pt-BR')) ? '2' : '1';
    const command: AnyCommand = { type: 'engage', combatant: one.id, group };
    await ask(page, 'combats:command', { combatId, after: count + index, command });
  }
}
