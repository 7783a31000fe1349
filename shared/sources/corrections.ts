import type { Combatant } from '#shared/combat/state.ts';
import { changesOf } from '#shared/rules/kit/sheet-changes.ts';
import type { LastingFigures, RuleSystem } from '#shared/rules/system.ts';
import { type Message, message } from '#shared/text/message.ts';
import { mergeChanges } from '#shared/three-way-merge.ts';
import { carriedSheet, type SourceFigures } from './figures.ts';

/** A creature or character as corrections find it. */
export interface CorrectedSource extends SourceFigures {
  readonly notes: string;
}

/** What the corrections of a fight would make of a creature or character. */
export interface SheetCorrection {
  readonly to: CorrectedSource;
  /** What that changes, in the words of the sheet. */
  readonly changes: readonly Message[];
}

/**
 * What the narrator's corrections of somebody in a fight would make of the creature or character it came from, as that
 * is now; `broughtMax` is the maximum it was brought in with. Null where nothing was corrected, or it is like that already.
 */
export function correctionFor(
  system: RuleSystem,
  { sheet, corrected, notes }: Combatant,
  { broughtMax, now }: { readonly broughtMax: number; readonly now: CorrectedSource },
): SheetCorrection | null {
  const to: CorrectedSource = {
    max: corrected === undefined || corrected.max === 0 ? now.max : Math.max(0, broughtMax + corrected.max),
    sheet:
      corrected === undefined
        ? now.sheet
        : (carriedSheet(system, { from: corrected.sheet, to: sheet, onto: now.sheet }) ?? now.sheet),
    notes: notes ?? now.notes,
  };
  const points = (max: number) => ({ current: max, max });
  const told = changesOf(system, {
    before: { hp: points(now.max), sheet: now.sheet },
    after: { hp: points(to.max), sheet: to.sheet },
  });
  const changes = to.notes === now.notes ? told : [...told, message('log.corrected.notes')];
  return changes.length === 0 ? null : { to, changes };
}

/** What a fight left somebody with as if its sheet hadn't been corrected: corrections last only where the narrator takes them along. */
export function withoutCorrections(
  { sheet, hp, corrected }: Combatant,
  lasting: LastingFigures,
): LastingFigures {
  if (corrected === undefined) return lasting;
  const max = Math.max(0, lasting.hp.max - corrected.max);
  const current = hp.current === hp.max ? max : Math.min(lasting.hp.current, max);
  return { hp: { current, max }, sheet: mergeChanges(sheet, lasting.sheet, corrected.sheet) };
}
