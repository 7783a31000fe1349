import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CREATURE_FORMATS, PICKS, PREVIEW_MARKS } from '#shared/api/bestiary.ts';
import { writtenText } from '#electron/testing/campaign-files.ts';
import type { Channel } from '#shared/api/channels.ts';
import type { Answer } from '#shared/api/wire.ts';
import type { ImportPreview } from '#shared/api/bestiary.ts';
import type { ImportedCampaign } from '#shared/api/campaigns.ts';
import { attacked, type Attacked } from './attacked.ts';
import { bentBytes, bentText } from './bent-text.ts';
import { bent } from './hostile.ts';
import { attack, attackTimeout, type Blow, drawn } from './how-often.ts';

/** After so many files a scene holds too much. */
const ONE_SCENE = 200;

const SMALL = ['nome;pv\nLobo;9', 'name,hp,tags\n"Wolf, grey",9,"beast,pack"', 'Rato: 4 PV, mordida (d6)'];
const STAT_LINES = ['## Lobo\n4 HP, 1 Armor, 12 STR, 12 DEX, 9 WIL, bite (d6)\n\nNotas **de** caça.'];

/** Bestiaries as the app itself writes them, in every format that is text. */
async function bestiaries({ scene, campaigns }: Attacked): Promise<readonly string[]> {
  for (const campaignId of campaigns) {
    for (const format of CREATURE_FORMATS.filter((one) => one !== 'cards')) {
      const which = { kind: 'found', filter: { campaignId } };
      // A system without stat lines refuses them.
      await scene.handlers['creatures:export']({ which, format }).catch(() => null);
    }
  }
  const written = readdirSync(scene.folder).filter((name) => /\.(json|csv|txt|md)$/.test(name));
  return [...SMALL, ...STAT_LINES, ...written.map((name) => readFileSync(join(scene.folder, name), 'utf8'))];
}

/** Campaign files as the app itself writes them. */
function campaignFiles({ scene, campaigns }: Attacked): readonly string[] {
  return campaigns.map((id) => writtenText(scene.db, id));
}

/** Follows one call by others for as long as none fails. */
async function inTurn(
  { strike }: Attacked,
  first: readonly [Channel, unknown],
  next: (answer: Answer<unknown>) => readonly (readonly [Channel, unknown])[],
): Promise<Blow> {
  const { answer, ...blow } = await strike(...first);
  let { fault, stood } = blow;
  for (const [channel, input] of fault === null ? next(answer) : []) {
    const after = await strike(channel, input);
    stood = Math.max(stood, after.stood);
    fault ??= after.fault;
  }
  return { fault, stood };
}

function isPreview(value: unknown): value is ImportPreview {
  return typeof value === 'object' && value !== null && 'creatures' in value && 'faults' in value;
}

/** Keeps what nobody could write into a file, such as a list of two thousand million holes, from being written out. */
function fewValues(): (key: string, value: unknown) => unknown {
  let left = 200_000;
  return (_key, value) => {
    left -= 1;
    if (left < 0) throw new RangeError('too many values');
    return value;
  };
}

function isImported(value: unknown): value is ImportedCampaign {
  return typeof value === 'object' && value !== null && 'campaign' in value;
}

it(
  'no file of creatures makes main fail, and what was read of it can be stored',
  async () => {
    let now = await attacked();
    const texts = await bestiaries(now);
    const names = fc.constantFrom('a.txt', 'a.csv', 'a.tsv', 'a.json', 'a', '.json', '\u0000.csv');
    const files = fc.record({ fileName: names, bytes: bentBytes(bentText(texts)) });
    const faults = await attack(
      { what: 'files of creatures, bent, read and stored', short: 60, long: 7000 },
      async (index) => {
        if (index % ONE_SCENE === ONE_SCENE - 1) now = await attacked();
        const campaignId = now.campaigns[index % now.campaigns.length] ?? '';
        const read = ['imports:read-bytes', { campaignId, ...drawn(files, index) }] as const;
        const { fault, stood } = await inTurn(now, read, (answer) => {
          if (!answer.ok || !isPreview(answer.value) || answer.value.count === 0) return [];
          const { reading, marks } = answer.value;
          const picks = marks.map((mark) => ((mark & PREVIEW_MARKS.known) === 0 ? PICKS.add : PICKS.replace));
          return [
            ['imports:commit', { campaignId, reading, picks }],
            ['creatures:search', { campaignId, search: '', offset: 0, limit: 200 }],
          ];
        });
        return { fault: fault === null ? null : `${index}: ${fault}`, stood };
      },
    );
    expect(faults).toEqual([]);
  },
  attackTimeout,
);

it(
  'no campaign file makes main fail, and one that comes in can be looked at and written out again',
  async () => {
    let now = await attacked();
    const texts = campaignFiles(now);
    const bentObject = fc
      .constantFrom(...texts)
      .chain((text) => bent(() => JSON.parse(text), 3))
      .map((file) => {
        try {
          return JSON.stringify([file], fewValues()).slice(1, -1);
        } catch {
          return '{"format":"rodada-campaign"}';
        }
      });
    const bytes = fc.oneof(bentBytes(bentObject), bentBytes(bentText(texts, 2)));
    const faults = await attack(
      { what: 'campaign files, bent, brought in and opened', short: 20, long: 3000 },
      async (index) => {
        if (index % ONE_SCENE === ONE_SCENE - 1) now = await attacked();
        const bring = ['campaigns:import-bytes', { bytes: drawn(bytes, index) }] as const;
        const { fault, stood } = await inTurn(now, bring, (answer) => {
          if (!answer.ok || !isImported(answer.value)) return [];
          const { id } = answer.value.campaign;
          const { db } = now.scene;
          const fights = db
            .prepare<[string], string>('SELECT id FROM combats WHERE campaign_id = ?')
            .pluck()
            .all(id);
          return [
            ['encounters:list', { campaignId: id }],
            ['creatures:search', { campaignId: id, search: '', offset: 0, limit: 200 }],
            ...fights.flatMap((fight) => [
              ['combats:open', { id: fight }] as const,
              ['combats:log', { id: fight }] as const,
            ]),
            ['search:all', { campaignId: id, text: 'a' }],
            ['campaigns:export', { id }],
            ['campaigns:remove', { id }],
          ];
        });
        return { fault: fault === null ? null : `${index}: ${fault}`, stood };
      },
    );
    expect(faults).toEqual([]);
  },
  attackTimeout,
);
