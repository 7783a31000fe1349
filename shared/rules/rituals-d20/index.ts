import { individualTurns } from '#shared/combat/turns/individual.ts';
import { pointsCarriedOver } from '#shared/rules/kit/points-carried-over.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { ritualsD20Card } from './card.ts';
import { commands, type RitualsCommand } from './commands.ts';
import { reactionsFrom } from './attack/reactions.ts';
import { actions } from './turn/actions.ts';
import { attackOffer } from './attack/attack-offer.ts';
import { conditions, DIALS } from './conditions/conditions.ts';
import { endingTest } from './acts/ending-test.ts';
import { MOST_FIGURE } from './fields.ts';
import { figures, figuresLine, situation } from './figures.ts';
import { form } from './sheet/form.ts';
import { health } from './turn/health.ts';
import { orderRules } from './turn/initiative.ts';
import { metersOf } from './turn/movement.ts';
import { foreign } from './foreign/format.ts';
import { policy } from './forecast/policy.ts';
import { optionsForm, optionsSchema } from './options.ts';
import { odds, resolvers } from './resolvers.ts';
import { sheetLine } from './sheet/sheet-line.ts';
import { sheetSchema } from './sheet/sheet.ts';
import { texts } from './words/texts.ts';

// The text gives no length for a round: six seconds, as is usual in games of this kind.
const ROUND_MINUTES = 0.1;

/** Modern investigators and rituals with pools of d20, "Rituais (Nd20)". */
export const ritualsD20: RuleSystem<RitualsCommand> = {
  ...ritualsD20Card,
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
  endingTest,
  health,
  resolvers,
  actions,
  attack: attackOffer,
  odds,
  roundMinutes: ROUND_MINUTES,
  movement: metersOf,
  figures,
  figuresLine,
  situation,
  conditionsFrom: () => [],
  countersFrom: reactionsFrom,
  carryOver: pointsCarriedOver,
  help: { 'pt-BR': () => import('./help/pt-BR/index.ts'), en: () => import('./help/en/index.ts') },
  mostFigure: MOST_FIGURE,
  // The tables and the calculator only: fights of this game have no objects in their scene.
  objects: {},
  policy,
  foreign,
};
