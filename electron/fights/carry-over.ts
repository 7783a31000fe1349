import type { CarryOvers } from '#shared/campaign-file/carry-overs.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { LastingFigures, RuleSystem } from '#shared/rules/system.ts';
import { withoutCorrections } from '#shared/sources/corrections.ts';
import { mergeChanges } from '#shared/three-way-merge.ts';
import { readableCharacter, storeFigures } from '#electron/store/characters.ts';
import type { StoredCombat } from '#electron/store/combats/combats.ts';
import { carryOversOf, storeCarryOvers, supersede } from '#electron/store/carry-overs.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';

/** A fight that ends, or whose end is undone. */
export interface EndingFight {
  readonly stored: StoredCombat;
  readonly system: RuleSystem;
  /** What only beginning it needs: the state before the first command. */
  readonly past: { readonly initial: () => CombatState };
}

/**
 * Writes to the characters of the party what the fight left them with, and keeps what they were before. One whom another
 * fight's end has changed since this one ended first is left alone. Call it in a transaction.
 */
export function carryOver(db: Sqlite, { stored, system, past }: EndingFight, state: CombatState): void {
  const combatId = stored.combat.id;
  const known = carryOversOf(db, combatId);
  const kept = new Map(Object.entries(known));
  const initial = past.initial();
  for (const [id, characterId] of stored.party) {
    const before = initial.combatants.find((one) => one.id === id);
    const after = state.combatants.find((one) => one.id === id);
    const character = readableCharacter(db, characterId);
    if (!before || !after || !character || known[characterId] === null) continue;
    const was: LastingFigures = { hp: character.hp, sheet: character.sheet };
    const left = withoutCorrections(after, system.carryOver(before, after));
    const lasting = carried(system, figuresOf(before), left, was);
    storeFigures(db, characterId, lasting);
    kept.set(characterId, { before: was, after: lasting });
    supersede(db, combatId, characterId);
  }
  storeCarryOvers(db, combatId, Object.fromEntries(kept));
}

/**
 * Gives the characters back what the fight's end, which is undone, changed of them; what was changed otherwise since
 * stays. Call it in a transaction.
 */
export function takeCarryOverBack(db: Sqlite, { stored, system }: EndingFight): void {
  const combatId = stored.combat.id;
  const left: [string, CarryOvers[string]][] = [];
  for (const [characterId, changed] of Object.entries(carryOversOf(db, combatId))) {
    const character = readableCharacter(db, characterId);
    if (changed === null) left.push([characterId, null]);
    else if (character !== null) {
      const { before, after } = changed;
      storeFigures(db, characterId, after === null ? before : carried(system, after, before, character));
    }
  }
  storeCarryOvers(db, combatId, Object.fromEntries(left));
}

/** The changes from `base` to `theirs` carried over to what somebody is now; theirs whole where the two don't go together. */
function carried(
  system: RuleSystem,
  base: LastingFigures,
  theirs: LastingFigures,
  now: LastingFigures,
): LastingFigures {
  const max = base.hp.max === theirs.hp.max ? now.hp.max : theirs.hp.max;
  const current = base.hp.current === theirs.hp.current ? now.hp.current : theirs.hp.current;
  const sheet = mergeChanges(base.sheet, theirs.sheet, now.sheet);
  const fits = system.sheet.safeParse(sheet).success;
  return { hp: { current: Math.min(current, max), max }, sheet: fits ? sheet : theirs.sheet };
}

function figuresOf({ hp, sheet }: LastingFigures): LastingFigures {
  return { hp: { current: hp.current, max: hp.max }, sheet };
}
