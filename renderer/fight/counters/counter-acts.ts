import { countersOf } from '#shared/combat/counters/counters.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { closePanel } from '#renderer/fight/doing.ts';
import { send } from '#renderer/fight/fight.svelte.ts';
import { combatantOf, type FightView } from '#renderer/fight/view.svelte.ts';

const ACT = 'counters';

/** Whose counters an act is about: the one picked last, else whoever's turn it is; null for nobody. */
export function counterBearer({ state, picked, inTurn }: FightView): Combatant | null {
  return combatantOf(state, picked.at(-1) ?? null) ?? inTurn;
}

/** Spends one of a counter, and closes the panel it was asked in. */
export async function spendOne(target: string, counter: string): Promise<void> {
  if ((await send(ACT, { type: 'spend-counter', target, counter })) !== null) await closePanel();
}

/** Moves a counter by one, either way. */
export async function moveByOne(target: string, counter: string, by: 1 | -1): Promise<void> {
  const type = by === 1 ? 'return-counter' : 'spend-counter';
  await send(ACT, { type, target, counter, amount: 1 });
}

/** Takes a counter away. */
export async function takeAway(target: string, counter: string): Promise<void> {
  await send(ACT, { type: 'remove-counter', target, counter });
}

/** An id that no counter of somebody's has. */
export function freshCounterId(state: CombatState, target: string): string {
  const bearer = combatantOf(state, target);
  const taken = new Set(bearer === null ? [] : countersOf(bearer).map(({ id }) => id));
  let number = taken.size + 1;
  while (taken.has(`counters-${number}`)) number += 1;
  return `counters-${number}`;
}
