import type { OrderRules } from '#shared/combat/turns/order.ts';
import { diceOf, rollPair } from '#shared/rules/template/checks/two-dice.ts';
import { sheetSlot } from '#shared/rules/template/sheet/sheet.ts';

/** 2d6 + Agility, the higher first; nobody is caught unaware and nothing is readied (T1). */
export const orderRules: OrderRules = {
  initiative({ sheet }) {
    const { agility } = sheetSlot.read(sheet);
    return { bonus: agility, tieBreak: 0 };
  },
  roll(play, { sheet }) {
    const pair = rollPair(play.dice, 'initiative');
    const natural = pair.first + pair.second;
    return { natural, total: natural + sheetSlot.read(sheet).agility, dice: diceOf(pair) };
  },
  delayLimit: () => null,
};
