import { randomUUID } from 'node:crypto';
import { NOBODY_SHOWN } from '#shared/player/kept-names.ts';
import type { Combat } from '#shared/records/combat.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { AnySystem } from '#shared/rules/registry.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import type { StoredCombat } from '#electron/store/combats/combats.ts';
import { requireSession } from '#electron/store/sessions.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { participantsOf } from './participants.ts';
import { sceneOf } from './scene.ts';
import { lineUp } from './setup.ts';

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

/** A new fight of an encounter, not stored yet; `NOT_FOUND` naming the field whose id nothing has. */
export function prepareFight(
  db: Sqlite,
  systemOf: (id: string) => AnySystem,
  { encounterId, sessionId, now }: Prepared,
): PreparedFight {
  const { encounter, ...participants } = participantsOf(db, encounterId);
  const campaign = requireCampaign(db, encounter.campaignId, 'encounterId');
  if (sessionId !== null) requireSession(db, sessionId, campaign.id, 'sessionId');
  const { combatants, reserves, surprised, party, creatures } = lineUp(participants);
  const system = systemOf(campaign.system);
  const objects = sceneOf(db, encounter, system);
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
    campaignId: campaign.id,
    sessionId,
    encounterId,
    name: encounter.name,
    playersTitle: encounter.playersTitle,
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
