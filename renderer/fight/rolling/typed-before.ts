import { rowsInForce } from '#renderer/fight/fight.svelte.ts';

/** What was typed for an act, by its place in its fight. */
interface TypedBefore {
  readonly act: string;
  readonly sources: readonly string[];
}

/** Of so many acts it is remembered what was typed: nobody takes back more of them to type them anew. */
const MOST = 50;
const kept = new Map<string, TypedBefore>();

/** Remembers what stood in the fields of an act that is on disk now. */
export function rememberTyped(combatId: string, seq: number, typed: TypedBefore): void {
  const { value: oldest } = kept.keys().next();
  if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
  kept.set(`${combatId}/${seq}`, typed);
}

/** What was typed for the act taken back last, where it is this one: its panel offers it again. Nothing once redo has brought it back, or another act was done. */
export function typedBefore(combatId: string | null, act: string): readonly string[] {
  const back = rowsInForce().undone.at(-1);
  const before = back === undefined ? undefined : kept.get(`${combatId ?? ''}/${back.seq}`);
  return before?.act === act ? before.sources : [];
}
