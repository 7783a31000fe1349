import { foldIn, nothingDone } from '#shared/combat/fold.ts';
import type { JsonObject } from '#shared/json.ts';
import { presenceAfter, presenceOf, type Presence } from '#shared/log/presence.ts';
import { NOBODY_SHOWN, type ShownNames } from '#shared/player/kept-names.ts';
import { shownAfter, type InSight } from '#shared/player/shown-names.ts';
import type { CombatRow } from '#shared/records/combat.ts';

/**
 * What a fight's players know everybody by as its stored rows tell, for one that was stored before their names were kept
 * with it: those taken back count, too, for they had been shown.
 */
export function shownInRows(setup: JsonObject, rows: readonly CombatRow[]): ShownNames {
  const first = presenceOf(setup);
  const folding = nothingDone<Presence>();
  const head = (): Presence => folding.done.at(-1) ?? first;
  let names = NOBODY_SHOWN;
  for (const row of rows) {
    foldIn(folding, row.command, () => (row.command.type === 'reset' ? first : presenceAfter(head(), row)));
    names = shownAfter(names, inSightOf(head()));
  }
  return names;
}

/** What is to be seen of a fight at a moment of its log. */
export function inSightOf({ status, present, waiting }: Presence): InSight {
  return { status, present: present.values(), waiting: waiting.values() };
}
