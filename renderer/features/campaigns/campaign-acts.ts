import type { Campaign, ImportedCampaign } from '#shared/api/campaigns.ts';
import { app, changeSettings, go, openCampaign } from '#renderer/state/app.svelte.ts';
import { allCampaigns } from '#renderer/state/campaigns.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { sendPieces } from '#renderer/state/file-pieces.ts';
import { say, t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';
import { nextToOpen } from './campaign-list.ts';

type Named = Pick<Campaign, 'id' | 'name'>;

/** Copies a campaign without its fights and opens the copy, with a way back. */
export async function duplicateCampaign({ id }: Named): Promise<void> {
  const copied = await call('campaigns:duplicate', { id });
  if (copied === null) return;
  const { campaign: copy, notices } = copied;
  await openCampaign(copy.id);
  const said = t('campaigns.duplicated', { name: copy.name });
  toast([said, ...notices.map(say)].join(' '), { undo: () => takeOut(copy.id, id) });
}

/** Puts a campaign out of the way or back among the others, with a way back. */
export async function archiveCampaign({ id, name }: Named, archived: boolean): Promise<void> {
  const set = async (to: boolean) => {
    await call('campaigns:archive', { id, archived: to });
  };
  await set(archived);
  toast(t(archived ? 'campaigns.archived' : 'campaigns.unarchived', { name }), {
    undo: () => set(!archived),
  });
}

/** Takes a campaign out, with a way back for as long as it stands among the deleted. */
export async function removeCampaign({ id, name }: Named): Promise<void> {
  await takeOut(id, nextToOpen(allCampaigns(), id));
  toast(t('campaigns.deleted', { name }), { undo: () => restoreCampaign({ id, name }) });
}

/** Brings a campaign back from among the deleted and opens it. */
export async function restoreCampaign({ id }: Named): Promise<void> {
  await call('campaigns:restore', { id });
  await openCampaign(id);
}

/** Writes a campaign to a file where the narrator says. */
export async function exportCampaign({ id }: Named): Promise<void> {
  const exported = await call('campaigns:export', { id });
  if (exported === null) return;
  const { file, notices } = exported;
  const told = notices.map(say);
  toast([t('campaignFile.exported', { file }), ...told].join(' '));
}

/** Brings a campaign in from a file the narrator chooses, and opens it, with a way back. */
export async function importCampaign(): Promise<void> {
  await welcome(await call('campaigns:import'));
}

/** Brings a campaign in from a file dropped on the window. */
export async function importDropped(file: File): Promise<void> {
  await welcome(await call('campaigns:import-bytes', await sendPieces(file)));
}

/** Brings in the campaign file that the system had the app open. */
export async function takeGiven(id: number): Promise<void> {
  await welcome(await call('given:take', { id }));
}

async function welcome(imported: ImportedCampaign | null): Promise<void> {
  if (imported === null) return;
  const { campaign, characters, creatures, fights, notices } = imported;
  const before = app.settings.campaignId;
  await openCampaign(campaign.id);
  go({ screen: 'campaigns' });
  const said = t('campaignFile.imported', {
    name: campaign.name,
    characters: t('campaignFile.characters', { count: characters }),
    creatures: t('campaignFile.creatures', { count: creatures }),
    fights: t('campaignFile.fights', { count: fights }),
  });
  toast([said, ...notices.map(say)].join(' '), { undo: () => takeOut(campaign.id, before) });
}

async function takeOut(id: string, next: string | null): Promise<void> {
  // First, so that the window never stands in a campaign that is gone.
  if (app.settings.campaignId === id) await changeSettings({ campaignId: next });
  await call('campaigns:remove', { id });
}
