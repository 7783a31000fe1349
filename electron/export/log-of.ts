import type { Fight } from '../../shared/api/combats.ts';
import { buildLog, type LogDocument } from '../../shared/log/document.ts';
import { systemOf } from '../../shared/rules/registry.ts';
import { requireCampaign } from '../store/campaigns.ts';
import { findSession } from '../store/sessions.ts';
import type { Sqlite } from '../store/sqlite.ts';

/** The log of a fight with its campaign, session and system looked up. */
export function logOf(db: Sqlite, { combat, rows, state }: Fight): LogDocument {
  const { campaignId, sessionId } = combat;
  const system = systemOf(combat.system);
  return buildLog({
    combat,
    campaign: requireCampaign(db, campaignId, 'id'),
    session: sessionId === null ? null : findSession(db, sessionId),
    rows,
    state,
    systemName: system.name,
    unit: system.health.unit,
    roundMinutes: system.roundMinutes,
    roundName: system.roundName,
  });
}
