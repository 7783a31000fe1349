import { describe, expect, it } from 'vitest';
import { kindOfTable } from '#electron/store/changes.ts';
import { listCampaigns } from '#electron/store/campaigns.ts';
import { findCreature, listCreatures, removeCreature, starCreature } from '#electron/store/creatures.ts';
import { listEncounters } from '#electron/store/encounters.ts';
import { foundIds } from '#electron/store/search/creature-search.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { broughtIn, writtenFile, writtenText } from '#electron/testing/campaign-files.ts';
import { damage } from '#electron/testing/damage.ts';
import { placeHere } from '#electron/testing/place-here.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { GIVEN_UP } from '#electron/files/work-place.ts';
import { jsonParts } from '#shared/json-parts.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';
import { TABLES_OF_CAMPAIGN } from './bring-in.ts';
import { copyCampaign } from './copy-campaign.ts';
import { importCampaign } from './import-campaign.ts';

const NOW = '2026-11-29T10:00:00.000Z';

/** A campaign with an encounter of what is there and of what was removed. */
function given() {
  const db = tempStore();
  const { id } = givenCampaign(db, { system: 'cairn' });
  const sheet = { weapons: [{ id: 'a', name: 'presas', dice: 'd6' }] };
  const wolf = givenCreature(db, id, { name: 'Lobo', tags: ['fera', 'noite'], sheet, notes: 'uiva' });
  const gone = givenCreature(db, id, { name: 'Rato' });
  const ana = givenCharacter(db, id);
  starCreature(db, wolf.id, true);
  givenEncounter(db, id, {
    party: [ana.id],
    pieces: [wolf, gone].map(({ id: creatureId }) => ({ ...PLAIN_PIECE, creatureId, quantity: 2 })),
  });
  removeCreature(db, gone.id, NOW);
  return { db, id, wolf };
}

const found = (db: Sqlite, campaignId: string, search: string) =>
  foundIds(db, { campaignId, search, tag: null, favourites: false }).map((id) => findCreature(db, id)?.name);

describe('a campaign brought in', () => {
  it('brings rows of every table that has something of a campaign', () => {
    const tables = tempStore()
      .prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
      .pluck()
      .all()
      .filter((name) => kindOfTable(name) !== null);
    expect([...TABLES_OF_CAMPAIGN, 'campaigns', 'settings'].toSorted()).toEqual(tables.toSorted());
  });

  it('is found by its words, beside the one it came from', () => {
    const { db, id } = given();
    const { campaign } = broughtIn(db, writtenText(db, id));
    for (const search of ['lobo', 'presas', 'uiva', 'noite'])
      expect(found(db, campaign.id, search)).toEqual(['Lobo']);
    expect(found(db, id, 'presas')).toEqual(['Lobo']);
  });

  it('that is given up leaves nothing, and the database as it was to work with', () => {
    const { db, id } = given();
    const text = writtenText(db, id);
    const bring = () => importCampaign(placeHere(db, 2), { parts: () => jsonParts([text]), now: NOW });
    expect(bring).toThrow(GIVEN_UP);
    expect(listCampaigns(db)).toHaveLength(1);
    expect(broughtIn(db, text).creatures).toBe(1);
  });
});

describe('a campaign copied', () => {
  it('is the same under other ids, without what was removed, and found by its words', () => {
    const { db, id, wolf } = given();
    const { campaign: copy } = copyCampaign(placeHere(db), id, NOW);
    expect(copy).toMatchObject({ name: 'A Torre de Vidro (2)', createdAt: NOW });
    const [first, second] = [writtenFile(db, id), writtenFile(db, copy.id)];
    const named = ({ name, hp, sheet, notes, tags, favourite }: (typeof first.creatures)[number]) => ({
      ...{ name, hp, sheet, notes, tags, favourite },
    });
    expect(second.creatures.map(named)).toEqual(first.creatures.map(named));
    const [creature] = listCreatures(db, copy.id);
    expect(creature?.id).not.toBe(wolf.id);
    expect(listEncounters(db, copy.id)).toMatchObject([
      { pieces: [{ creatureId: creature?.id, quantity: 2 }], party: [second.characters[0]?.id] },
    ]);
    expect(found(db, copy.id, 'presas')).toEqual(['Lobo']);
    expect(copyCampaign(placeHere(db), id, NOW).campaign.name).toBe('A Torre de Vidro (3)');
  });

  it('leaves behind what can’t be read, and what stood there of it', () => {
    const { db, id, wolf } = given();
    damage(db, `UPDATE creatures SET sheet = '{"level":"' WHERE id = '${wolf.id}'`);
    const { id: campaignId } = copyCampaign(placeHere(db), id, NOW).campaign;
    const count = (table: string) =>
      db.prepare(`SELECT count(*) FROM ${table} WHERE campaign_id = ?`).pluck().get(campaignId);
    expect([count('creatures'), count('characters')]).toEqual([0, 1]);
    expect(listEncounters(db, campaignId)).toMatchObject([{ pieces: [], party: [expect.any(String)] }]);
  });
});
