import { armorOf } from '#shared/rules/cairn/conditions/counted-conditions.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import { awaitingSave } from './turn/act-saves.ts';
import { deathRound } from './wounds/dying.ts';
import { fightOf } from './fight.ts';
import { attributesOf, pendingOf, scarsOf } from './own.ts';
import { isDeprived } from './wounds/recovery.ts';
import { sheetSlot } from './sheet/sheet.ts';
import { has, isDead } from './conditions/standing.ts';

/** A combatant's running figures: attributes now and at most, armour, scars, what waits, and how near death it is. */
export function figures(combatant: Combatant): JsonObject {
  const { str, dex, wil } = attributesOf(combatant);
  const { detachment, fatigue } = sheetSlot.read(combatant.sheet);
  return {
    str: str.current,
    dex: dex.current,
    wil: wil.current,
    maxStr: str.max,
    maxDex: dex.max,
    maxWil: wil.max,
    armor: armorOf(combatant),
    detachment,
    fatigue,
    deprived: isDeprived(combatant),
    scars: scarsOf(combatant).map(({ entry, place }) => ({ entry, place: place === 'none' ? null : place })),
    pending: pendingOf(combatant),
    criticalDamage: has(combatant, 'critical'),
    diesInRound: deathRound(combatant),
    dead: isDead(combatant),
  };
}

/** The running state of the fight: whose step, who still has to save to act, who has acted, what is declared, what is asked. */
export function situation(state: CombatState): JsonObject {
  const { step, acted, late, declared, prompts } = fightOf(state);
  return { step, awaitingSave: awaitingSave(state).map(({ id }) => id), late, acted, declared, prompts };
}
