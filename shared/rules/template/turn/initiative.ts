import type { OrderRules } from '../../../combat/turns/order.ts';
import { rollPair } from '../checks/two-dice.ts';
import { sheetSlot } from '../sheet/sheet.ts';

/** 2d6 + Agility, the higher first; nobody is caught unaware and nothing is readied (T1). */
export const orderRules: OrderRules = {
  initiative({ sheet }) {
    const { agility } = sheetSlot.read(sheet);
    return { bonus: agility, tieBreak: 0 };
  },
  roll(play, { sheet }) {
    const { first, second } = rollPair(play.dice, 'initiative');
    const natural = first + second;
    return { natural, total: natural + sheetSlot.read(sheet).agility };
  },
  delayLimit: () => null,
  readyAction: null,
  surprise: null,
};
