import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { combatAtOnce } from '#shared/api/combats.ts';
import { NOBODY_SHOWN } from '#shared/player/kept-names.ts';
import type { Combat } from '#shared/records/combat.ts';
import { type EncounterObject, PLAIN_PIECE } from '#shared/records/encounter.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { AnySystem } from '#shared/rules/registry.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import type { StoredCombat } from '#electron/store/combats/combats.ts';
import { requireSession } from '#electron/store/sessions.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { participantsIn, participantsOf } from './participants.ts';
import { sceneOf } from './scene.ts';
import { lineUp, type Participants } from './setup.ts';

/** An encounter to be fought, and when. */
export interface Prepared {
  readonly encounterId: string;
  readonly sessionId: string | null;
  /** ISO date-time. */
  readonly now: string;
}

/** A fight to store, and whose creatures are in it. */
export interface PreparedFight {
  readonly stored: StoredCombat;
  /** Combatant's id to creature's id. */
  readonly creatures: Readonly<Record<string, string>>;
}

/** Who fights where, and what the fight is called. */
interface Ground extends Pick<Combat, 'campaignId' | 'sessionId' | 'encounterId' | 'name' | 'playersTitle'> {
  readonly participants: Participants;
  readonly objects: readonly EncounterObject[];
  readonly now: string;
}

/** A new fight of an encounter, not stored yet; `NOT_FOUND` naming the field whose id nothing has. */
export function prepareFight(
  db: Sqlite,
  systemOf: (id: string) => AnySystem,
  { encounterId, sessionId, now }: Prepared,
): PreparedFight {
  const { encounter, ...participants } = participantsOf(db, encounterId);
  const { campaignId, name, playersTitle, objects } = encounter;
  const ground = { campaignId, sessionId, encounterId, name, playersTitle, objects, now };
  return prepared(db, systemOf, { ...ground, participants });
}

/** A new fight that nothing was prepared for, not stored yet; `NOT_FOUND` naming the field whose id nothing has. */
export function prepareAtOnce(
  db: Sqlite,
  systemOf: (id: string) => AnySystem,
  asked: Omit<z.output<typeof combatAtOnce>, 'requestId'>,
  now: string,
): PreparedFight {
  const { campaignId, sessionId, name, party, pieces, improvised } = asked;
  const found = participantsIn(db, { campaignId, party, pieces });
  const others = improvised.map(({ name: called, hp, ...piece }) => ({
    ...PLAIN_PIECE,
    ...piece,
    creature: { id: null, name: called, hp, sheet: {} },
  }));
  const participants = { ...found, pieces: [...found.pieces, ...others] };
  const ground = { campaignId, sessionId, encounterId: null, name, playersTitle: '', objects: [], now };
  return prepared(db, systemOf, { ...ground, participants });
}

function prepared(
  db: Sqlite,
  systemOf: (id: string) => AnySystem,
  { participants, objects: placed, now, ...named }: Ground,
): PreparedFight {
  const { campaignId, sessionId } = named;
  const campaign = requireCampaign(db, campaignId, 'campaignId');
  if (sessionId !== null) requireSession(db, sessionId, campaignId, 'sessionId');
  const { combatants, reserves, surprised, party, creatures } = lineUp(participants);
  const system = systemOf(campaign.system);
  const objects = sceneOf(db, { campaignId, objects: placed }, system);
  const setup = {
    combatants,
    reserves,
    options: campaign.options,
    ...(campaign.conditions.length > 0 && { conditions: [...campaign.conditions] }),
    ...(objects.length > 0 && { objects: [...objects] }),
  };
  const { status, round } = newCombat(system, setup);
  const combat: Combat = {
    id: randomUUID(),
    ...named,
    system: campaign.system,
    status,
    round,
    createdAt: now,
    updatedAt: now,
  };
  const stored = {
    combat,
    setup,
    surprised,
    party,
    rulesVersion: system.rulesVersion,
    base: null,
    shown: NOBODY_SHOWN,
  };
  return { stored, creatures };
}
