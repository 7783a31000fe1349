import { describe, expect, it } from 'vitest';
import type { CampaignFile } from '#shared/campaign-file/campaign-file.ts';
import { bytesIn, textOf } from '#shared/pictures/base64.ts';
import { PICTURED } from '#shared/pictures/picture.ts';
import { aPicture } from '#shared/pictures/testing/a-picture.ts';
import { pngBytes } from '#shared/pictures/testing/files.ts';
import { say } from '#shared/text/translate.ts';
import { removeCreature } from '#electron/store/creatures.ts';
import {
  givePicture,
  picturesOfCampaign,
  usePicture,
  wholePicture,
} from '#electron/store/pictures/pictures.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { broughtIn, writtenFile, writtenText } from '#electron/testing/campaign-files.ts';
import { placeHere } from '#electron/testing/place-here.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { copyCampaign } from './copy-campaign.ts';

const NOW = '2026-11-29T10:00:00.000Z';
const picture = (width: number) => ({ large: aPicture({ width }), small: aPicture({ width: 20 }) });

/** A campaign in which two share a picture, a scene has another, and a removed creature a third. */
function given() {
  const db = tempStore();
  const { id } = givenCampaign(db);
  const [wolf, gone] = [givenCreature(db, id, { name: 'Lobo' }), givenCreature(db, id, { name: 'Rato' })];
  const ana = givenCharacter(db, id);
  const bridge = givenEncounter(db, id);
  givenCreature(db, id, { name: 'Sem rosto' });
  const shared = givePicture(db, { kind: 'creature', id: wolf.id }, picture(100)).picture;
  usePicture(db, { kind: 'character', id: ana.id }, shared);
  givePicture(db, { kind: 'encounter', id: bridge.id }, picture(200));
  givePicture(db, { kind: 'creature', id: gone.id }, picture(300));
  removeCreature(db, gone.id, NOW);
  return { db, id, wolf };
}

/** How wide each kind's pictures are, by its first bytes the same for the same. */
const seen = (db: Sqlite, campaignId: string) =>
  PICTURED.map((kind) =>
    Object.values(picturesOfCampaign(db, campaignId)[kind]).map((id) => wholePicture(db, id)?.large),
  );

const bytes = (width: number) => Buffer.from(aPicture({ width }));
const SEEN = [[bytes(100)], [bytes(100)], [bytes(200)]];
const idsOf = (db: Sqlite, campaignId: string) =>
  PICTURED.flatMap((kind) => Object.values(picturesOfCampaign(db, campaignId)[kind]));
const stored = (db: Sqlite) => db.prepare('SELECT count(*) FROM pictures').pluck().get();

describe('the pictures of a campaign', () => {
  it('go out in its file and come in elsewhere, each once, those of removed ones not', () => {
    const { db, id } = given();
    const file = writtenFile(db, id);
    expect(file.pictures.map(({ large }) => bytesIn(large).length)).toEqual([64, 64]);
    const other = tempStore();
    const { campaign } = broughtIn(other, writtenText(db, id));
    expect(seen(other, campaign.id)).toEqual(SEEN);
    expect(stored(other)).toBe(2);
  });

  it('are its own where it comes in beside the one it was written from', () => {
    const { db, id } = given();
    const { campaign } = broughtIn(db, writtenText(db, id));
    expect(seen(db, campaign.id)).toEqual(SEEN);
    const before = new Set(idsOf(db, id));
    expect(idsOf(db, campaign.id).filter((one) => before.has(one))).toEqual([]);
  });

  it('are copied with it, each once and under a new id', () => {
    const { db, id } = given();
    const { campaign } = copyCampaign(placeHere(db), id, NOW);
    expect(seen(db, campaign.id)).toEqual(SEEN);
    const before = new Set(idsOf(db, id));
    expect(idsOf(db, campaign.id).filter((one) => before.has(one))).toEqual([]);
    expect(stored(db)).toBe(5);
  });

  it('that are damaged stay behind, which is told; the rest goes', () => {
    const { db, id, wolf } = given();
    db.exec(`UPDATE pictures SET small = x'00' WHERE id = '${idsOf(db, id)[0]}'`);
    const told: string[] = [];
    const text = writtenText(db, id, (why) => told.push(say(why, 'pt-BR')));
    expect(told).toEqual(['1 imagem está danificada e ficou de fora.']);
    const { campaign } = broughtIn(db, text);
    expect(seen(db, campaign.id)).toEqual([[], [], [bytes(200)]]);
    expect(text).toContain(wolf.name);
  });
});

describe('a campaign file', () => {
  /** What becomes of a file that somebody changed. */
  const refusedAs = async (change: (file: CampaignFile) => object) => {
    const { db, id } = given();
    const before = stored(db);
    const refusal = await refusalOf(() => broughtIn(db, change(writtenFile(db, id))));
    expect(stored(db)).toBe(before);
    return [refusal.code, refusal.path];
  };
  const withLarge = (large: string) => (file: CampaignFile) => ({
    ...file,
    pictures: file.pictures.map((one, index) => (index === 1 ? { ...one, large } : one)),
  });

  it.each([
    ['no base64', '<svg/>'],
    ['a PNG', textOf(pngBytes({ width: 9, height: 9 }))],
    ['one that is too large', textOf(aPicture({ width: 4000 }))],
    ['one cut off', textOf(aPicture({ length: 200 }).subarray(0, 100))],
    ['nothing', ''],
  ])('with %s for a picture is refused at its place, and nothing comes in', async (_, large) => {
    expect(await refusedAs(withLarge(large))).toEqual(['BAD_FILE', 'pictures[1].large']);
  });

  it('that speaks of a picture which isn’t in it is refused', async () => {
    expect(await refusedAs((file) => ({ ...file, pictures: [] }))).toEqual([
      'BAD_FILE',
      'characters[0].picture',
    ]);
  });

  it('of before there were pictures comes in without any', () => {
    const { db, id } = given();
    const { pictures: _pictures, ...file } = writtenFile(db, id);
    const bare = <T extends { readonly picture: string | null }>({ picture: _picture, ...one }: T) => one;
    const { campaign } = broughtIn(db, {
      ...file,
      creatures: file.creatures.map(bare),
      characters: file.characters.map(bare),
      encounters: file.encounters.map(bare),
    });
    expect(seen(db, campaign.id)).toEqual([[], [], []]);
  });
});
