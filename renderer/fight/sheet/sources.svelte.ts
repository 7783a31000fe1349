import type { FightSource } from '#shared/api/combats.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { keepRead } from '#renderer/state/changes.ts';
import { openedFight, sendTogether } from '#renderer/fight/fight.svelte.ts';

interface Known {
  readonly combatId: string;
  readonly sources: readonly FightSource[];
}

let known = $state.raw<Known | null>(null);

/** Keeps what is known of where those in the open fight came from; call it in the screen of the fight. */
export function useSources(): void {
  // Whoever comes or goes may have come from somewhere, and the end offers corrections.
  const asked = $derived.by(() => {
    const fight = openedFight();
    if (fight === null) return null;
    const { combatants, reserves, status } = fight.state;
    return `${fight.combat.id} ${status === 'ended'} ${combatants.length} ${reserves.length}`;
  });
  $effect(() => (asked === null ? undefined : keepRead(['creatures', 'characters'], readSources)));
}

/** The creatures and characters that those in the open fight came from. */
export function sourcesHere(): readonly FightSource[] {
  return known !== null && known.combatId === openedFight()?.combat.id ? known.sources : [];
}

/** Where somebody in the open fight came from; null where nobody knows. */
export function sourceOf(combatant: string): FightSource | null {
  return sourcesHere().find(({ combatants }) => combatants.includes(combatant)) ?? null;
}

/** Answers whether the open fight should know what became of a creature or character; using it corrects all who came from it at once. */
export async function answerNews(source: FightSource, use: boolean): Promise<void> {
  const id = openedFight()?.combat.id;
  if (id === undefined) return;
  const corrections = source.news.map(({ combatant, sheet, max }) => ({
    type: 'correct-sheet' as const,
    combatant,
    sheet,
    max,
  }));
  if (use && (await sendTogether('news', corrections)) === null) return;
  await call('combats:answer-news', { id, sourceId: source.id });
  await readSources();
}

/** Takes corrections of these along to where they came from. */
export async function takeCorrections(combatants: readonly string[]): Promise<void> {
  const id = openedFight()?.combat.id;
  if (id === undefined) return;
  known = {
    combatId: id,
    sources: await call('combats:take-corrections', { id, combatants: [...combatants] }),
  };
}

async function readSources(): Promise<void> {
  const id = openedFight()?.combat.id;
  if (id !== undefined) known = { combatId: id, sources: await call('combats:sources', { id }) };
}
