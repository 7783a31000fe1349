import { tick } from 'svelte';
import { message } from '#shared/text/message.ts';
import { lastToPin, pinCommand } from '#shared/log/pins.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { app, go } from '#renderer/state/app.svelte.ts';
import { t } from '#renderer/state/text.svelte.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { refusalNow, type Act } from './acts.ts';
import { askFirst, type Asked } from './fate/down-asked.ts';
import { discardFight, makeEncounterOf } from './fight-list.ts';
import {
  clearRefusal,
  closeFight,
  openedFight,
  refuseHere,
  rowsInForce,
  send,
  sendTogether,
  undo,
} from './fight.svelte.ts';
import { listing } from './last-open.ts';
import { clearPicks, forgetPicks, openPanel, unpickAll, picks } from './picks.svelte.ts';
import { focusRow, rowInFocus } from './row-focus.ts';
import { beside } from './sheet/beside.svelte.ts';
import { changeBeside, closeBeside, toggleBeside } from './sheet/opening.ts';
import { linkOf } from './turn/link.ts';
import { beginsWithRoll } from './turn/new-round.ts';
import { offerUndo } from './undo-offer.ts';
import { combatantOf, fightView } from './view.svelte.ts';
import { namesTogether } from '#shared/combat/names.ts';

let asked: Asked = null;

/** Closes the panel and gives the focus back to the row acted on; without a panel the sheet is closed, and without a sheet no row stays picked. */
export async function closePanel(): Promise<void> {
  if (picks.panel === null && beside.open) return closeBeside();
  clearRefusal();
  if (picks.panel === null) unpickAll();
  const row = picks.rows.at(-1) ?? fightView()?.inTurn?.id;
  // The focus goes first: of a field that is taken away with it the browser would lay the page out once more.
  if (row !== undefined) focusRow(row);
  picks.panel = null;
  await tick();
  if (row !== undefined && rowInFocus() === null) focusRow(row);
}

/** Ends the turn (or step) in progress and begins the next. */
export async function nextTurn(): Promise<void> {
  const view = fightView();
  // The table's dice are asked for first.
  if (app.settings.diceMode === 'table' && view !== null && beginsWithRoll(view.system, view.state)) {
    openPanel('new-round');
    return;
  }
  if ((await send('next', { type: 'next-turn' })) !== null) clearPicks();
}

/** Has the picked ones share a place in the order, or gives each its own again. */
async function linkPicked(): Promise<void> {
  const view = fightView();
  if (view === null) return;
  const asked = linkOf(
    view.state,
    picks.rows.filter((id) => view.picked.includes(id)),
  );
  if ('missing' in asked) refuseHere('acts', asked.missing);
  else await send('acts', asked.send);
}

/** Takes the picked ones out of the fight at once, with a way back. */
async function removePicked(): Promise<void> {
  const view = fightView();
  if (view === null) return;
  if (view.picked.length === 0) refuseHere('acts', message('tracker.remove.none'));
  else await removeFromFight(view.picked);
}

/** Takes some out of the fight as one move, with a way back. */
export async function removeFromFight(ids: readonly string[]): Promise<void> {
  const state = fightView()?.state;
  if (state === undefined) return;
  const leaving = ids.map((combatant) => ({ type: 'remove-combatant' as const, combatant }));
  if ((await sendTogether('acts', leaving)) === null) return;
  const names = namesTogether(ids.flatMap((id) => combatantOf(state, id) ?? []));
  offerUndo(t('tracker.remove.done', { name: names, count: ids.length }), undo);
}

/** Hides the picked ones, or the one in turn, from the players; shows them when all of them are hidden. */
async function hidePicked(): Promise<void> {
  const view = fightView();
  if (view === null) return;
  const { picked, inTurn, rows } = view;
  const combatants = picked.length > 0 ? picked : inTurn === null ? [] : [inTurn.id];
  if (combatants.length === 0) {
    refuseHere('acts', message('tracker.hide.none'));
    return;
  }
  const those = new Set(combatants);
  const hidden = rows.some((row) => those.has(row.id) && !row.hidden);
  await send('acts', { type: 'hide', combatants, hidden });
}

