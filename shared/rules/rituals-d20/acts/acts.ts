import type { Message } from '#shared/text/message.ts';
import type { Action } from '#shared/rules/rituals-d20/turn/actions.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** A common act: what it is paid with, and its words. */
interface Act {
  readonly action: Action;
  readonly label: Message;
}

/** The common acts of a turn that take no dice (N13, N15); drawing a weapon and conjuring have commands of their own. */
export const ACT_IDS = [
  'use-ability',
  'use-item',
  'take-out-ritual-material',
  'throw-item-to-hit',
  'stand-up',
  'move',
  'hide',
  'handle-item',
  'look-item-over',
  'draw-item',
  'put-item-away',
  'throw-item-to-catch',
  'drop-prone',
  'drop-item',
  'look',
  'speak',
] as const;

/** A common act of a turn (N15). */
export type ActId = (typeof ACT_IDS)[number];

/** What each common act costs (N13, N15). */
export const ACTS: { readonly [Id in ActId]: Act } = {
  'use-ability': { action: 'standard', label: ritualsMessage('act.use-ability') },
  'use-item': { action: 'standard', label: ritualsMessage('act.use-item') },
  'take-out-ritual-material': { action: 'standard', label: ritualsMessage('act.take-out-ritual-material') },
  'throw-item-to-hit': { action: 'standard', label: ritualsMessage('act.throw-item-to-hit') },
  'stand-up': { action: 'movement', label: ritualsMessage('act.stand-up') },
  move: { action: 'movement', label: ritualsMessage('act.move') },
  hide: { action: 'movement', label: ritualsMessage('act.hide') },
  'handle-item': { action: 'movement', label: ritualsMessage('act.handle-item') },
  'look-item-over': { action: 'movement', label: ritualsMessage('act.look-item-over') },
  'draw-item': { action: 'movement', label: ritualsMessage('act.draw-item') },
  'put-item-away': { action: 'movement', label: ritualsMessage('act.put-item-away') },
  'throw-item-to-catch': { action: 'movement', label: ritualsMessage('act.throw-item-to-catch') },
  'drop-prone': { action: 'free', label: ritualsMessage('act.drop-prone') },
  'drop-item': { action: 'free', label: ritualsMessage('act.drop-item') },
  look: { action: 'free', label: ritualsMessage('act.look') },
  speak: { action: 'free', label: ritualsMessage('act.speak') },
};
