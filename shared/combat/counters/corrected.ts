import type { JsonObject } from '#shared/json.ts';
import type { PlayRules } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Counter } from './counter.ts';
import { byRulesBeside, findCounter } from './counters.ts';
import { countersOnSheet, inFight, type SheetCounter } from './sheet-counters.ts';

/** A sheet corrected in a fight, with the counters as they stand there. */
interface CorrectedSheet {
  readonly before: Combatant;
  readonly sheet: JsonObject;
}

/** The counters after a correction: the sheet's as it now says; of the rules' own, what was spent stays spent. */
export function countersCorrected(
  { countersFrom }: Pick<PlayRules, 'countersFrom'>,
  { before, sheet }: CorrectedSheet,
): readonly Counter[] {
  const own = countersOnSheet(sheet).map(inFight);
  const were = countersFrom?.(before.sheet) ?? [];
  const are = byRulesBeside(countersFrom?.(sheet) ?? [], own);
  return [
    ...are.flatMap((is) =>
      corrected(
        findCounter(before, is.id),
        were.find(({ id }) => id === is.id),
        is,
      ),
    ),
    ...own,
  ];
}

function corrected(now: Counter | null, was: Counter | undefined, is: Counter): readonly Counter[] {
  // The narrator has taken it away, and no correction brings it back.
  if (now === null) return was === undefined ? [is] : [];
  if (now.byRules !== true || was === undefined) return [is];
  const more = is.max - was.max;
  const max = Math.max(0, now.max + more);
  return [{ ...now, max, current: Math.min(max, Math.max(0, now.current + more)) }];
}

/** The counters of the corrected sheet to go by: what is left of them is the fight's, and stays on it as it was brought in. */
export function countersAsBrought({ before, sheet }: CorrectedSheet): readonly SheetCounter[] {
  const brought = countersOnSheet(before.sheet);
  return countersOnSheet(sheet).map((one) => {
    const was = brought.find(({ id }) => id === one.id);
    if (was === undefined) return one;
    return { ...one, current: was.current === was.max ? one.max : Math.min(was.current, one.max) };
  });
}
