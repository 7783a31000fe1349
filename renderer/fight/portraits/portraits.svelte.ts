import type { FightPictures } from '#shared/pictures/picture.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { keepRead } from '#renderer/state/changes.ts';
import { openedFight } from '#renderer/fight/fight.svelte.ts';

interface Known extends FightPictures {
  readonly combatId: string;
}

let known = $state.raw<Known | null>(null);

/** Keeps the pictures of the open fight as they are stored; call it in the screen of the fight. */
export function usePortraits(): void {
  // Whoever comes brings a picture along.
  const asked = $derived.by(() => {
    const fight = openedFight();
    return fight === null
      ? null
      : `${fight.combat.id} ${fight.state.combatants.map(({ id }) => id).join(' ')}`;
  });
  $effect(() =>
    asked === null ? undefined : keepRead(['creatures', 'characters', 'encounters'], readPictures),
  );
}

/** The portrait of somebody in the open fight; null for none. */
export function portraitOf(combatant: string): string | null {
  return here()?.combatants[combatant] ?? null;
}

/** Whether anybody in the open fight has one: the others then have its place, so that names stand under each other. */
export function anyPortrait(): boolean {
  return Object.keys(here()?.combatants ?? {}).length > 0;
}

function here(): Known | null {
  return known !== null && known.combatId === openedFight()?.combat.id ? known : null;
}

async function readPictures(): Promise<void> {
  const combatId = openedFight()?.combat.id;
  if (combatId === undefined) return;
  const read = await call('pictures:of-fight', { combatId });
  if (openedFight()?.combat.id === combatId) known = { combatId, ...read };
}
