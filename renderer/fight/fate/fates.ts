import type { TextKey } from '#shared/text/catalogue.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { namesTogether } from '#shared/combat/names.ts';
import { picks } from '#renderer/fight/picks.svelte.ts';
import { sendTogether, undo } from '#renderer/fight/fight.svelte.ts';
import { offerUndo } from '#renderer/fight/undo-offer.ts';
import { fightView } from '#renderer/fight/view.svelte.ts';

/** What the narrator may rule of somebody. */
export type FateWord = 'standing' | 'down' | 'dead' | 'gone' | 'by-rules';

/** A ruling as it is offered, with the letter that chooses it in the panel. */
export interface FateChoice {
  readonly fate: FateWord;
  readonly label: TextKey;
  readonly detail: TextKey;
  readonly key: string;
}

/** The rulings in the order they are offered. */
export const FATES: readonly FateChoice[] = [
  { fate: 'standing', label: 'tracker.fate.standing', detail: 'tracker.fate.standingDetail', key: 'D' },
  { fate: 'down', label: 'tracker.fate.down', detail: 'tracker.fate.downDetail', key: 'C' },
  { fate: 'dead', label: 'tracker.fate.dead', detail: 'tracker.fate.deadDetail', key: 'M' },
  { fate: 'gone', label: 'tracker.fate.gone', detail: 'tracker.fate.goneDetail', key: 'S' },
  { fate: 'by-rules', label: 'tracker.fate.byRules', detail: 'tracker.fate.byRulesDetail', key: 'R' },
];

const DONE: Readonly<Record<FateWord, TextKey>> = {
  standing: 'tracker.fate.doneStanding',
  down: 'tracker.fate.doneDown',
  dead: 'tracker.fate.doneDead',
  gone: 'tracker.fate.doneGone',
  'by-rules': 'tracker.fate.doneByRules',
};

/** Rules what becomes of these at once, with a way back. */
export async function ruleFate(ids: readonly string[], fate: FateWord): Promise<void> {
  const combatants = fightView()?.state.combatants ?? [];
  const names = namesTogether(combatants.filter(({ id }) => ids.includes(id)));
  const commands = ids.map((combatant) => ({ type: 'set-fate' as const, combatant, fate }));
  if (commands.length === 0 || (await sendTogether('fate', commands)) === null) return;
  picks.panel = null;
  offerUndo(t(DONE[fate], { name: names }), undo);
}
