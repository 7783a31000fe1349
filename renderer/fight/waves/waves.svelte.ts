import { tick } from 'svelte';
import type { Reserve } from '#shared/combat/state.ts';
import { listed, say, t } from '#renderer/state/text.svelte.ts';
import { openedFight, send, undo } from '#renderer/fight/fight.svelte.ts';
import { offerUndo } from '#renderer/fight/undo-offer.ts';
import { focusRow } from '#renderer/fight/row-focus.ts';
import { fightView } from '#renderer/fight/view.svelte.ts';
import { countedByKind, dueReserves } from './waves-view.ts';
import { nameOf } from '#shared/combat/name.ts';
import type { Message } from '#shared/text/message.ts';

/** Until which round the narrator has put the arrivals of a fight off. */
let putOff = $state.raw<{ readonly combat: string; readonly round: number }>({ combat: '', round: 0 });

const due = $derived.by((): readonly Reserve[] => {
  const view = fightView();
  if (view === null) return [];
  return dueReserves(view.state, openedFight()?.combat.id === putOff.combat ? putOff.round : 0);
});

/** Those whose round has come and who still wait to be brought in. */
export function arriving(): readonly Reserve[] {
  return due;
}

function words(name: string | Message): string {
  return typeof name === 'string' ? name : say(name);
}

/** Who they are in words: "3 Lobos" reads `3 × Lobo`. */
export function arrivalWords(reserves: readonly Reserve[]): string {
  return listed(
    countedByKind(reserves).map(({ name, count }) =>
      count === 1 ? words(name) : t('tracker.waves.many', { name, count }),
    ),
  );
}

/** Lets the arrivals wait for the next round. */
export function putOffArrivals(): void {
  const combat = openedFight()?.combat.id;
  const round = fightView()?.state.round;
  if (combat !== undefined && round !== undefined) putOff = { combat, round };
}

/** Brings reserves in, at a total from the table or rolled for; the focus goes to the first of them. */
export async function bringIn(
  reserves: readonly Reserve[],
  initiative: number | null = null,
): Promise<boolean> {
  const combatants = reserves.map(({ combatant }) => combatant.id);
  if ((await send('waves', { type: 'bring-in', combatants, initiative })) === null) return false;
  await tick();
  const [first] = combatants;
  if (first !== undefined) focusRow(first);
  return true;
}

/** Sends a reserve home before it came, with a way back. */
export async function sendHome({ combatant }: Reserve): Promise<void> {
  const sent = await send('waves', { type: 'remove-combatant', combatant: combatant.id });
  if (sent === null) return;
  offerUndo(t('tracker.waves.sentHome', { name: nameOf(combatant) }), undo);
}
