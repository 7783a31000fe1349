import { describe, expect, it } from 'vitest';
import { PREVIEW_MARKS } from '#shared/api/bestiary.ts';
import { MOST_CREATURES } from '#shared/creature-files/creature.ts';
import { GIVEN_UP } from '#electron/files/work-place.ts';
import { textSource } from '#electron/files/text-source.ts';
import { damage } from '#electron/testing/damage.ts';
import { placeHere } from '#electron/testing/place-here.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { givenCampaign, givenCreature } from '#electron/testing/rows.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { readingPart } from './kept-reading.ts';
import { readForImport } from './reading.ts';

const LINE = '5 PG, 12 FOR, 14 DES, 6 VON, mordida (d6)';

/** A campaign of Cairn, and the reading of texts for it. */
function given(most?: number) {
  const db = tempStore();
  const { id: campaignId } = givenCampaign(db, { system: 'cairn' });
  const place = placeHere(db, most);
  const read = (text: string, fileName: string | null = null) =>
    readForImport(place, {
      ...{ campaignId, fileName, locale: 'pt-BR' },
      texts: [{ name: fileName, open: () => textSource(text) }],
    });
  return { db, campaignId, read };
}

describe('creatures read for an import', () => {
  it('are marked by what the bestiary has, accents and case aside, and what the text said before', () => {
    const { db, campaignId, read } = given();
    const sheet = read(`Lobo\n${LINE}`).creatures[0]?.sheet ?? {};
    for (const name of ['Dragao', 'Lobo'])
      givenCreature(db, campaignId, { name, hp: 5, sheet, tags: ['fera'] });
    const text = `DRAGÃO\n9 PG, 12 FOR, 14 DES, 6 VON, mordida (d6)\n\nlobo\n${LINE}\n\nUrso\n${LINE}\n\nUrso\n${LINE}`;
    const { kind, fileName, count, marks, creatures } = read(text, 'fichas.txt');
    expect({ kind, fileName, count }).toEqual({ kind: 'stat-lines', fileName: 'fichas.txt', count: 4 });
    const { known, same, again } = PREVIEW_MARKS;
    expect([...marks]).toEqual([known, known + same, 0, again]);
    expect(creatures.map(({ name, known: there }) => [name, there?.same])).toEqual([
      ...[
        ['DRAGÃO', false],
        ['lobo', true],
        ['Urso', undefined],
        ['Urso', undefined],
      ],
    ]);
  });

  it('are compared with their tags where the file holds them', () => {
    const { db, campaignId, read } = given();
    const sheet = read('nome,PG\nLobo,5').creatures[0]?.sheet ?? {};
    givenCreature(db, campaignId, { name: 'Lobo', hp: 5, sheet, tags: ['fera'] });
    const table = (tag: string) => read(`nome,PG,etiquetas\nLobo,5,${tag}`).creatures[0]?.known?.same;
    expect([table('outra'), table('fera')]).toEqual([false, true]);
  });

  it('keep no control or direction character in names and tags (B10); what is no name then is told', () => {
    const { read } = given();
    const table = 'nome,PG,etiquetas\n"\u2067Ca\u0000panga\u202e\t2",5,\u202efera\n\u202e,5,fera';
    const { creatures, faults } = read(table);
    expect(creatures.map(({ name }) => name)).toEqual(['Capanga 2']);
    expect(faults).toMatchObject([{ line: 3, source: '' }]);
  });

  it('that are damaged in the bestiary count as unknown', () => {
    const { db, campaignId, read } = given();
    const { id } = givenCreature(db, campaignId, { name: 'Lobo' });
    damage(db, `UPDATE creatures SET sheet = '{"level":"' WHERE id = '${id}'`);
    expect(read('nome,PG\nLobo,5').creatures).toMatchObject([{ name: 'Lobo', known: null }]);
  });

  it('are there to be looked at page by page, until others are read', () => {
    const { db, read } = given();
    const rows = Array.from({ length: 500 }, (_, row) => `L${row},5`);
    const { reading, creatures, count } = read(`nome,PG\n${rows.join('\n')}`);
    expect([count, creatures.length]).toEqual([500, 200]);
    expect(readingPart(db, reading, [499, 3, 700]).map(({ name }) => name)).toEqual(['L499', 'L3']);
    read('nome,PG\nLobo,5');
    expect(() => readingPart(db, reading, [0])).toThrow(/readingGone/);
  });

  it('of more than one import takes are refused at once, whatever comes after', async () => {
    const { read } = given();
    const rows = 'L,5\n'.repeat(MOST_CREATURES + 1);
    const refusal = await refusalOf(() => read(`nome,PG\n${rows}`));
    expect(refusal).toMatchObject({ code: 'BAD_FILE' });
    expect(refusal.words).toMatch(/100\.?000/);
  });

  it('are given up in the middle, and the next text is read as ever', () => {
    const { db, campaignId } = given();
    const texts = [{ name: null, open: () => textSource('nome,PG\nA,1\nB,2\nC,3') }];
    const asked = { campaignId, fileName: null, texts, locale: 'pt-BR' } as const;
    expect(() => readForImport(placeHere(db, 2), asked)).toThrow(GIVEN_UP);
    expect(readForImport(placeHere(db), asked).count).toBe(3);
  });
});
