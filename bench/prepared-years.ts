import { randomUUID } from 'node:crypto';
import { storeCharacter } from '../electron/store/characters.ts';
import { storeSession } from '../electron/store/sessions.ts';
import { inTransaction, type Sqlite } from '../electron/store/sqlite.ts';
import { fillBestiary } from './prepared-bestiary.ts';
import { storeFight } from './prepared-fight.ts';
import { prepareCampaign, preparedStore, storeTable } from './prepared-store.ts';

/** How much a narrator has gathered. */
export interface Gathered {
  readonly creatures: number;
  readonly campaigns: number;
  /** Those of the campaign worked in; the first of them is the long one. */
  readonly fights: number;
  /** Of the long fight. */
  readonly entries: number;
}

/** What is there after years. */
export const YEARS: Gathered = { creatures: 50_000, campaigns: 1000, fights: 300, entries: 5000 };
/** What is there after the first evenings. */
export const EVENINGS: Gathered = { creatures: 10, campaigns: 3, fights: 3, entries: 50 };

const PARTY = ['Ana', 'Beto', 'Caio', 'Dora'];
const FIGHTS_A_SESSION = 8;
const SHORT_FIGHT = { combatants: 6, entries: 40 };
const FIGHTERS = 10;

/** Puts all this into a new database, as the app itself would have stored it. */
export function prepareGathered(folder: string, { creatures, campaigns, fights, entries }: Gathered): void {
  const db = preparedStore(folder);
  inTransaction(db, () => {
    for (let index = 1; index < campaigns; index += 1) storeParty(db, storeTable(db, `Campanha ${index}`));
  });
  const campaignId = prepareCampaign(db);
  storeParty(db, campaignId);
  fillBestiary(db, campaignId, creatures);
  let sessionId = '';
  for (let index = 0; index < fights; index += 1) {
    if (index % FIGHTS_A_SESSION === 0)
      sessionId = storeEvening(db, campaignId, index / FIGHTS_A_SESSION + 1);
    const size = index === 0 ? { combatants: FIGHTERS, entries } : SHORT_FIGHT;
    storeFight(db, { campaignId, sessionId, name: `Batalha ${index + 1}` }, size);
  }
  db.close();
}

function storeParty(db: Sqlite, campaignId: string): void {
  for (const name of PARTY) {
    const hp = { current: 20, max: 20 };
    storeCharacter(db, { id: randomUUID(), campaignId, name, hp, sheet: { level: 3 }, notes: '' });
  }
}

function storeEvening(db: Sqlite, campaignId: string, number: number): string {
  const id = randomUUID();
  storeSession(db, {
    id,
    campaignId,
    number,
    date: new Date().toISOString().slice(0, 10),
    title: `Noite ${number}`,
    notes: '',
  });
  return id;
}
