import { randomUUID } from 'node:crypto';
import type { AddedEncounter } from '#shared/api/packs.ts';
import { freeName } from '#shared/campaign-file/free-name.ts';
import type { PictureOwner } from '#shared/pictures/picture.ts';
import type { Creature } from '#shared/records/creature.ts';
import { MOST_WAVES, NO_REWARDS, type Encounter, type EncounterPiece } from '#shared/records/encounter.ts';
import { MOST_IN_ROW } from '#shared/records/most-in-row.ts';
import { castOf, type Cast } from '#shared/stored-fight/cast.ts';
import { readableCharacter } from '#electron/store/characters.ts';
import { listCommands } from '#electron/store/combats/combat-commands.ts';
import { fightSources } from '#electron/store/combats/combat-sources.ts';
import { requireCombat } from '#electron/store/combats/combats.ts';
import { idsByName, readableCreatures, storeCreatures } from '#electron/store/creatures.ts';
import { findEncounter, listEncounters, storeEncounter } from '#electron/store/encounters.ts';
import { sceneOfFight } from '#electron/store/pictures/pictures-of-fight.ts';
import { pictureOf, usePicture } from '#electron/store/pictures/pictures.ts';
import { inTransaction, type Sqlite } from '#electron/store/sqlite.ts';
import { folded } from '#shared/text/folded.ts';

/** Who is to have which picture; null for none. */
type Pictures = [PictureOwner, string | null][];

/**
 * Stores an encounter of those who came into a fight, as they were brought in: nothing that the fight did to anybody is
 * in it. Who came from no creature that is still in the bestiary becomes one there. Those that only had a place in the
 * order stay out. The party is that of the fight; notes, rewards, objects and the picture of the scene are those of the
 * encounter it began from.
 */
export function encounterOfFight(db: Sqlite, combatId: string): AddedEncounter {
  const { combat, setup, surprised, party } = requireCombat(db, combatId, 'combatId');
  const { campaignId } = combat;
  const characters = new Set(party.keys());
  const cast = castOf(setup, listCommands(db, combatId), surprised).filter(
    ({ combatant }) => combatant.kind === 'fighter' && !characters.has(combatant.id),
  );
  return inTransaction(db, () => {
    const { creatureOf, made, portraits } = creaturesFor(
      db,
      campaignId,
      fightSources(db, combatId).creatures,
    );
    const origin = combat.encounterId === null ? null : findEncounter(db, combat.encounterId);
    const taken = listEncounters(db, campaignId).map(({ name }) => name);
    const encounter: Encounter = {
      id: randomUUID(),
      campaignId,
      name: freeName(combat.name, taken),
      rewards: origin?.rewards ?? NO_REWARDS,
      playersTitle: combat.playersTitle,
      notes: origin?.notes ?? '',
      pieces: piecesOf(cast, creatureOf),
      party: [...party.values()].filter((id) => readableCharacter(db, id)?.campaignId === campaignId),
      objects: origin?.objects ?? [],
    };
    storeCreatures(db, made);
    storeEncounter(db, encounter);
    givePictures(db, [[{ kind: 'encounter', id: encounter.id }, sceneOfFight(db, combatId)], ...portraits]);
    return { encounter, creatures: made };
  });
}

/** Rows of equals: of one creature, and brought in the same way. */
function piecesOf(
  cast: readonly Cast[],
  creatureOf: (one: Cast['combatant']) => string,
): readonly EncounterPiece[] {
  const pieces = new Map<string, EncounterPiece>();
  for (const { combatant, wave, surprised } of cast) {
    const { side, hidden, label, reminder } = combatant;
    const like = {
      creatureId: creatureOf(combatant),
      side: side === 'foe' ? ('foe' as const) : ('ally' as const),
      surprised,
      hidden,
      labels: label?.scheme ?? 'numbers',
      wave: Math.min(wave, MOST_WAVES),
      notes: reminder,
    };
    let key = JSON.stringify(like);
    while ((pieces.get(key)?.quantity ?? 0) >= MOST_IN_ROW) key += '+';
    pieces.set(key, { ...like, quantity: (pieces.get(key)?.quantity ?? 0) + 1 });
  }
  return [...pieces.values()];
}

/** Finds the creature of each: the one it came from, else one of the bestiary that is just the same, else a new one. */
function creaturesFor(db: Sqlite, campaignId: string, sources: Readonly<Record<string, string>>) {
  const made: Creature[] = [];
  const portraits: Pictures = [];
  const known = new Set(
    readableCreatures(db, [...new Set(Object.values(sources))]).flatMap((one) =>
      one.campaignId === campaignId ? [one.id] : [],
    ),
  );
  const byName = idsByName(db, campaignId);
  const creatureOf = ({ id, name, hp, sheet }: Cast['combatant']): string => {
    const source = sources[id];
    if (source !== undefined && known.has(source)) return source;
    const namesake = byName.get(folded(name));
    const alike = [...made, ...readableCreatures(db, namesake === undefined ? [] : [namesake])].find(
      (one) => one.name === name && one.hp === hp.max && JSON.stringify(one.sheet) === JSON.stringify(sheet),
    );
    if (alike !== undefined) return alike.id;
    const fresh = { id: randomUUID(), campaignId, name, hp: hp.max, sheet, notes: '', tags: [] };
    made.push(fresh);
    if (source !== undefined)
      portraits.push([{ kind: 'creature', id: fresh.id }, pictureOf(db, { kind: 'creature', id: source })]);
    return fresh.id;
  };
  return { creatureOf, made, portraits };
}

function givePictures(db: Sqlite, pictures: Pictures): void {
  for (const [owner, picture] of pictures) if (picture !== null) usePicture(db, owner, picture);
}
