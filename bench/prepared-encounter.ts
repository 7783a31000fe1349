import { randomUUID } from 'node:crypto';
import { storeCharacter } from '../electron/store/characters.ts';
import { storeCreatures } from '../electron/store/creatures.ts';
import { storeEncounter } from '../electron/store/encounters.ts';
import { PLAIN_PIECE } from '../shared/records/encounter.ts';
import { systemOf } from '../shared/rules/registry.ts';
import { PREPARED_SYSTEM, prepareCampaign, preparedStore } from './prepared-store.ts';

const PARTY = ['Ana', 'Beto', 'Caio', 'Dora'];
const FOES = 3;
const blade = { id: 'w', name: 'Espada', kind: 'melee', damage: '1d8' };

/** Puts one encounter that can be forecast into a new database: four PCs against three of one creature. */
export function prepareEncounter(folder: string): void {
  const db = preparedStore(folder);
  const campaignId = prepareCampaign(db);
  const sheet = systemOf(PREPARED_SYSTEM).sheet.parse({ level: 4, str: 3, fighting: 7, weapons: [blade] });
  const party = PARTY.map((name) => {
    const id = randomUUID();
    storeCharacter(db, { id, campaignId, name, hp: { current: 25, max: 25 }, sheet, notes: '' });
    return id;
  });
  const creatureId = randomUUID();
  storeCreatures(db, [{ id: creatureId, campaignId, name: 'Capanga', hp: 25, sheet, notes: '', tags: [] }]);
  storeEncounter(db, {
    id: randomUUID(),
    campaignId,
    name: 'Emboscada',
    playersTitle: '',
    notes: '',
    rewards: { experience: 0, treasure: '', words: '' },
    pieces: [{ creatureId, quantity: FOES, ...PLAIN_PIECE }],
    party,
    objects: [],
  });
  db.close();
}
