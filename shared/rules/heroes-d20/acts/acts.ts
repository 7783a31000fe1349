import type { Message } from '#shared/text/message.ts';
import type { Action } from '#shared/rules/heroes-d20/turn/actions.ts';
import type { Sheet } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

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

/** The acts that change nothing the rules keep: told, and paid for. The others have commands of their own. */
export const PLAIN_ACTS = [
  'move',
  'swim',
  'climb',
  'jump',
  'handle-item',
  'throw-item-to-catch',
  'throw-item-to-hit',
  'drop-item',
  'speak',
] as const satisfies readonly Act[];

/** An act that is only told and paid for. */
export type PlainAct = (typeof PLAIN_ACTS)[number];

/** The plain acts that use up metres of movement, which one who is held can't do (H17, H20). */
export const ACTS_OF_MOVING: ReadonlySet<Act> = new Set<Act>(['move', 'swim', 'climb', 'jump']);

/** The words of a plain act, for buttons. */
export function actLabel(act: PlainAct): Message {
  return heroesMessage(`act.${act}`);
}

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
