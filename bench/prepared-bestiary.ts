import { randomUUID } from 'node:crypto';
import { storeCreatures } from '../electron/store/creatures.ts';
import type { Sqlite } from '../electron/store/sqlite.ts';
import { seededSource } from '../shared/dice/seeded.ts';
import { systemOf } from '../shared/rules/registry.ts';
import { PREPARED_SYSTEM, prepareCampaign, preparedStore } from './prepared-store.ts';

const KINDS = [
  'Dragão',
  'Drider',
  'Duende',
  'Druida',
  'Lobo',
  'Capanga',
  'Guarda',
  'Aranha',
  'Esqueleto',
  'Cultista',
];
const MANNERS = [
  'jovem',
  'ancião',
  'do pântano',
  'das cinzas',
  'feroz',
  'da torre',
  'cinzento',
  'rubro',
  'maldito',
];
const WEAPONS = ['espada', 'mordida', 'garras', 'arco curto', 'sopro de fogo', 'lança', 'dardos'];
const TAGS = ['bando', 'noite', 'fera', 'chefe', 'dragonato'];
const WORDS =
  'perto da ponte velha ataca quem passa durante a noite sem lua foge do fogo guarda um tesouro pequeno dorme de dia entre ruínas teme a luz das tochas'.split(
    ' ',
  );

/** Puts a bestiary of so many creatures into a new database, as the app itself would have stored it. */
export function prepareBestiary(folder: string, size: number): void {
  const db = preparedStore(folder);
  fillBestiary(db, prepareCampaign(db), size);
  db.close();
}

/** Puts so many creatures into a campaign's bestiary. */
export function fillBestiary(db: Sqlite, campaignId: string, size: number): void {
  const die = seededSource(7);
  const one = (words: readonly string[]): string => words[die(words.length, 'word') - 1] ?? '';
  const sheetOf = (weapon: string) =>
    systemOf(PREPARED_SYSTEM).sheet.parse({
      level: 3,
      fighting: 5,
      weapons: [{ id: 'a', name: weapon, kind: 'melee', damage: '1d8' }],
    });
  const sheets = new Map(WEAPONS.map((weapon) => [weapon, sheetOf(weapon)]));
  storeCreatures(
    db,
    Array.from({ length: size }, (_, index) => ({
      id: randomUUID(),
      campaignId,
      name: `${one(KINDS)} ${one(MANNERS)} ${index}`,
      hp: 10 + (index % 40),
      sheet: sheets.get(one(WEAPONS)) ?? {},
      notes: Array.from({ length: 20 }, () => one(WORDS)).join(' '),
      tags: [...new Set([one(TAGS), one(TAGS)])],
    })),
  );
}
