import { isDeepStrictEqual } from 'node:util';
import type { Character } from '../../shared/api/campaigns.ts';
import type { History } from '../../shared/combat/history.ts';
import type { CombatState } from '../../shared/combat/state.ts';
import type { JsonObject } from '../../shared/json.ts';
import type { Homecoming, RuleSystem } from '../../shared/rules/system.ts';
import { findCharacter, storeFigures } from '../store/characters.ts';
import type { StoredCombat } from '../store/combats.ts';
import { homecomingsOf, storeHomecomings, supersede, type Homecomings } from '../store/homecomings.ts';
import type { Sqlite } from '../store/sqlite.ts';

/** A fight whose party may go home. */
export interface EndingFight {
  readonly stored: StoredCombat;
  readonly system: RuleSystem;
  readonly history: History;
}

/**
 * Writes to the characters of the party what the fight left them with, and keeps what they were before. One whom another
 * fight's end has changed since this one ended first is left alone. Call it in a transaction.
 */
export function takeHome(db: Sqlite, { stored, system, history }: EndingFight, state: CombatState): void {
  const combatId = stored.combat.id;
  const known = homecomingsOf(db, combatId);
  const kept = new Map(Object.entries(known));
  for (const [id, characterId] of stored.party) {
    const before = history.initial.combatants.find((one) => one.id === id);
    const after = state.combatants.find((one) => one.id === id);
    const character = findCharacter(db, characterId);
    if (!before || !after || !character || known[characterId] === null) continue;
    const arrived: Homecoming = { hp: before.hp, sheet: before.sheet };
    storeFigures(db, characterId, changed(character, arrived, system.carryHome(before, after)));
    kept.set(characterId, { hp: character.hp, sheet: character.sheet });
    supersede(db, combatId, characterId);
  }
  storeHomecomings(db, combatId, Object.fromEntries(kept));
}

/** Gives the characters back what they were before the fight's end, which is undone. Call it in a transaction. */
export function takeBack(db: Sqlite, { stored }: EndingFight): void {
  const combatId = stored.combat.id;
  const left: [string, Homecomings[string]][] = [];
  for (const [characterId, before] of Object.entries(homecomingsOf(db, combatId))) {
    if (before === null) left.push([characterId, null]);
    else storeFigures(db, characterId, before);
  }
  storeHomecomings(db, combatId, Object.fromEntries(left));
}

/** A character with what the fight changed; the rest stays as it is now, in case the narrator changed it meanwhile. */
function changed({ hp, sheet }: Character, arrived: Homecoming, home: Homecoming): Homecoming {
  const max = home.hp.max === arrived.hp.max ? hp.max : home.hp.max;
  const differing: JsonObject = Object.fromEntries(
    Object.entries(home.sheet).filter(([field, value]) => !isDeepStrictEqual(value, arrived.sheet[field])),
  );
  return { hp: { current: Math.min(home.hp.current, max), max }, sheet: { ...sheet, ...differing } };
}
