import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { GivenFile, ImportedCampaign } from '#shared/api/campaigns.ts';
import { RodadaError } from '#shared/errors.ts';
import { printable } from '#shared/text/printable.ts';
import { message } from '#shared/text/message.ts';
import type { FileWork } from '#electron/file-work/file-work.ts';
import type { Inbox } from './inbox.ts';

/** The campaign files that came from outside, each asked about before anything comes of it. */
export interface GivenFiles {
  /** The one to be asked about now, looked into; null for none. */
  readonly first: () => Promise<GivenFile | null>;
  /** Brings it in as a new campaign. `NOT_FOUND` when it isn't the one being asked about. */
  readonly take: (id: number) => Promise<ImportedCampaign>;
  /** Lets it be. */
  readonly leave: (id: number) => void;
}

/** What asking about files needs. */
export interface GivenFilesTools {
  readonly inbox: Inbox;
  readonly work: Pick<FileWork, 'run'>;
  /** The time as ISO date-time. */
  readonly now: () => string;
  /** Told which is to be asked about when that has changed. */
  readonly tell: (file: GivenFile | null) => void;
}

const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Asks about the files of an inbox, the longest waiting first. */
export function openGivenFiles({ inbox, work, now, tell }: GivenFilesTools): GivenFiles {
  async function first(): Promise<GivenFile | null> {
    const waiting = inbox.first();
    if (waiting === null) return null;
    const { id, path } = waiting;
    const named = { id, file: printable(basename(path)), bytes: await sizeOf(path) };
    try {
      return { ...named, glance: await work.run('campaign-glance', { path, most: NO_LIMIT }), fault: null };
    } catch (thrown) {
      const fault = thrown instanceof RodadaError ? thrown.said : message('error.internal');
      return { ...named, glance: null, fault };
    }
  }
  inbox.watch(() => void first().then(tell));
  return {
    first,
    async take(id) {
      const waiting = inbox.first();
      if (waiting?.id !== id) throw new RodadaError('NOT_FOUND', message('given.gone'), { path: 'id' });
      const source = { kind: 'file', path: waiting.path, most: NO_LIMIT } as const;
      const imported = await work.run('campaign-read', { source, now: now() });
      inbox.remove(id);
      return imported;
    },
    leave: (id) => inbox.remove(id),
  };
}

/** Null where it can't be had. */
async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch {
    return null;
  }
}
