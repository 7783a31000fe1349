import type { CreatureRow, TagCount } from '#shared/api/bestiary.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { attempt } from '#renderer/state/errors.ts';
import { createLatest } from '#renderer/state/latest.ts';

/** More would only slow the window down; a narrower search finds the others. */
const MOST = 100;

/** What is looked for among a campaign's creatures. */
export interface Sought {
  readonly campaignId: string;
  readonly search: string;
  readonly tag: string | null;
  readonly favourites: boolean;
}

/** Creatures to put into an encounter. */
export interface Picker {
  readonly rows: readonly CreatureRow[];
  readonly total: number;
  /** How many the bestiary holds; null until the first answer. */
  readonly all: number | null;
  readonly tags: readonly TagCount[];
  /** Looks for creatures, shows them unless something else is looked for by then, and gives them. */
  readonly look: (sought: Sought) => Promise<readonly CreatureRow[]>;
  readonly readTags: (campaignId: string) => Promise<void>;
}

/** Makes the creatures of one picker: what is found, the best first, as far as a list can show it. */
export function createPicker(): Picker {
  let found = $state.raw<{ rows: readonly CreatureRow[]; total: number; all: number } | null>(null);
  let tags = $state.raw<readonly TagCount[]>([]);
  const latest = createLatest();
  return {
    get rows() {
      return found?.rows ?? [];
    },
    get total() {
      return found?.total ?? 0;
    },
    get all() {
      return found?.all ?? null;
    },
    get tags() {
      return tags;
    },
    async look(sought) {
      const asked = { ...sought, search: sought.search.trim(), offset: 0, limit: MOST };
      const question = attempt(() => call('creatures:search', asked));
      await latest(question, (answer) => (found = answer ?? found));
      return (await question)?.rows ?? [];
    },
    async readTags(campaignId) {
      tags = (await attempt(() => call('creatures:tags', { campaignId }))) ?? [];
    },
  };
}
