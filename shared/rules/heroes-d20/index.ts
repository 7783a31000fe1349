import { hasCondition } from '../../combat/conditions.ts';
import { individualTurns } from '../../combat/turns/individual.ts';
import type { RuleSystem } from '../system.ts';
import { actions } from './actions.ts';
import { attackOffer } from './attack-offer.ts';
import { conditions } from './combat-conditions.ts';
import { attack } from './commands/attack.ts';
import { late } from './commands/late.ts';
import { form } from './form.ts';
import { health } from './health.ts';
import { orderRules } from './initiative.ts';
import { movementMeters } from './movement.ts';
import { optionsForm } from './options-form.ts';
import { optionsSchema } from './options.ts';
import { ownSlot } from './own.ts';
import { resolvers } from './resolvers.ts';
import { sheetLine } from './sheet-line.ts';
import { sheetSchema, sheetSlot } from './sheet.ts';
import { HEROES_D20, say, texts } from './texts.ts';

const ROUND_MINUTES = 2; // H3

/** The d20 game of powered heroes, "Heróis (d20)". */
export const heroesD20: RuleSystem = {
  id: HEROES_D20,
  name: say('name'),
  texts,
  sheet: sheetSchema,
  options: optionsSchema,
  optionsForm,
  form,
  sheetLine,
  turns: individualTurns(orderRules),
  commands: [attack, late],
  conditions,
  health,
  resolvers,
  actions,
  attack: attackOffer,
  roundMinutes: ROUND_MINUTES,
  movement(combatant) {
    if (hasCondition(combatant, 'grappled')) return 0; // H20
    const { dex, speedster } = sheetSlot.read(combatant.sheet);
    return movementMeters(dex, speedster === null || speedster.bonus === 0 ? null : speedster.bonus);
  },
  figures({ own }) {
    const lateTurns = ownSlot.read(own, 'own').late;
    return lateTurns === 0 ? {} : { late: lateTurns };
  },
  situation: () => ({}),
  statLines: null,
};
