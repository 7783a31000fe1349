import type { CarriedOver, Character, Session, TakenHome } from '#shared/api/campaigns.ts';
import type { Combat } from '#shared/records/combat.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { keepRead } from '#renderer/state/changes.ts';

/** What belongs to a campaign, as its page shows it. */
export interface CampaignData {
  readonly ready: boolean;
  readonly characters: readonly Character[];
  /** What the last fight of each character changed of it. */
  readonly carriedOver: readonly CarriedOver[];
  /** What each character took home, the last fight first. */
  readonly takenHome: readonly TakenHome[];
  /** The last one first. */
  readonly sessions: readonly Session[];
  readonly combats: readonly Combat[];
}

const NOTHING: CampaignData = {
  ready: false,
  characters: [],
  carriedOver: [],
  takenHome: [],
  sessions: [],
  combats: [],
};

/** Reads a campaign's party, sessions and fights, and again whenever they change. Call it in a component's script. */
export function loadCampaign(campaignId: () => string): () => CampaignData {
  let data = $state.raw(NOTHING);
  async function read(): Promise<void> {
    const of = { campaignId: campaignId() };
    const [characters, carriedOver, takenHome, sessions, combats] = await Promise.all([
      call('characters:list', of),
      call('characters:carried-over', of),
      call('characters:taken-home', of),
      call('sessions:list', of),
      call('combats:list', of),
    ]);
    const lastFirst = sessions.toSorted((a, b) => b.number - a.number);
    data = { ready: true, characters, carriedOver, takenHome, sessions: lastFirst, combats };
  }
  $effect(() => keepRead(['characters', 'sessions', 'combats'], read));
  return () => data;
}
