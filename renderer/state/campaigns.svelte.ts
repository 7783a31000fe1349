import type { CampaignOverview } from '#shared/api/campaigns.ts';

/** Raw: looking for one of a thousand goes through plain objects and asks the list alone whether it changed. */
let all = $state.raw<readonly CampaignOverview[]>([]);
const byId = $derived(new Map(all.map((one) => [one.id, one])));

/** All campaigns, archived ones too. */
export function allCampaigns(): readonly CampaignOverview[] {
  return all;
}

/** A campaign by its id, or null where it isn't known. */
export function campaignOf(id: string | null): CampaignOverview | null {
  return id === null ? null : (byId.get(id) ?? null);
}

/** Takes in campaigns as they were read; those that were known stay the same objects, so that only what differs is shown anew. */
export function takeCampaigns(read: readonly CampaignOverview[]): void {
  const next = read.map((one) => {
    const before = byId.get(one.id);
    if (before === undefined) return kept(one);
    const sameOptions = JSON.stringify(before.options) === JSON.stringify(one.options);
    return Object.assign(before, sameOptions ? { ...one, options: before.options } : one);
  });
  const isSame = next.length === all.length && next.every((one, index) => one === all[index]);
  if (!isSame) all = next;
}

function kept(one: CampaignOverview): CampaignOverview {
  const campaign = $state(one);
  return campaign;
}
