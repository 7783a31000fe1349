import type { CoreCommand } from '#shared/combat/commands/index.ts';
import { sheetNow } from '#shared/combat/sheet-now.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { patchBetween, patched } from '#shared/json-patch.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { sameJson } from '#shared/three-way-merge.ts';
import type { SheetDraft } from './beside.svelte.ts';

type Correction = Extract<CoreCommand, { readonly type: 'correct-sheet' }>;

/** A correction of somebody's sheet before anything of it is changed; `notes` are those shown. */
export function draftFor(system: RuleSystem, combatant: Combatant, notes: string): SheetDraft {
  const sheet = sheetNow(system, combatant);
  return { who: combatant.id, from: sheet, sheet, max: combatant.hp.max, notes, all: false };
}

/**
 * The corrections of a draft, of the first of these and of those of the others whom they change anything of: only what was
 * changed of it; `notes` are those shown before.
 */
export function correctionsOf(
  system: RuleSystem,
  { from, sheet, max, notes: written }: SheetDraft,
  { of, notes }: { readonly of: readonly Combatant[]; readonly notes: string },
): readonly Correction[] {
  const patch = patchBetween(from, sheet);
  const isNoted = written !== notes;
  return of
    .filter((one, index) => {
      const stands = sheetNow(system, one);
      const isSame = sameJson(patched(stands, patch), stands) && (max === null || max === one.hp.max);
      return index === 0 || isNoted || !isSame;
    })
    .map(({ id, hp }) => ({
      type: 'correct-sheet' as const,
      combatant: id,
      sheet: patch,
      ...(max !== null && max !== hp.max && { max }),
      ...(isNoted && { notes: written }),
    }));
}
