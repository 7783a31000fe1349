import { openedFight } from '#renderer/fight/fight.svelte.ts';
import { afterToggle, linesOf, OPEN_ALWAYS, OPEN_ON_TURN, type Kept, type Line } from './order-lines.ts';
import { fightView } from '#renderer/fight/view.svelte.ts';

/** The head of a group in the list. */
export type GroupLine = Extract<Line, { kind: 'group' }>;

/** A place of the list that can be dragged; a copy of it that a drag makes still knows its line. */
export interface Place {
  readonly id: string;
  readonly line: string;
}

/** What was decided about the groups of one fight; another fight begins without. */
let decided = $state.raw<{ readonly combat: string; readonly groups: Kept }>({ combat: '', groups: {} });
/** Not state: only what the lines are compared with as they are made anew. */
const drawn: { lines: readonly Line[]; places: readonly Place[] } = { lines: [], places: [] };

const kept = $derived(openedFight()?.combat.id === decided.combat ? decided.groups : {});
const opening = $derived(fightView()?.system.turns.kind === 'individual' ? OPEN_ON_TURN : OPEN_ALWAYS);
/** The order shown while rows are moved step by step, before it is so; null for none. */
let previewed = $state.raw<readonly string[] | null>(null);
const rows = $derived.by(() => {
  const stored = fightView()?.rows ?? [];
  if (previewed === null || previewed.length !== stored.length) return stored;
  const rowById = new Map(stored.map((row) => [row.id, row]));
  return previewed.flatMap((id) => rowById.get(id) ?? []);
});
const lines = $derived.by(() => (drawn.lines = linesOf(rows, kept, drawn.lines, opening)));
const byId = $derived(new Map(lines.map((line) => [line.id, line])));
const places = $derived.by(() => {
  const same =
    lines.length === drawn.places.length && lines.every(({ id }, index) => id === drawn.places[index]?.id);
  if (!same) drawn.places = lines.map(({ id }) => ({ id, line: id }));
  return drawn.places;
});
const pickedRows = $derived(fightView()?.picked);
const picked: ReadonlySet<string> = $derived(new Set(pickedRows));

/** The lines of the order list, groups of equals drawn together. */
export function orderLines(): readonly Line[] {
  return lines;
}

/** Everybody's id, in the order that is shown. */
export function shownOrder(): readonly string[] {
  return rows.map(({ id }) => id);
}

/** Shows another order of the same ones, until it is taken away with null. */
export function previewOrder(ids: readonly string[] | null): void {
  previewed = ids;
}

/** A line of the list by its id, or null. */
export function lineOf(id: string | null): Line | null {
  return id === null ? null : (byId.get(id) ?? null);
}

/** All lines by their id. */
export function linesById(): ReadonlyMap<string, Line> {
  return byId;
}

/** The lines as places to drag: the same array as long as nobody has moved. */
export function orderPlaces(): readonly Place[] {
  return places;
}

/** The picked ones that are still there. */
export function pickedIds(): ReadonlySet<string> {
  return picked;
}

/** Opens a closed group, or closes an open one, and keeps it so. */
export function toggleGroup(line: GroupLine): void {
  const combat = openedFight()?.combat.id;
  if (combat !== undefined) decided = { combat, groups: afterToggle(kept, line, opening) };
}
