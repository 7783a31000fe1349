import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MOST_IMPORT_BYTES, PICKS, PREVIEW_MARKS } from '#shared/api/bestiary.ts';
import {
  AGENT,
  FIRST_MONSTER,
  KETTLEWRIGHT,
  SECOND_CHARACTER,
} from '#shared/creature-files/testing/foreign-actors.ts';
import { say } from '#shared/text/translate.ts';
import { placeHere } from '#electron/testing/place-here.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { givenCampaign, givenCharacter } from '#electron/testing/rows.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { NOW, tempStore } from '#electron/testing/temp-store.ts';
import { listCharacters } from '#electron/store/characters.ts';
import { listCreatures } from '#electron/store/creatures.ts';
import { commitImport, undoImport } from './commit.ts';
import { readForImport } from './reading.ts';
import { textsOf } from './sources.ts';

/** A campaign of Cairn, and the reading of what a folder holds for it. */
function given(files: Readonly<Record<string, unknown>>) {
  const db = tempStore();
  const folder = tempFolder();
  mkdirSync(join(folder, 'mais'));
  for (const [name, holds] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof holds === 'string' ? holds : JSON.stringify(holds));
  }
  const { id: campaignId } = givenCampaign(db, { system: 'cairn' });
  const read = () => {
    const texts = textsOf({ kind: 'folder', path: folder, most: MOST_IMPORT_BYTES }, 'fichas');
    return readForImport(placeHere(db), { campaignId, fileName: 'fichas', texts, locale: 'pt-BR' });
  };
  return { db, folder, campaignId, read };
}

const FILES = {
  'sapo.json': FIRST_MONSTER,
  'mais/olmo.JSON': SECOND_CHARACTER,
  'brisa.json': KETTLEWRIGHT,
  'agente.json': AGENT,
  'quebrado.json': '{"name": "Cão",\n "type" "npc"}',
  'vazio.txt': ' ',
  'retrato.png': 'nada',
  '.oculto.json': FIRST_MONSTER,
};

describe('several files', () => {
  it('are read together: each with its name, the bad ones as faults among the others', () => {
    const { db, folder, campaignId, read } = given(FILES);
    symlinkSync(join(folder, 'sapo.json'), join(folder, 'outro.json'));
    givenCharacter(db, campaignId, { name: 'brisa' });
    const { fileName, files, kind, count, marks, creatures, faults } = read();
    expect({ fileName, files, kind, count }).toEqual({
      fileName: 'fichas',
      files: 6,
      kind: 'foreign',
      count: 3,
    });
    expect(creatures.map(({ name, where }) => [name, say(where, 'pt-BR')])).toEqual([
      ['Brisa', 'brisa.json'],
      ['Olmo', 'mais/olmo.JSON'],
      ['Sapo de Cera', 'sapo.json'],
    ]);
    const bits = PREVIEW_MARKS.either + PREVIEW_MARKS.character + PREVIEW_MARKS.inParty;
    expect([...marks].map((mark) => mark & bits)).toEqual([
      bits,
      PREVIEW_MARKS.either + PREVIEW_MARKS.character,
      PREVIEW_MARKS.either,
    ]);
    const told = faults.map(({ where, why }) => `${say(where, 'pt-BR')}: ${say(why, 'pt-BR')}`);
    expect(told).toHaveLength(3);
    expect(told[0]).toMatch(/^agente\.json: .*esta campanha usa Cairn/);
    expect(told[1]).toMatch(/^quebrado\.json: .*quebrado na linha 2/);
    expect(told[2]).toMatch(/^vazio\.txt: Não há nada escrito/);
  });

  it('come in as creatures and as characters with the points they have left, and go again together', () => {
    const { db, campaignId, read } = given(FILES);
    const { reading } = read();
    const picks = Uint8Array.of(PICKS.character, PICKS.add, PICKS.character);
    const done = commitImport(placeHere(db), { campaignId, reading, picks });
    expect(done).toMatchObject({ count: 3, characters: 2 });
    expect(listCharacters(db, campaignId)).toMatchObject([
      { name: 'Brisa', hp: { current: 1, max: 4 } },
      { name: 'Sapo de Cera', hp: { current: 3, max: 6 } },
    ]);
    expect(listCreatures(db, campaignId)).toMatchObject([{ name: 'Olmo', hp: 5 }]);
    undoImport(db, { campaignId, batch: done.batch, now: NOW.toISOString() });
    expect([...listCharacters(db, campaignId), ...listCreatures(db, campaignId)]).toEqual([]);
  });

  it('come in wholly or not at all', () => {
    const { db, campaignId, read } = given(FILES);
    const { reading } = read();
    db.exec(`CREATE TRIGGER full BEFORE INSERT ON creatures BEGIN SELECT RAISE(ABORT, 'full'); END`);
    const picks = Uint8Array.of(PICKS.character, PICKS.character, PICKS.add);
    expect(() => commitImport(placeHere(db), { campaignId, reading, picks })).toThrow(/full/);
    expect(listCharacters(db, campaignId)).toEqual([]);
  });

  it('that came one after another are parted by their sizes', () => {
    const { db, campaignId } = given({});
    const texts = [FIRST_MONSTER, KETTLEWRIGHT].map((holds) => Buffer.from(JSON.stringify(holds)));
    const parts = texts.map((bytes, index) => ({ name: `${index}.json`, size: bytes.byteLength }));
    const source = { kind: 'bytes', bytes: Buffer.concat(texts), parts } as const;
    const asked = { campaignId, fileName: null, texts: textsOf(source, null), locale: 'en' } as const;
    const { creatures, faultCount } = readForImport(placeHere(db), asked);
    expect(creatures.map(({ name }) => name)).toEqual(['Sapo de Cera', 'Brisa']);
    expect(faultCount).toBe(0);
  });

  it('of a folder that holds none are refused; one alone names itself', async () => {
    expect((await refusalOf(given({ 'retrato.png': 'x' }).read)).words).toContain('nenhum arquivo de texto');
    const alone = await refusalOf(given({ 'a.json': AGENT }).read);
    expect(alone).toMatchObject({ code: 'BAD_FILE' });
    expect(alone.words).toMatch(/^a\.json: /);
  });
});
