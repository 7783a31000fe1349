import type { AriaStrings } from 'svelte-dnd-action';
import type { TextKey } from '#shared/text/catalogue.ts';
import type { MessageValues } from '#shared/text/message.ts';

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
