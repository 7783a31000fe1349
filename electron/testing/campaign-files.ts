import type { ImportedCampaign } from '#shared/api/campaigns.ts';
import type { CampaignFile } from '#shared/campaign-file/campaign-file.ts';
import { readWhole } from '#shared/campaign-file/testing/read-whole.ts';
import { jsonParts } from '#shared/json-parts.ts';
import type { Message } from '#shared/text/message.ts';
import { importCampaign } from '#electron/campaign-file/import-campaign.ts';
import { campaignText } from '#electron/campaign-file/write.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { placeHere } from './place-here.ts';

const NOW = '2026-11-29T10:00:00.000Z';

/** A campaign as the text of its file; `notice` is told of fights that can't be read. */
export function writtenText(
  db: Sqlite,
  campaignId: string,
  notice: (why: Message) => void = () => undefined,
): string {
  return [...campaignText(placeHere(db), { campaignId, now: NOW, fights: true, notice })].join('');
}

/** A campaign as its file has it. */
export function writtenFile(db: Sqlite, campaignId: string): CampaignFile {
  const text = writtenText(db, campaignId);
  return readWhole(() => jsonParts([text]));
}

/** Brings a campaign in from the text of a file, or from what one would have. */
export function broughtIn(db: Sqlite, file: string | object): ImportedCampaign {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  return importCampaign(placeHere(db), { parts: () => jsonParts([text]), now: NOW });
}
