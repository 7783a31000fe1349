import type { InputOf } from '#shared/api/contract.ts';
import type { Looked } from './found.svelte.ts';
import { switchPick } from './picks.ts';

/** Creatures picked: one by one, or all that is found but some. */
export type Picks =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> };

/** Nothing picked yet. */
export function noPicks(): Picks {
  return { kind: 'some', ids: new Set() };
}

/** Everything that is found. */
export function allPicks(): Picks {
  return { kind: 'all', except: new Set() };
}

/** Whether a creature is picked. */
export function isPicked(picks: Picks, id: string): boolean {
  return picks.kind === 'some' ? picks.ids.has(id) : !picks.except.has(id);
}

/** The picks after one was switched. */
export function withSwitched(picks: Picks, id: string): Picks {
  return picks.kind === 'some'
    ? { kind: 'some', ids: switchPick(picks.ids, id) }
    : { kind: 'all', except: switchPick(picks.except, id) };
}

/** How many are picked of so many found. */
export function pickedCount(picks: Picks, total: number): number {
  return picks.kind === 'some' ? picks.ids.size : Math.max(0, total - picks.except.size);
}

/** The picks as main takes them. */
export function choiceOf(picks: Picks, looked: Looked): InputOf<'creatures:remove'>['which'] {
  if (picks.kind === 'some') return { kind: 'these', campaignId: looked.campaignId, ids: [...picks.ids] };
  return { kind: 'found', filter: { ...looked, search: looked.search.trim() }, except: [...picks.except] };
}
