import type { ActionEconomy } from '#shared/combat/action-economy.ts';
import { templateMessage } from '#shared/rules/template/words/texts.ts';

/** What a turn may be spent on: one action and one step, in any order (T2). */
export const actions: ActionEconomy = {
  kinds: [
    { id: 'main', label: templateMessage('action.main'), slots: 1 },
    { id: 'step', label: templateMessage('action.step'), slots: 1 },
  ],
  refusal(spent, next) {
    if (!spent.includes(next)) return null;
    return templateMessage(next === 'main' ? 'refuse.mainSpent' : 'refuse.stepSpent');
  },
  left: (spent) => ({ main: spent.includes('main') ? 0 : 1, step: spent.includes('step') ? 0 : 1 }),
};
