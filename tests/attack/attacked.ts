import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import type { Channel } from '#shared/api/channels.ts';
import type { Answer } from '#shared/api/wire.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { answersOf } from '#electron/ipc/answer.ts';
import { kindOfTable } from '#electron/store/changes.ts';
import { openSqlite, type Sqlite } from '#electron/store/sqlite.ts';
import { wholeScene, type WholeScene } from '#electron/testing/every-channel.ts';
import type { Blow } from './how-often.ts';
import { watchStands } from './stands.ts';

/** A scene with something of every kind in it and a campaign of each system, and everything that answers over it. */
export interface Attacked {
  readonly scene: WholeScene;
  /** Ids of campaigns and of fights, those of every system among them. */
  readonly campaigns: readonly string[];
  readonly fights: readonly string[];
  /** Asks as a window does; says what is wrong with how it was answered. */
  readonly strike: (channel: Channel, input: unknown) => Promise<Struck>;
}

/** What came of asking. */
export interface Struck extends Blow {
  readonly answer: Answer<unknown>;
}

const FROM_OUR_PAGE = { sender: null, senderFrame: null };

/** Makes a scene to be attacked. */
export async function attacked(): Promise<Attacked> {
  const scene = await wholeScene();
  const { db, handlers } = scene;
  const campaigns = [scene.campaignId];
  const fights = [scene.combat];
  for (const { id } of SYSTEMS) {
    const bytes = new Uint8Array(readFileSync(new URL(`../golden/0.2.0/${id}.rodada`, import.meta.url)));
    const campaignId = (await handlers['campaigns:import-bytes']({ bytes }))?.campaign.id ?? '';
    campaigns.push(campaignId);
    fights.push(...(await handlers['combats:list']({ campaignId })).map((one) => one.id));
  }
  let thrown: unknown = null;
  const answering = answersOf(handlers, {
    isOurs: () => true,
    report: (fault) => {
      thrown = fault;
    },
    carry: (act) => act(),
  });
  const versionOf = versionWatch(db.name);
  let version = versionOf();
  let before = stored(db);

  async function strike(channel: Channel, input: unknown): Promise<Struck> {
    const { value: answer, longest: stood } = await watchStands(() =>
      answering(channel, FROM_OUR_PAGE, input),
    );
    const now = versionOf();
    const touched = now !== version;
    version = now;
    const after = touched ? stored(db) : before;
    const halfWritten = !answer.ok && after !== before;
    before = after;
    if (!answer.ok && answer.error.code === 'INTERNAL')
      return { answer, stood, fault: `${channel} INTERNAL: ${told(thrown)}` };
    return { answer, stood, fault: halfWritten ? `${channel} was refused and yet wrote` : null };
  }

  return { scene, campaigns, fights, strike };
}

/** Gives a number that is another one whenever something was written to a database since. */
function versionWatch(file: string): () => unknown {
  const other = openSqlite(file, { readonly: true });
  onTestFinished(() => {
    other.close();
  });
  const version = other.prepare('PRAGMA data_version').pluck();
  return () => version.get();
}

/** All rows of every table that nobody derives from others. */
function stored(db: Sqlite): string {
  const tables = db
    .prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`)
    .pluck()
    .all();
  return tables
    .filter((name) => kindOfTable(name) !== null)
    .map((name) => JSON.stringify(db.prepare(`SELECT * FROM ${name}`).all(), withoutDerived))
    .join('\n');
}

/** By what names players know somebody is worked out of the commands when a fight is first opened. */
function withoutDerived(column: string, value: unknown): unknown {
  return column === 'shown_names' ? undefined : value;
}

function told(thrown: unknown): string {
  return thrown instanceof Error
    ? (thrown.stack ?? thrown.message).split('\n').slice(0, 4).join(' ')
    : String(thrown);
}
