import type { CampaignOverview } from '#shared/api/campaigns.ts';
import { currentCampaign } from '#renderer/state/app.svelte.ts';
import { listed } from '#renderer/commands/command-list.ts';
import { samples } from '#renderer/games/samples.svelte.ts';
import type { UiCommand } from '#renderer/commands/commands.svelte.ts';

/** What is done with a whole campaign, the open one or one to come, from any screen. */
export function campaignCommands(): readonly UiCommand[] {
  return [
    {
      ...listed('campaign.export'),
      when: isOpen,
      run: () => withOpen(async (campaign) => (await acts()).exportCampaign(campaign)),
    },
    {
      ...listed('campaign.import'),
      when: () => true,
      run: async () => (await acts()).importCampaign(),
    },
    {
      ...listed('sample.play'),
      when: () => true,
      run: () => {
        samples.open = true;
      },
    },
    {
      ...listed('campaign.duplicate'),
      when: isOpen,
      run: () => withOpen(async (campaign) => (await acts()).duplicateCampaign(campaign)),
    },
  ];
}

const isOpen = (): boolean => currentCampaign() !== null;

/** Fetched once needed: the frame has to be quick. */
const acts = () => import('#renderer/features/campaigns/campaign-acts.ts');

async function withOpen(act: (campaign: CampaignOverview) => Promise<void>): Promise<void> {
  const campaign = currentCampaign();
  if (campaign !== null) await act(campaign);
}
