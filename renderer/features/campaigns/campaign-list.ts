import type { CampaignOverview } from '#shared/api/campaigns.ts';
import { folded } from '#shared/text/folded.ts';
import { bySigns } from '#shared/text/lists.ts';

/** From how many campaigns on a list is searched rather than read. */
export const MANY = 8;

/** Campaigns as the list shows them: those in use and those put out of the way, each whose name holds what is searched for. */
export function sortedOut(campaigns: readonly CampaignOverview[], search: string) {
  const wanted = folded(search);
  const found = campaigns.filter(({ name }) => folded(name).includes(wanted));
  return {
    inUse: found.filter(({ archivedAt }) => archivedAt === null),
    archived: found.filter(({ archivedAt }) => archivedAt !== null),
  };
}

/** The campaign to open when one goes away: the one last played, or else the newest; null when none is left. */
export function nextToOpen(campaigns: readonly CampaignOverview[], gone: string): string | null {
  const touched = ({ lastPlayedAt, createdAt }: CampaignOverview) => lastPlayedAt ?? createdAt;
  const left = campaigns.filter(({ id, archivedAt }) => id !== gone && archivedAt === null);
  return left.toSorted((a, b) => bySigns(touched(b), touched(a)))[0]?.id ?? null;
}
