import { individualTurns } from '#shared/combat/turns/individual.ts';
import { pointsCarriedOver } from '#shared/rules/kit/points-carried-over.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { templateCard } from './card.ts';
import { attackOffer } from './attack/offer.ts';
import { commands, type TemplateCommand } from './commands.ts';
import { conditions, DIALS } from './conditions/conditions.ts';
import { figures } from './figures.ts';
import { policy } from './forecast/policy.ts';
import { optionsForm, optionsSchema } from './options.ts';
import { odds, resolvers } from './resolvers.ts';
import { form } from './sheet/form.ts';
import { sheetLine } from './sheet/sheet-line.ts';
import { sheetSchema } from './sheet/sheet.ts';
import { actions } from './turn/actions.ts';
import { health } from './turn/health.ts';
import { orderRules } from './turn/initiative.ts';
import { texts } from './words/texts.ts';

const ROUND_MINUTES = 0.1;

/**
 * A whole small rule system, the example that docs/adding-a-system.md walks through and `npm run new-system` copies. It is
 * compiled and tested like the others and never shipped: it stands in no registry.
 */
export const template: RuleSystem<TemplateCommand> = {
  ...templateCard,
  rulesVersion: 2,
  texts,
  sheet: sheetSchema,
  options: optionsSchema,
  optionsForm,
  form,
  sheetLine,
  turns: individualTurns(orderRules),
  commands,
  conditions,
  dials: DIALS,
  health,
  resolvers,
  actions,
  attack: attackOffer,
  odds,
  roundMinutes: ROUND_MINUTES,
  movement: () => null,
  figures,
  situation: () => ({}),
  conditionsFrom: () => [],
  carryOver: pointsCarriedOver,
  help: { 'pt-BR': () => import('./help/pt-BR.ts'), en: () => import('./help/en.ts') },
  policy,
};
