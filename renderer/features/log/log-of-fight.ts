import type { Campaign, Session } from '#shared/api/campaigns.ts';
import type { LoggedFight } from '#shared/api/combats.ts';
import { buildLog, type LogDocument } from '#shared/log/document.ts';
import { sameJson } from '#shared/three-way-merge.ts';
import { systemOf } from '#shared/rules/registry.ts';

/** The log of a fight from what is stored of it, with the campaign and the evening it belongs to. */
export function logOf(
  { combat, rows, state }: LoggedFight,
  campaign: Campaign,
  session: Session | null,
): LogDocument {
  return buildLog({ combat, campaign, session, rows, state, system: systemOf(combat.system) });
}

/** What was read, with the fights as they were before where nothing of them has changed: they need not be told anew. */
export function sameWhereUnchanged(
  before: readonly LoggedFight[] | null,
  read: readonly LoggedFight[],
): readonly LoggedFight[] {
  return read.map((fight) => {
    const was = before?.find(({ combat }) => combat.id === fight.combat.id);
    const isSame = was?.rows.length === fight.rows.length && sameJson({ ...was.combat }, { ...fight.combat });
    return isSame ? was : fight;
  });
}
