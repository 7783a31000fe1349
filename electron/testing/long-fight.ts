import { randomUUID } from 'node:crypto';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { systemOf, type AnyCommand, type AnySystem } from '#shared/rules/registry.ts';
import { openFights, type Fights } from '#electron/fights/fights.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from './rows.ts';
import { tempStore } from './temp-store.ts';

/** A stored fight of Ágata (c1) against a thug (c2), and the ways to play it and to open it anew. */
export interface StoredFight {
  readonly db: Sqlite;
  readonly campaignId: string;
  readonly id: string;
  readonly fights: Fights;
  /** Plays commands with the fights that stored it, or with others of the same database. */
  readonly play: (commands: readonly AnyCommand[], fights?: Fights) => void;
  /** The fights of the database as they are after a restart, of a rule system that may have changed. */
  readonly again: (system?: AnySystem) => Fights;
}

/** The rule system of the fights. */
export const HEROES = systemOf('heroes-d20');

/** The same system as a later version that has every blow hurt by one more. */
export const HARDER: AnySystem = {
  ...HEROES,
  rulesVersion: HEROES.rulesVersion + 1,
  health: {
    ...HEROES.health,
    hurt: (play, target, amount, by) => HEROES.health.hurt(play, target, amount + 1, by),
  },
};

/** The same system as a later version that means the same. */
export const REWORDED: AnySystem = { ...HEROES, rulesVersion: HEROES.rulesVersion + 1 };

/** Enough for a long fight. */
export const POINTS = 5000;

/** Begins the fight. */
export const FIRST: AnyCommand = { type: 'start', initiative: { c1: 20, c2: 15 } };

/** So many commands that go on for ever, from the first turn on. */
export function endless(count: number): readonly AnyCommand[] {
  return Array.from({ length: count }, (_, index): AnyCommand => {
    const [attacker, target] = index % 8 < 4 ? ['c1', 'c2'] : ['c2', 'c1'];
    switch (index % 4) {
      case 0:
        return { type: 'damage', target, amount: 1 + (index % 3) };
      case 1:
        return { type: 'attack', attacker, target, weapon: 'e' };
      case 2:
        return { type: 'heal', target, amount: 1 };
      default:
        return { type: 'next-turn' };
    }
  });
}

/** Stores a fight in which these commands were played, a minute each. */
export function storedFight(commands: readonly AnyCommand[]): StoredFight {
  const db = tempStore();
  const { id: campaignId } = givenCampaign(db);
  const sheet = { fighting: 4, weapons: [{ id: 'e', name: 'Espada', kind: 'melee', damage: '1d6' }] };
  const agata = givenCharacter(db, campaignId, { hp: { current: POINTS, max: POINTS }, sheet });
  const thug = givenCreature(db, campaignId, { hp: POINTS, sheet });
  const { id: encounterId } = givenEncounter(db, campaignId, {
    party: [agata.id],
    pieces: [{ ...PLAIN_PIECE, creatureId: thug.id, quantity: 1 }],
  });
  let minutes = 0;
  const now = () => new Date(Date.UTC(2026, 10, 28, 21, (minutes += 1))).toISOString();
  const again = (system: AnySystem = HEROES) =>
    openFights({
      db,
      systemOf: (asked) => (asked === system.id ? system : systemOf(asked)),
      dice: seededSource(3),
      now,
      locale: () => 'pt-BR',
    });
  const fights = again();
  const { combat } = fights.start({ requestId: randomUUID(), encounterId, sessionId: null });
  const play = (more: readonly AnyCommand[], by: Fights = fights): void => {
    let after = by.open(combat.id).count;
    for (const command of more) {
      by.command({ combatId: combat.id, after, command, typed: {} });
      after += 1;
    }
  };
  play(commands);
  return { db, campaignId, id: combat.id, fights, play, again };
}
