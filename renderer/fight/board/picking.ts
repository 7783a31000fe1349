import { conditionsIn } from '#shared/combat/conditions/known-conditions.ts';
import { hasCondition } from '#shared/combat/conditions/held.ts';
import type { Side } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import { sortedBy } from '#shared/text/lists.ts';
import { app } from '#renderer/state/app.svelte.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { say, t } from '#renderer/state/text.svelte.ts';
import { pickExactly, pickLine, picks } from '#renderer/fight/picks.svelte.ts';
import { idsOfRow, idsOnScreen, rowInFocus, rowsOnScreen } from '#renderer/fight/row-focus.ts';
import { fightView } from '#renderer/fight/view.svelte.ts';

const WHO = { foes: ['foe'], party: ['pc', 'ally'], all: ['foe', 'pc', 'ally'] } as const satisfies Record<
  string,
  readonly Side[]
>;

/** Picks everybody of a side who still stands, and says how many. */
export function pickSide(who: keyof typeof WHO): void {
  const sides: readonly Side[] = WHO[who];
  const rows = (fightView()?.rows ?? []).filter(
    ({ side, kind, standing }) => kind === 'fighter' && standing !== 'defeated' && sides.includes(side),
  );
  pickExactly(rows.map(({ id }) => id));
  announce(t('tracker.pick.said', { count: rows.length }));
}

/** A condition that lies on somebody who still stands, and on whom. */
interface Held {
  readonly id: string;
  readonly label: Message;
  readonly who: readonly string[];
}

/** The conditions that lie on anybody who can be picked, by their names. */
export function heldConditions(): readonly Held[] {
  const view = fightView();
  const all = (view?.state.combatants ?? []).filter(({ standing }) => standing !== 'defeated');
  const held = (view === null ? [] : conditionsIn(view.system, view.state))
    .map(({ id, label }) => ({
      id,
      label,
      who: all.filter((one) => hasCondition(one, id)).map((one) => one.id),
    }))
    .filter(({ who }) => who.length > 0);
  return sortedBy(held, app.settings.locale, ({ label }) => say(label));
}

/** Picks everybody who has a condition, and says how many. */
export function pickHaving({ who }: Held): void {
  pickExactly(who);
  announce(t('tracker.pick.said', { count: who.length }));
}

/** Whether every tap adds to the picked, from now on. */
export function toggleSeveral(): void {
  picks.several = !picks.several;
  announce(t(picks.several ? 'tracker.pick.severalOn' : 'tracker.pick.severalOff'));
}

/** Puts the focus on the row in turn, else on the first. */
export function focusOrder(): void {
  const rows = rowsOnScreen();
  const row = rows.find(({ ariaCurrent }) => ariaCurrent === 'true') ?? rows[0];
  row?.focus();
}

/** Where the arrows and Home and End take the focus. */
export type Way = 'up' | 'down' | 'first' | 'last';

/** Moves the focus along the rows; with `picking`, all rows from where the range begins are picked. */
export function moveFocus(way: Way, picking: boolean): void {
  const rows = rowsOnScreen();
  const focused = rowInFocus();
  const here = rows.findIndex(({ dataset }) => dataset['row'] === focused);
  const from = rows[here];
  const to = rows[placeOf(way, here, rows.length)];
  if (from === undefined || to === undefined) return;
  to.focus();
  if (!picking) return;
  picks.anchor ??= idsOfRow(from)[0] ?? null;
  pickLine(idsOfRow(to), 'range', idsOnScreen());
  announce(t('tracker.pick.said', { count: picks.rows.length }));
}

function placeOf(way: Way, here: number, count: number): number {
  switch (way) {
    case 'up':
      return Math.max(0, here - 1);
    case 'down':
      return Math.min(count - 1, here + 1);
    case 'first':
      return 0;
    case 'last':
      return count - 1;
  }
}
