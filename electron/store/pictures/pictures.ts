import { randomUUID } from 'node:crypto';
import {
  isKept,
  type PictureBytes,
  type Pictured,
  type PictureGiven,
  type PictureOwner,
  type PictureSize,
  type PicturesOf,
} from '#shared/pictures/picture.ts';
import { notFound } from '#electron/store/not-found.ts';
import { inTransaction, statement, type Sqlite } from '#electron/store/sqlite.ts';

/** By who has pictures: the table they stand in. */
export const PICTURED_TABLES = {
  creature: 'creatures',
  character: 'characters',
  encounter: 'encounters',
} as const satisfies Record<Pictured, string>;

interface OwnerRow {
  readonly campaign_id: string;
  readonly picture_id: string | null;
}

const eachTable = <T>(make: (table: string) => T): Readonly<Record<Pictured, T>> => ({
  creature: make(PICTURED_TABLES.creature),
  character: make(PICTURED_TABLES.character),
  encounter: make(PICTURED_TABLES.encounter),
});

const ownerOf = eachTable((table) =>
  statement<OwnerRow>(`SELECT campaign_id, picture_id FROM ${table} WHERE id = ?`),
);
const give = eachTable((table) => statement(`UPDATE ${table} SET picture_id = :picture WHERE id = :id`));
const ofCampaign = eachTable((table) =>
  statement<{ readonly id: string; readonly picture_id: string }>(
    `SELECT id, picture_id FROM ${table}
     WHERE campaign_id = ? AND picture_id IS NOT NULL AND removed_at IS NULL ORDER BY id`,
  ),
);
const campaignOf = statement<string>('SELECT campaign_id FROM pictures WHERE id = ?');
const bytesOf: Readonly<Record<PictureSize, ReturnType<typeof statement<Uint8Array>>>> = {
  large: statement<Uint8Array>('SELECT large FROM pictures WHERE id = ?'),
  small: statement<Uint8Array>('SELECT small FROM pictures WHERE id = ?'),
};
const write = statement(
  'INSERT INTO pictures (id, campaign_id, large, small) VALUES (:id, :campaignId, :large, :small)',
);
const dropUnused = statement(
  `DELETE FROM pictures WHERE id NOT IN (
     ${Object.values(PICTURED_TABLES)
       .map((table) => `SELECT picture_id FROM ${table} WHERE picture_id IS NOT NULL`)
       .join(' UNION ')})`,
);

/** The bytes of a picture in one of its sizes; null where there is none of that id. */
export function pictureBytes(db: Sqlite, id: string, size: PictureSize): Uint8Array | null {
  return bytesOf[size](db).pluck().get(id) ?? null;
}

/** A picture in both its sizes; null where there is none of that id, or it isn't what was stored. */
export function wholePicture(db: Sqlite, id: string): PictureBytes | null {
  const large = pictureBytes(db, id, 'large');
  const small = pictureBytes(db, id, 'small');
  if (large === null || small === null) return null;
  return isKept(large, 'large') && isKept(small, 'small') ? { large, small } : null;
}

/** The picture that somebody has, out of sight or not; null for none. */
export function pictureOf(db: Sqlite, { kind, id }: PictureOwner): string | null {
  return ownerOf[kind](db).get(id)?.picture_id ?? null;
}

/** The pictures that are seen in a campaign, by who has them. */
export function picturesOfCampaign(db: Sqlite, campaignId: string): PicturesOf {
  const of = (kind: Pictured): Record<string, string> =>
    Object.fromEntries(
      ofCampaign[kind](db)
        .all(campaignId)
        .map(({ id, picture_id }) => [id, picture_id]),
    );
  return { creature: of('creature'), character: of('character'), encounter: of('encounter') };
}

/** Stores a picture under an id. */
export function storePicture(
  db: Sqlite,
  { id, campaignId, large, small }: PictureBytes & { readonly id: string; readonly campaignId: string },
): void {
  write(db).run({ id, campaignId, large, small });
}

/** Stores a picture and gives it to somebody, in one go. `NOT_FOUND` for somebody who isn't there. */
export function givePicture(db: Sqlite, owner: PictureOwner, picture: PictureBytes): PictureGiven {
  return inTransaction(db, () => {
    const { campaign_id: campaignId } = requireOwner(db, owner);
    const id = randomUUID();
    storePicture(db, { id, campaignId, ...picture });
    return usePicture(db, owner, id);
  });
}

/** Gives somebody a picture of their campaign that is stored already, or takes theirs off. `NOT_FOUND` where one isn't there. */
export function usePicture(db: Sqlite, owner: PictureOwner, picture: string | null): PictureGiven {
  const { campaign_id: campaignId, picture_id: former } = requireOwner(db, owner);
  if (picture !== null && campaignOf(db).pluck().get(picture) !== campaignId) notFound('picture', 'picture');
  give[owner.kind](db).run({ id: owner.id, picture });
  return { picture, former };
}

/** Drops the pictures that nobody has any more: one that was taken off can be given back until the app is closed. */
export function dropUnusedPictures(db: Sqlite): void {
  dropUnused(db).run();
}

function requireOwner(db: Sqlite, { kind, id }: PictureOwner): OwnerRow {
  return ownerOf[kind](db).get(id) ?? notFound(kind, 'of.id');
}
