import { readFile, stat } from 'node:fs/promises';
import { MOST_BYTES, MOST_MEGABYTES } from '#shared/campaign-file/campaign-file.ts';
import { readCampaignFile, type ReadCampaign } from '#shared/campaign-file/read.ts';
import { RodadaError } from '#shared/errors.ts';
import { plain } from '#shared/text/message.ts';
import { message } from '#shared/text/translate.ts';
import { decodeText } from '#electron/imports/decode.ts';

/** Reads the campaign file at a path; one that is too big is refused by its size, unread. Throws `BAD_FILE`. */
export async function readCampaignAt(path: string): Promise<ReadCampaign> {
  const found = await stat(path).catch(unreadable);
  if (!found.isFile()) throw new RodadaError('BAD_FILE', message('store.import.notAFile'));
  refuseOver(found.size);
  return readCampaignBytes(await readFile(path).catch(unreadable));
}

/** Reads a campaign from the bytes of its file. Throws `BAD_FILE`. */
export function readCampaignBytes(bytes: Uint8Array): ReadCampaign {
  refuseOver(bytes.length);
  return readCampaignFile(parse(decodeText(bytes)));
}

function refuseOver(size: number): void {
  if (size <= MOST_BYTES) return;
  throw new RodadaError('BAD_FILE', message('store.import.tooBig', { megabytes: MOST_MEGABYTES }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RodadaError('BAD_FILE', message('campaignFile.notOne'));
  }
}

function unreadable(thrown: unknown): never {
  const why = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : String(thrown);
  throw new RodadaError('BAD_FILE', message('store.import.unreadable', { why: plain(why) }));
}
