import { randomUUID } from 'node:crypto';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Channel } from '#shared/api/channels.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';
import { aPicture } from '#shared/pictures/testing/a-picture.ts';
import { jpegBytes, pngBytes } from '#shared/pictures/testing/files.ts';
import { dropUnusedPictures, pictureBytes } from '#electron/store/pictures/pictures.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { givenCampaign, givenCharacter, givenCreature } from '#electron/testing/rows.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { handlersOf } from './index.ts';

/** A campaign with a creature, a character and an encounter of both; the dialog gives the file `chosen`. */
async function scene() {
  const chosen = join(tempFolder(), 'chosen');
  const services = tempServices({ choosePicture: () => Promise.resolve(chosen) });
  const handlers = handlersOf(services);
  const { db } = services;
  const { id: campaignId } = givenCampaign(db);
  const creature = { kind: 'creature', id: givenCreature(db, campaignId).id } as const;
  const character = { kind: 'character', id: givenCharacter(db, campaignId).id } as const;
  const { id } = await handlers['encounters:save']({
    ...{ campaignId, name: 'Ponte', party: [character.id] },
    pieces: [{ ...PLAIN_PIECE, creatureId: creature.id, quantity: 2 }],
  });
  const encounter = { kind: 'encounter', id } as const;
  const give = (of: object, width = 64) =>
    handlers['pictures:give']({ of, large: aPicture({ width }), small: aPicture() });
  const known = () => handlers['pictures:of-campaign']({ campaignId });
  const refused = (channel: Channel, raw?: unknown) => refusalOf(() => handlers[channel](raw));
  return { db, handlers, campaignId, creature, character, encounter, give, known, refused, chosen };
}

const stored = ({ db }: Pick<Awaited<ReturnType<typeof scene>>, 'db'>) =>
  db.prepare('SELECT count(*) FROM pictures').pluck().get();

describe('pictures over the contract', () => {
  it('are given, told by who has them, changed and taken off, and each of that can be undone', async () => {
    const { db, handlers, creature, give, known } = await scene();
    const first = await give(creature);
    expect(first.former).toBeNull();
    expect(await known()).toEqual({
      creature: { [creature.id]: first.picture },
      character: {},
      encounter: {},
    });
    const second = await give(creature, 70);
    expect(second.former).toBe(first.picture);
    expect(pictureBytes(db, second.picture ?? '', 'large')).toEqual(Buffer.from(aPicture({ width: 70 })));
    const off = await handlers['pictures:use']({ of: creature, picture: null });
    expect(off).toEqual({ picture: null, former: second.picture });
    expect((await known()).creature).toEqual({});
    await handlers['pictures:use']({ of: creature, picture: first.picture });
    expect((await known()).creature).toEqual({ [creature.id]: first.picture });
  });

  it('stay as whoever has them is saved anew, goes and comes back', async () => {
    const { handlers, campaignId, character, give, known } = await scene();
    const { picture } = await give(character);
    const draft = { name: 'Outra', hp: { current: 1, max: 2 }, sheet: {} };
    await handlers['characters:save']({ ...draft, id: character.id, campaignId });
    await handlers['characters:remove']({ id: character.id });
    expect((await known()).character).toEqual({});
    await handlers['characters:restore']({ id: character.id });
    expect((await known()).character).toEqual({ [character.id]: picture });
  });

  it('that nobody has any more are dropped, and no others', async () => {
    const one = await scene();
    const kept = await one.give(one.encounter);
    await one.give(one.creature);
    const last = await one.give(one.creature);
    dropUnusedPictures(one.db);
    expect(stored(one)).toBe(2);
    for (const { picture } of [kept, last])
      expect(pictureBytes(one.db, picture ?? '', 'small')).not.toBeNull();
  });

  it('are refused where they aren’t as they are kept, and nothing of them is', async () => {
    const one = await scene();
    const png = pngBytes({ width: 9, height: 9 });
    const of = one.creature;
    for (const [path, bytes] of [
      ['large', { large: png, small: aPicture() }],
      ['small', { large: aPicture(), small: png }],
      ['small', { large: aPicture(), small: aPicture({ width: 400 }) }],
      ['large', { large: aPicture({ length: 1_000_002 }), small: aPicture() }],
    ] as const) {
      expect(await one.refused('pictures:give', { of, ...bytes })).toMatchObject({ code: 'BAD_FILE', path });
    }
    const somebody = { kind: 'creature', id: randomUUID() };
    const bytes = { large: aPicture(), small: aPicture() };
    expect(await one.refused('pictures:give', { of: somebody, ...bytes })).toMatchObject({
      code: 'NOT_FOUND',
      path: 'of.id',
    });
    expect(stored(one)).toBe(0);
  });

  it('of another campaign are nobody’s here', async () => {
    const { db, give, creature, refused } = await scene();
    const other = givenCreature(db, givenCampaign(db).id);
    const { picture } = await give(creature);
    const asked = { of: { kind: 'creature', id: other.id }, picture };
    expect(await refused('pictures:use', asked)).toMatchObject({ code: 'NOT_FOUND', path: 'picture' });
  });

  it('are chosen as whole files of the three kinds, and others are refused in the narrator’s words', async () => {
    const { handlers, refused, chosen } = await scene();
    for (const bytes of [
      pngBytes({ width: 9, height: 9 }),
      jpegBytes({ width: 9, height: 9 }),
      aPicture({ width: 9 }),
    ]) {
      writeFileSync(chosen, bytes);
      expect(await handlers['pictures:choose'](undefined)).toEqual({ name: 'chosen', bytes });
    }
    for (const [bytes, words] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /não é uma imagem PNG, JPEG nem WebP/],
      [jpegBytes({ width: 9, height: 9 }).subarray(0, 40), /danificada ou incompleta/],
      [pngBytes({ width: 60_000, height: 60_000 }), /60000 × 60000 pontos/],
    ] as const) {
      writeFileSync(chosen, bytes);
      const refusal = await refused('pictures:choose');
      expect(refusal.code).toBe('BAD_FILE');
      expect(refusal.words).toMatch(words);
    }
    truncateSync(chosen, 20_000_001);
    expect((await refused('pictures:choose')).words).toMatch(/passa de 20 MB/);
  });

  it('of a file that can’t be read say why', async () => {
    const { refused } = await scene();
    expect(await refused('pictures:choose')).toMatchObject({ code: 'BAD_FILE' });
  });
});

describe('the pictures of a fight', () => {
  it('are those of whom it came from, the last ones, also of somebody taken out of the bestiary since', async () => {
    const { handlers, creature, character, encounter, campaignId, give } = await scene();
    const start = { encounterId: encounter.id, requestId: randomUUID() };
    const { combat } = await handlers['combats:start'](start);
    const here = () => handlers['pictures:of-fight']({ combatId: combat.id });
    expect(await here()).toEqual({ combatants: {}, scene: null });
    const scenery = await give(encounter);
    const hero = await give(character);
    await give(creature);
    const thug = await give(creature);
    const all = {
      combatants: { c1: hero.picture, c2: thug.picture, c3: thug.picture },
      scene: scenery.picture,
    };
    expect(await here()).toEqual(all);
    await handlers['creatures:remove']({ which: { kind: 'these', campaignId, ids: [creature.id] } });
    await handlers['encounters:remove']({ id: encounter.id });
    expect(await here()).toEqual(all);
  });
});
