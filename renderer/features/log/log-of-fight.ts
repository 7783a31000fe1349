import type { Campaign, Session } from '../../../shared/api/campaigns.ts';
import type { LoggedFight } from '../../../shared/api/combats.ts';
import { buildLog, type LogDocument } from '../../../shared/log/document.ts';
import { systemOf } from '../../../shared/rules/registry.ts';

/** The log of a fight from what is stored of it, with the campaign and the evening it belongs to. */
export function logOf(
  { combat, rows, state }: LoggedFight,
  campaign: Campaign,
  session: Session | null,
): LogDocument {
  const { name, health, roundMinutes, roundName } = systemOf(combat.system);
  return buildLog({
    combat,
    campaign,
    session,
    rows,
    state,
    systemName: name,
    unit: health.unit,
    roundMinutes,
    roundName,
  });
}
