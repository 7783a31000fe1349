import type { BroughtHome, Character, Session } from '#shared/api/campaigns.ts';
import type { Combat } from '#shared/records/combat.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { attempt } from '#renderer/state/errors.ts';

/** What belongs to a campaign, as its page shows it. */
export interface CampaignData {
  readonly ready: boolean;
  readonly characters: readonly Character[];
  /** What the last fight of each character changed of it. */
  readonly broughtHome: readonly BroughtHome[];
  /** The last one first. */
  readonly sessions: readonly Session[];
  readonly combats: readonly Combat[];
  readonly reload: () => Promise<void>;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Reads a campaign's party, sessions and fights, and again when asked to; failures are shown as toasts. */
export function loadCampaign(campaignId: () => string): CampaignData {
  const data: Writable<CampaignData> = $state({
    ready: false,
    characters: [],
    broughtHome: [],
    sessions: [],
    combats: [],
    reload,
  });

  async function reload(): Promise<void> {
    const of = { campaignId: campaignId() };
    await attempt(async () => {
      const [characters, broughtHome, sessions, combats] = await Promise.all([
        call('characters:list', of),
        call('characters:brought-home', of),
        call('sessions:list', of),
        call('combats:list', of),
      ]);
      data.characters = characters;
      data.broughtHome = broughtHome;
      data.sessions = sessions.toSorted((a, b) => b.number - a.number);
      data.combats = combats;
      data.ready = true;
    });
  }

  void reload();
  return data;
}
