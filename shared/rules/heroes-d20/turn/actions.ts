import type { ActionEconomy } from '#shared/combat/action-economy.ts';
import type { Message } from '#shared/text/message.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

/** The kinds of action a turn is made of (H16). */
export const ACTION_KINDS = ['combat', 'movement', 'full', 'free', 'reaction'] as const;

/** A kind of action (H16). */
export type Action = (typeof ACTION_KINDS)[number];

const COMBAT_ACTIONS = 1; // H16
const MOVEMENT_ACTIONS = 2; // H16: one of its own, one for the free action

const REFUSALS = {
  combatSpent: heroesMessage('refuse.combatSpent'),
  movementSpent: heroesMessage('refuse.movementSpent'),
  fullNeedsBoth: heroesMessage('refuse.fullNeedsBoth'),
  afterFull: heroesMessage('refuse.afterFull'),
} as const;

/** Why `next` may not be spent after `spent`, or null when it may (H16). */
export function actionRefusal(spent: readonly string[], next: string): Message | null {
  const made = (kind: Action): number => spent.filter((one) => one === kind).length;
  switch (next) {
    case 'free':
    case 'reaction':
      return null;
    case 'combat':
      if (made('full') > 0) return REFUSALS.afterFull;
      return made('combat') < COMBAT_ACTIONS ? null : REFUSALS.combatSpent;
    case 'movement':
      if (made('full') > 0) return REFUSALS.afterFull;
      return made('movement') < MOVEMENT_ACTIONS ? null : REFUSALS.movementSpent;
    case 'full':
      if (made('full') > 0) return REFUSALS.afterFull;
      return made('combat') + made('movement') === 0 ? null : REFUSALS.fullNeedsBoth;
    default:
      return heroesMessage('refuse.unknownAction', { action: next });
  }
}

/** Why a turn may not be spent like this, in any order of its actions, or null when it may (H16). */
export function spendRefusal(spend: readonly Action[]): Message | null {
  // What is free stands in the way of nothing.
  const counted: Action[] = [];
  for (const next of spend) {
    const refusal = actionRefusal(counted, next);
    if (refusal !== null) return refusal;
    if (next !== 'free' && next !== 'reaction') counted.push(next);
  }
  return null;
}

/** What a turn may be spent on (H16); the third pip is the movement that the free action may be traded for. */
export const actions: ActionEconomy = {
  kinds: [
    { id: 'combat', label: heroesMessage('action.combat'), slots: COMBAT_ACTIONS },
    { id: 'movement', label: heroesMessage('action.movement'), slots: MOVEMENT_ACTIONS },
    { id: 'full', label: heroesMessage('action.full'), slots: 0 },
    { id: 'free', label: heroesMessage('action.free'), slots: 0 },
    { id: 'reaction', label: heroesMessage('action.reaction'), slots: 0, isReaction: true },
  ],
  refusal: actionRefusal,
  left(spent) {
    const made = (kind: Action): number => spent.filter((one) => one === kind).length;
    if (made('full') > 0) return { combat: 0, movement: 0 };
    return {
      combat: COMBAT_ACTIONS - made('combat'),
      movement: MOVEMENT_ACTIONS - made('movement'),
    };
  },
};
