import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Message } from '#shared/text/message.ts';
import { mpOf } from './powers/active-powers.ts';
import { fightOf } from './fight.ts';
import { ownOf } from './own.ts';
import { sheetSlot } from './sheet/sheet.ts';
import { heroesMessage } from './words/texts.ts';

/** A combatant's running figures: MP of one who has any (H15), and turns marked late (H5). */
export function figures(combatant: Combatant): JsonObject {
  const { late } = ownOf(combatant);
  const maxMp = sheetSlot.read(combatant.sheet).mp;
  const mp = mpOf(combatant);
  return {
    ...(maxMp === 0 && mp === 0 ? {} : { mp, maxMp }),
    ...(late === 0 ? {} : { late }),
  };
}

/** MP left of one who has any, in words (H15). */
export function figuresLine(combatant: Combatant): readonly Message[] {
  const max = sheetSlot.read(combatant.sheet).mp;
  const mp = mpOf(combatant);
  return max === 0 && mp === 0 ? [] : [heroesMessage('tracker.mpLeft', { mp, max })];
}

/** The objects of the scene, when there are any (O1–O3). */
export function situation(state: CombatState): JsonObject {
  const { objects } = fightOf(state);
  if (objects.length === 0) return {};
  return { objects: objects.map((object) => ({ ...object, destroyed: object.hitPoints === 0 })) };
}
