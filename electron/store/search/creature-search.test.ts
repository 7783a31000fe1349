import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CreatureFilter } from '#shared/api/bestiary.ts';
import { folded } from '#shared/text/folded.ts';
import { givenCampaign, givenCreature } from '#electron/testing/rows.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { foundIds, searchCreatures } from './creature-search.ts';
import { tagsOf } from './creature-tags.ts';
import {
  removeCreature,
  restoreCreature,
  retag,
  starCreature,
  storeCreatures,
} from '#electron/store/creatures.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';

function givenBestiary() {
  const db = tempStore();
  const { id: campaignId } = givenCampaign(db);
  const given = (name: string, more: Parameters<typeof givenCreature>[2] = {}) =>
    givenCreature(db, campaignId, { name, ...more });
  const find = (search: string, more: Partial<CreatureFilter> = {}) => namesOf(db, campaignId, search, more);
  return { db, campaignId, given, find };
}

function namesOf(db: Sqlite, campaignId: string, search: string, more: Partial<CreatureFilter> = {}) {
  const filter = { campaignId, search, tag: null, favourites: false, ...more };
  return searchCreatures(db, filter, 0, 100).rows.map(({ name }) => name);
}

describe('searching the bestiary', () => {
  it('finds words of name, tags, attacks and notes, without accents and case, in that campaign only', () => {
    const { db, given, find } = givenBestiary();
    const other = givenCampaign(db, { name: 'Outra' });
    givenCreature(db, other.id, { name: 'Dragão alheio' });
    given('Jovem Dragão');
    given('Lobo', { tags: ['Montaria'], notes: 'Foge do **fogo**.' });
    given('Capanga', { sheet: { weapons: [{ id: 'a', name: 'Açoite de fogo' }] } });
    expect(find('dragao')).toEqual(['Jovem Dragão']);
    expect(find(' DRAGÃO ')).toEqual(['Jovem Dragão']);
    expect(find('montar')).toEqual(['Lobo']);
    expect(find('acoite')).toEqual(['Capanga']);
    expect(find('fogo')).toEqual(['Capanga', 'Lobo']);
    expect(find('lobo fog')).toEqual(['Lobo']);
    expect(find('capanga lobo')).toEqual([]);
    expect(find('')).toEqual(['Capanga', 'Jovem Dragão', 'Lobo']);
  });

  it('puts names that begin so first, then names, then the rest, each by name', () => {
    const { given, find } = givenBestiary();
    given('Zumbi', { notes: 'lobo' });
    given('Urso', { tags: ['lobo'] });
    given('O lobo');
    given('Lobo velho');
    given('Lobo');
    expect(find('lobo')).toEqual(['Lobo', 'Lobo velho', 'O lobo', 'Urso', 'Zumbi']);
  });

  it('takes marks and quotes as they are typed, and finds by marks alone within names', () => {
    const { given, find } = givenBestiary();
    given('100% aço');
    given('"Zé" [o] 🐺 __proto__');
    given('Capanga-chefe');
    expect(find('%')).toEqual(['100% aço']);
    expect(find('100% a')).toEqual(['100% aço']);
    expect(find('"ze"')).toEqual(['"Zé" [o] 🐺 __proto__']);
    expect(find('🐺')).toEqual(['"Zé" [o] 🐺 __proto__']);
    expect(find('capanga-ch')).toEqual(['Capanga-chefe']);
    expect(find('AND')).toEqual([]);
    expect(find('name : capanga*')).toEqual([]);
  });

  it('never fails whatever is typed', () => {
    const { find, given } = givenBestiary();
    given('Lobo');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (typed) => Array.isArray(find(typed))),
    );
  });

  it('finds every creature by the beginning of its own name', () => {
    const { given, find } = givenBestiary();
    const names = ['Dragão', 'ÁGATA', 'Îlot', 'Ñandú', 'Straße', 'Œuvre', 'Ölm'];
    for (const name of names) given(name);
    for (const name of names) {
      expect(find(name)).toContain(name);
      expect(find(folded(name).slice(0, 3))).toContain(name);
    }
  });

  it('keeps step with what is changed, removed and brought back', () => {
    const { db, given, find } = givenBestiary();
    const wolf = given('Lobo', { tags: ['bando'] });
    storeCreatures(db, [{ ...wolf, name: 'Urso', tags: ['solitário'] }]);
    expect([find('lobo'), find('bando'), find('urso'), find('solitario')]).toEqual([
      [],
      [],
      ['Urso'],
      ['Urso'],
    ]);
    retag(db, [wolf.id], () => ['noite']);
    expect([find('solitario'), find('noite')]).toEqual([[], ['Urso']]);
    removeCreature(db, wolf.id, '2026-11-28T00:00:00Z');
    expect([find('urso'), find('')]).toEqual([[], []]);
    restoreCreature(db, wolf.id);
    expect(find('urso')).toEqual(['Urso']);
    db.prepare('DELETE FROM creatures').run();
    expect(
      db.prepare(`SELECT count(*) FROM creature_words WHERE creature_words MATCH 'urso'`).pluck().get(),
    ).toBe(0);
  });

  it('leaves those of a tag, whatever its accents, and the starred ones', () => {
    const { db, campaignId, given, find } = givenBestiary();
    const wolf = given('Lobo', { tags: ['Água', 'bando'] });
    given('Sapo', { tags: ['agua'] });
    given('Água-viva', { tags: ['água doce'] });
    expect(find('', { tag: 'ÁGUA' })).toEqual(['Lobo', 'Sapo']);
    expect(find('sap', { tag: 'água' })).toEqual(['Sapo']);
    starCreature(db, wolf.id, true);
    expect(find('', { favourites: true })).toEqual(['Lobo']);
    storeCreatures(db, [{ ...wolf, name: 'Lobo velho' }]);
    expect(find('', { favourites: true, tag: 'agua' })).toEqual(['Lobo velho']);
    starCreature(db, wolf.id, false);
    expect(find('', { favourites: true })).toEqual([]);
    expect(tagsOf(db, campaignId).counts).toEqual([
      { name: 'agua', count: 1 },
      { name: 'bando', count: 1 },
      { name: 'Água', count: 1 },
      { name: 'água doce', count: 1 },
    ]);
  });

  it('gives pages of one order and how many there are', () => {
    const { db, campaignId, given } = givenBestiary();
    for (let at = 0; at < 25; at += 1) given(`Capanga ${String(at).padStart(2, '0')}`);
    const filter = { campaignId, search: 'capanga', tag: null, favourites: false };
    const page = searchCreatures(db, filter, 20, 10);
    expect(page.total).toBe(25);
    expect(page.rows.map(({ name }) => name)).toEqual([20, 21, 22, 23, 24].map((at) => `Capanga ${at}`));
    expect(foundIds(db, filter).slice(20)).toEqual(page.rows.map(({ id }) => id));
  });
});
