import { heroesD20Card } from './card.ts';
import { runningSheet } from './sheet/running-sheet.ts';
import { pointsCarriedOver } from '#shared/rules/kit/points-carried-over.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { actions } from './turn/actions.ts';
import { attackOffer } from './attack/attack-offer.ts';
import { endingTest } from './acts/ending-test.ts';
import { conditions } from './conditions/combat-conditions.ts';
import { DIALS } from './conditions/conditions.ts';
import { commands, type HeroesCommand } from './commands.ts';
import { figures, figuresLine, situation } from './figures.ts';
import { sceneWith } from './fight.ts';
import { form } from './sheet/form.ts';
import { health } from './turn/health.ts';
import { metersOf } from './turn/movement-of.ts';
import { optionsForm, optionsSchema } from './options.ts';
import { policy } from './forecast/policy.ts';
import { odds, resolvers } from './resolvers.ts';
import { sheetLine } from './sheet/sheet-line.ts';
import { sheetSchema } from './sheet/sheet.ts';
import { texts } from './words/texts.ts';
import { turnTimer } from './acts/late.ts';
import { turns } from './turn/turns.ts';

const ROUND_MINUTES = 2; // H3

/** The d20 game of powered heroes, "Heróis (d20)". */
export const heroesD20: RuleSystem<HeroesCommand> = {
  ...heroesD20Card,
  rulesVersion: 3,
  texts,
  sheet: sheetSchema,
  options: optionsSchema,
  optionsForm,
  form,
  sheetLine,
  turns,
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
  turnTimer,
  movement: metersOf,
  figures,
  figuresLine,
  situation,
  conditionsFrom: () => [],
  runningSheet,
  carryOver: pointsCarriedOver,
  help: {
    'pt-BR': () => import('./help/pt-BR/index.ts'),
    en: () => import('./help/en/index.ts'),
  },
  objects: { scene: sceneWith },
  policy,
};
