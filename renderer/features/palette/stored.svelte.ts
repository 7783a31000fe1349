import type { Encounter } from '#shared/records/encounter.ts';
import { HIT_KINDS, type HitKind, type SearchHit } from '#shared/api/search.ts';
import { app, currentCampaign, go, openCampaign } from '#renderer/state/app.svelte.ts';
import { allCampaigns } from '#renderer/state/campaigns.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { attempt } from '#renderer/state/errors.ts';
import type { PaletteEntry, PaletteGroup } from '#renderer/commands/palette.svelte.ts';
import { systemName } from '#renderer/state/system.svelte.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { createLatest } from '#renderer/state/latest.ts';

/** What was found last, and by which text. */
interface Found {
  readonly text: string;
  readonly hits: readonly SearchHit[];
}

let last = $state.raw<Found | null>(null);
let encounters = $state.raw<readonly Encounter[]>([]);
const latest = createLatest();

/** Reads the encounters of the open campaign, and forgets what was found before. */
export async function readEncounters(): Promise<void> {
  last = null;
  encounters = [];
  const campaign = currentCampaign();
  if (campaign === null) return;
  encounters = (await attempt(() => call('encounters:list', { campaignId: campaign.id }))) ?? [];
}

/** Looks through everything stored in all campaigns; nothing looked for finds nothing. */
export async function findStored(text: string): Promise<void> {
  const asked =
    text === '' ? Promise.resolve(null) : attempt(() => call('search:all', { campaignId: null, text }));
  await latest(asked, (hits) => {
    last = hits && { text, hits };
  });
}

/** Whether everything stored was looked through for this text. */
export function isFound(text: string): boolean {
  return text === (last?.text ?? '');
}

/**
 * What is stored and can be opened: what was found, or at rest the campaign's encounters and the campaigns. What was
 * found by an earlier text has only its name to stand by, until the one of now is looked for.
 */
export function storedGroups(text: string): readonly PaletteGroup[] {
  if (last === null) return groupsAtRest();
  const { hits } = last;
  const byWords = isFound(text);
  return HIT_KINDS.map((kind) => ({
    id: kind,
    title: titleOf(kind),
    entries: inOwnFirst(hits.filter((hit) => hit.kind === kind)).map((hit) => entryOf(hit, byWords)),
  }));
}

function groupsAtRest(): readonly PaletteGroup[] {
  return [
    {
      id: 'encounter',
      title: titleOf('encounter'),
      entries: encounters.map(({ id, name }) => ({
        id,
        label: name,
        run: () => go({ screen: 'encounters', encounterId: id }),
      })),
    },
    {
      id: 'campaign',
      title: titleOf('campaign'),
      entries: allCampaigns().map(({ id, name, system }) => ({
        id,
        label: name,
        note: id === app.settings.campaignId ? t('palette.current') : systemName(system),
        run: () => openHit({ kind: 'campaign', id, campaignId: id, place: 'name' }),
      })),
    },
  ];
}

function titleOf(kind: HitKind): string {
  switch (kind) {
    case 'campaign':
      return t('frame.campaigns');
    case 'creature':
      return t('palette.creatures');
    case 'encounter':
      return t('frame.encounters');
    case 'session':
      return t('palette.sessions');
    case 'log':
      return t('palette.logs');
  }
}

/** The campaign worked in comes before the others. */
function inOwnFirst(found: readonly SearchHit[]): readonly SearchHit[] {
  const isOwn = (hit: SearchHit): boolean => hit.campaignId === app.settings.campaignId;
  return [...found.filter(isOwn), ...found.filter((hit) => !isOwn(hit))];
}

function entryOf(hit: SearchHit, byWords: boolean): PaletteEntry {
  const { kind, id, campaignId, campaignName, place } = hit;
  const elsewhere = kind !== 'campaign' && campaignId !== app.settings.campaignId;
  return {
    id,
    label: labelOf(hit),
    ...(elsewhere ? { note: campaignName } : {}),
    excerpt: place === 'name' || !byWords ? undefined : excerptOf(hit),
    run: () => openHit(hit),
  };
}

function labelOf({ kind, name, number }: SearchHit): string {
  if (kind !== 'session' || number === null) return name;
  return name === '' ? t('palette.session', { number }) : t('palette.sessionTitled', { number, title: name });
}

function excerptOf({ round, excerpt }: SearchHit): string {
  return round === null || round === 0 ? excerpt : t('palette.round', { round, words: excerpt });
}

/** Opens what was found, in its own campaign. */
async function openHit({
  kind,
  id,
  campaignId,
  place,
}: Pick<SearchHit, 'kind' | 'id' | 'campaignId' | 'place'>): Promise<void> {
  if (campaignId !== app.settings.campaignId) await openCampaign(campaignId);
  switch (kind) {
    case 'campaign':
      return go(place === 'notes' ? { screen: 'campaigns', tab: 'notes' } : { screen: 'campaigns' });
    case 'encounter':
      return go({ screen: 'encounters', encounterId: id });
    case 'log':
      return go({ screen: 'log', combatId: id });
    case 'session':
      return go({ screen: 'campaigns', tab: 'sessions', sessionId: id });
    case 'creature':
      return openCreatureOf(id, campaignId);
  }
}

async function openCreatureOf(id: string, campaignId: string): Promise<void> {
  const { beginBestiary, bestiary, openById } = await import('#renderer/creatures/bestiary.svelte.ts');
  beginBestiary(campaignId);
  await openById(id);
  bestiary.page = 'creatures';
  go({ screen: 'bestiary' });
}