/** Ends the fight at once, with a way back. */
async function endFight(): Promise<void> {
  if ((await send('acts', { type: 'end' })) === null) return;
  picks.panel = null;
  offerUndo(t('tracker.end.done'), undo);
}

/** Lets one who waits act now: at once when there is only one, else after asking who. */
async function actNowOrAsk(): Promise<void> {
  const waiting = (fightView()?.rows ?? []).filter((row) => row.waiting && !row.now);
  const [only] = waiting;
  if (waiting.length === 1 && only !== undefined) await actNow(only.id);
  else openPanel('act-now');
}

/** Lets one who delays, or has an act prepared, act now. */
export async function actNow(combatant: string): Promise<void> {
  if ((await send('act-now', { type: 'act-now', combatant })) === null) return;
  picks.panel = null;
  focusRow(combatant);
}

/** Begins the fight anew at once, with a way back. */
async function resetFight(): Promise<void> {
  const name = openedFight()?.combat.name ?? '';
  if ((await send('acts', { type: 'reset' })) === null) return;
  forgetPicks();
  offerUndo(t('tracker.reset.done', { name }), undo);
}

/** Puts the fight away at once, with a way back to it. */
async function discardOpened(): Promise<void> {
  const combat = openedFight()?.combat;
  if (combat === undefined) return;
  await discardFight(combat, leaveForList, () => go({ screen: 'combat', combatId: combat.id }));
}

/** Makes an encounter of those who came into the fight that is open. */
export async function encounterOfOpened(): Promise<void> {
  const combat = openedFight()?.combat;
  if (combat !== undefined) await makeEncounterOf(combat);
}

/** Pins what was done last; turns that passed since, and pins, don't count. */
async function pinLast(): Promise<void> {
  const { done } = rowsInForce();
  const last = lastToPin(done);
  const command = last === undefined ? null : pinCommand(done, last.seq, true);
  if (command === null) refuseHere('acts', message('tracker.pin.nothing'));
  else if ((await send('acts', command)) !== null) announce(t('fightLog.pinned'));
}

/** Leaves the fight as it stands for the list of all of the campaign. */
export function leaveForList(): void {
  closeFight();
  forgetPicks();
  listing.wanted = true;
  go({ screen: 'combat', combatId: null });
}

/** What happens at once for an act; every other one opens its panel. */
const AT_ONCE: Readonly<Record<string, () => void | Promise<void>>> = {
  remove: removePicked,
  link: linkPicked,
  hide: hidePicked,
  sheet: toggleBeside,
  correct: () => changeBeside('correct'),
  rename: () => changeBeside('rename'),
  'to-encounter': encounterOfOpened,
  pin: pinLast,
  end: endFight,
  reset: resetFight,
  discard: discardOpened,
  'act-now': actNowOrAsk,
  list: leaveForList,
};

/** Asks before whoever is down acts; the same act again does it. */
function isAskedFirst(act: Act, state: CombatState): boolean {
  asked = askFirst(state, act, asked);
  if (asked === null) {
    clearRefusal();
    return false;
  }
  const name = namesTogether(state.combatants.filter(({ id }) => id === state.turn?.who));
  refuseHere('acts', message('tracker.down.ask', { name, act: act.label }));
  return true;
}

/** Does an act of the act bar: at once, or by opening its panel, which its button closes again. */
export async function doAct(act: Act, open: (id: string) => void = openPanel): Promise<void> {
  const { id, command } = act;
  const state = fightView()?.state;
  const refusal = state === undefined ? null : refusalNow(act, state);
  if (refusal !== null) {
    refuseHere('acts', refusal);
    return;
  }
  if (state !== undefined && isAskedFirst(act, state)) return;
  if (command !== undefined) {
    await send('acts', command);
    return;
  }
  const atOnce = AT_ONCE[id];
  if (atOnce === undefined) open(id);
  else await atOnce();
}
