import type { Campaign, Session } from '#shared/api/campaigns.ts';
import type { LoggedFight } from '#shared/api/combats.ts';
import { buildLog, type LogDocument } from '#shared/log/document.ts';
import { systemOf } from '#shared/rules/registry.ts';

/** The log of a fight from what is stored of it, with the campaign and the evening it belongs to. */
export function logOf(
  { combat, rows, state }: LoggedFight,
  campaign: Campaign,
  session: Session | null,
): LogDocument {
  return buildLog({ combat, campaign, session, rows, state, system: systemOf(combat.system) });
}
