import type { ActionEconomy } from '#shared/combat/action-economy.ts';
import type { Message } from '#shared/text/message.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** The kinds of action a turn is made of (N4); reactions belong to the round and are counted apart (N5). */
export const ACTION_KINDS = ['standard', 'movement', 'full', 'free'] as const;

/** A kind of action (N4). */
export type Action = (typeof ACTION_KINDS)[number];

const STANDARD_ACTIONS = 1; // N4
const MOVEMENT_ACTIONS = 1; // N4
const ACTIONS = STANDARD_ACTIONS + MOVEMENT_ACTIONS; // N4: the standard one may be traded for a second movement

const REFUSALS = {
  standardSpent: ritualsMessage('refuse.standardSpent'),
  standardTraded: ritualsMessage('refuse.standardTraded'),
  movementSpent: ritualsMessage('refuse.movementSpent'),
  fullNeedsBoth: ritualsMessage('refuse.fullNeedsBoth'),
  afterFull: ritualsMessage('refuse.afterFull'),
} as const;

/** Why `next` may not be spent after `spent`, or null when it may (N4). */
export function actionRefusal(spent: readonly string[], next: string): Message | null {
  const made = (kind: Action): number => spent.filter((one) => one === kind).length;
  const taken = made('standard') + made('movement');
  switch (next) {
    case 'free':
      return null;
    case 'standard':
      if (made('full') > 0) return REFUSALS.afterFull;
      if (made('standard') >= STANDARD_ACTIONS) return REFUSALS.standardSpent;
      return taken < ACTIONS ? null : REFUSALS.standardTraded;
    case 'movement':
      if (made('full') > 0) return REFUSALS.afterFull;
      return taken < ACTIONS ? null : REFUSALS.movementSpent;
    case 'full':
      if (made('full') > 0) return REFUSALS.afterFull;
      return taken === 0 ? null : REFUSALS.fullNeedsBoth;
    default:
      return ritualsMessage('refuse.unknownAction', { action: next });
  }
}

/** What a turn may be spent on (N4). */
export const actions: ActionEconomy = {
  kinds: [
    { id: 'standard', label: ritualsMessage('action.standard'), slots: STANDARD_ACTIONS },
    { id: 'movement', label: ritualsMessage('action.movement'), slots: MOVEMENT_ACTIONS },
    { id: 'full', label: ritualsMessage('action.full'), slots: 0 },
    { id: 'free', label: ritualsMessage('action.free'), slots: 0 },
  ],
  refusal: actionRefusal,
  left(spent) {
    const made = (kind: Action): number => spent.filter((one) => one === kind).length;
    if (made('full') > 0) return { standard: 0, movement: 0 };
    const extraMovements = Math.max(0, made('movement') - MOVEMENT_ACTIONS);
    return {
      standard: STANDARD_ACTIONS - made('standard') - extraMovements,
      movement: Math.max(0, MOVEMENT_ACTIONS - made('movement')),
    };
  },
};
