import type { FightCommand } from '#shared/combat/commands/index.ts';
import { asOne } from '#shared/combat/commands/together.ts';
import { idsIn, type Line } from './order-lines.ts';
import type { IndividualCommand } from '#shared/combat/turns/individual-commands.ts';
import type { AriaStrings } from 'svelte-dnd-action';
import type { TextKey } from '#shared/text/catalogue.ts';
import type { MessageValues } from '#shared/text/message.ts';

/** Who goes where: right before `before`, or to the end. */
export interface Move {
  readonly ids: readonly string[];
  readonly before: string | null;
}

/** Where a line goes that was dropped: `after` are the lines' ids as they stand now; null when nothing moved. */
export function moveAfterDrop(lines: readonly Line[], after: readonly string[], moved: string): Move | null {
  if (lines.length === after.length && lines.every(({ id }, index) => id === after[index])) return null;
  const byId = new Map(lines.map((line) => [line.id, line]));
  const line = byId.get(moved);
  if (line === undefined) return null;
  const ids = idsIn(line);
  const following = after.slice(after.indexOf(moved) + 1).flatMap((id) => {
    const other = byId.get(id);
    return other === undefined ? [] : idsIn(other);
  });
  // An open group's own rows still stand below where its head was.
  const own = new Set(ids);
  return { ids, before: following.find((id) => !own.has(id)) ?? null };
}

/** Where a line goes by one step up or down, over a closed group at once; null at the edge. */
export function moveAfterStep(lines: readonly Line[], moved: string, step: 'up' | 'down'): Move | null {
  const units = lines.filter(
    (line) => line.id === moved || (line.kind === 'row' ? line.within !== moved : !line.open),
  );
  const index = units.findIndex(({ id }) => id === moved);
  const line = units[index];
  if (line === undefined) return null;
  const ids = idsIn(line);
  const first = (unit: Line | undefined) => (unit === undefined ? undefined : idsIn(unit)[0]);
  if (step === 'up') {
    const before = first(units[index - 1]);
    return before === undefined ? null : { ids, before };
  }
  return index === units.length - 1 ? null : { ids, before: first(units[index + 2]) ?? null };
}

/** The order after a move. */
export function orderAfter(order: readonly string[], { ids, before }: Move): readonly string[] {
  const moved = new Set(ids);
  const others = order.filter((id) => !moved.has(id));
  const at = before === null ? -1 : others.indexOf(before);
  return at === -1 ? [...others, ...ids] : others.toSpliced(at, 0, ...ids);
}

/** The command of a move: one entry and one undo, also for a whole group. */
export function moveCommand({ ids, before }: Move): FightCommand<IndividualCommand> {
  return asOne(ids.map((combatant) => ({ type: 'reorder' as const, combatant, before })));
}

/** What screen readers hear while a row is moved from its handle by keyboard, in the language of `t`. */
export function dragStrings(t: (key: TextKey, values?: MessageValues) => string): AriaStrings {
  const where = (key: TextKey) => (at: { itemLabel: string; position: number; count: number }) =>
    t(key, { item: at.itemLabel, position: at.position, count: at.count });
  return {
    dragStarted: where('tracker.drag.started'),
    movedToPosition: where('tracker.drag.moved'),
    movedToZoneStart: where('tracker.drag.moved'),
    movedToZoneEnd: where('tracker.drag.moved'),
    dropped: where('tracker.drag.dropped'),
    zoneActiveInstruction: t('tracker.drag.instructions'),
    zoneDragDisabledInstruction: t('tracker.drag.disabled'),
  };
}
