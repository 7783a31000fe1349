import { SvelteMap } from 'svelte/reactivity';
import type { CreatureRow } from '#shared/api/bestiary.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { attempt } from '#renderer/state/errors.ts';
import { createLatest } from '#renderer/state/latest.ts';

/** Rows of a list asked for at once. */
export const PAGE = 24;

/**
 * The pages that hold the rows from `first` to before `end`, at least one. Rows before the list's beginning, where a
 * creature not stored yet stands, are in none.
 */
export function pagesOf(first: number, end: number): number[] {
  const from = Math.floor(Math.max(0, first) / PAGE);
  const to = Math.max(from, Math.floor(Math.max(0, end - 1) / PAGE));
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** What is looked for in a campaign's bestiary. */
export interface Looked {
  readonly campaignId: string;
  readonly search: string;
  readonly tag: string | null;
  readonly favourites: boolean;
}

interface FoundState {
  /** How many are found; null until the first answer. */
  total: number | null;
  /** How many the bestiary holds. */
  all: number;
}

/** What the bestiary's search gives, page by page as one scrolls to it. */
export const found: FoundState = $state({ total: null, all: 0 });

const pages = new SvelteMap<number, readonly CreatureRow[]>();
/** Pages asked for: not state, since asking for one shows nothing. */
let asked: readonly number[] = [];
const latest = createLatest();
let looked: Looked | null = null;
let sight: readonly [first: number, end: number] = [0, PAGE];
/** Answers of earlier searches don't belong to this one. */
let generation = 0;

/** The creature in a place of what is found; null while it is on its way. */
export function rowAt(index: number): CreatureRow | null {
  return pages.get(Math.floor(index / PAGE))?.[index % PAGE] ?? null;
}

/** Forgets what was found: another campaign's bestiary comes. */
export function forgetFound(): void {
  generation += 1;
  pages.clear();
  asked = [];
  Object.assign(found, { total: null, all: 0 });
}

/** Looks for something else, or for the same anew; what is shown stays until the answer is there. */
export async function look(next: Looked): Promise<void> {
  const same = JSON.stringify(next) === JSON.stringify(looked);
  looked = next;
  const mine = (generation += 1);
  const wanted = same ? pagesOf(sight[0], sight[1]) : [0];
  const answers = attempt(() => Promise.all(wanted.map((page) => ask(next, page))));
  await latest(answers, (given) => {
    if (!given || mine !== generation) return;
    pages.clear();
    asked = wanted;
    for (const [at, { rows, total, all }] of given.entries()) {
      const page = wanted[at] ?? 0;
      pages.set(page, rows);
      Object.assign(found, { total, all });
    }
    void fill(sight[0], Math.min(sight[1], found.total ?? 0));
  });
}

/** Asks for those of the visible rows that aren't there yet. */
export async function fill(first: number, end: number): Promise<void> {
  sight = [first, end];
  const current = looked;
  if (current === null || found.total === null) return;
  const mine = generation;
  const missing = pagesOf(first, Math.min(end, found.total)).filter((page) => !asked.includes(page));
  asked = [...asked, ...missing];
  for (const page of missing) {
    const answer = await attempt(() => ask(current, page));
    if (mine !== generation) return;
    if (answer) pages.set(page, answer.rows);
    else asked = asked.filter((one) => one !== page);
  }
}

/** Shows a change of a row at once, before it is read again. */
export function patchRow(id: string, change: Partial<CreatureRow>): void {
  for (const [page, rows] of pages) {
    if (rows.some((row) => row.id === id)) {
      pages.set(
        page,
        rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
      );
    }
  }
}

function ask({ search, ...filter }: Looked, page: number) {
  return call('creatures:search', { ...filter, search: search.trim(), offset: page * PAGE, limit: PAGE });
}
