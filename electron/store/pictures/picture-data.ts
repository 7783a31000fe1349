import type { FightPictures, PictureOwner, PictureSize } from '#shared/pictures/picture.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { picturesOfFight, sceneOfFight } from './pictures-of-fight.ts';
import { pictureBytes, pictureOf } from './pictures.ts';

/** A picture as a page has it that can fetch nothing: the bytes in its address; null where there is none of that id. */
export function pictureData(db: Sqlite, id: string, size: PictureSize): string | null {
  const bytes = pictureBytes(db, id, size);
  return bytes === null ? null : `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
}

/** The portrait that somebody has, as a page has it that can fetch nothing; undefined for none. */
export function portraitData(
  db: Sqlite,
  owner: PictureOwner,
  size: PictureSize = 'large',
): string | undefined {
  const id = pictureOf(db, owner);
  return (id === null ? null : pictureData(db, id, size)) ?? undefined;
}

/** The pictures that the players' screen is made with. */
export interface PlayersPictures {
  readonly ofFight: (combatId: string) => FightPictures;
  /** The id of the picture of a fight's scene; null for none. */
  readonly sceneOf: (combatId: string) => string | null;
  /** The picture itself, in its address. */
  readonly data: (id: string, size: PictureSize) => string | null;
}

/** The pictures of a store for the players' screen. */
export function playersPictures(db: Sqlite): PlayersPictures {
  /** A picture never changes under its id, and the screen is made anew with each act. */
  const made = new Map<string, string>();
  return {
    ofFight: (combatId) => picturesOfFight(db, combatId),
    sceneOf: (combatId) => sceneOfFight(db, combatId),
    data(id, size) {
      const key = `${size} ${id}`;
      const data = made.get(key) ?? pictureData(db, id, size);
      if (data !== null) made.set(key, data);
      return data;
    },
  };
}
