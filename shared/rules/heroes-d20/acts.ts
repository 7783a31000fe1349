import type { Action } from './actions.ts';
import type { Sheet } from './sheet.ts';

/** What each common act of a turn is paid with, before perks (H17). */
export const ACTS = {
  'stand-up': 'movement',
  move: 'movement',
  swim: 'movement',
  climb: 'movement',
  jump: 'movement',
  'handle-item': 'movement',
  'draw-weapon': 'movement',
  'sheathe-weapon': 'movement',
  'throw-item-to-catch': 'movement',
  'throw-item-to-hit': 'combat',
  'drop-prone': 'free',
  'drop-item': 'free',
  speak: 'free',
} as const satisfies Readonly<Record<string, Action>>;

/** A common act of a turn. */
export type Act = keyof typeof ACTS;

/** What an act costs this one: standing is free with `acrobat`, drawing or sheathing once a round with `quickDraw` (H17). */
export function actCost(
  act: Act,
  perks: Pick<Sheet, 'acrobat' | 'quickDraw'>,
  usedQuickDrawThisRound: boolean,
): Action {
  switch (act) {
    case 'stand-up':
      return perks.acrobat ? 'free' : ACTS[act];
    case 'draw-weapon':
    case 'sheathe-weapon':
      return perks.quickDraw && !usedQuickDrawThisRound ? 'free' : ACTS[act];
    default:
      return ACTS[act];
  }
}
