import { pointsCarriedOver } from '#shared/rules/kit/points-carried-over.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { scopCard } from './card.ts';
import { commands, type ScopCommand } from './commands.ts';
import { endingTest } from './checks/ending-test.ts';
import { conditions, DIALS } from './conditions/conditions.ts';
import { figures, figuresLine, situation } from './figures.ts';
import { form } from './sheet/form.ts';
import { attackOffer } from './attack/offer.ts';
import { optionsForm, optionsSchema } from './options.ts';
import { policy } from './forecast/policy.ts';
import { playerBoard } from './turn/player-board.ts';
import { odds, resolvers } from './resolvers.ts';
import { sheetLine } from './sheet/sheet-line.ts';
import { sheetSchema } from './sheet/sheet.ts';
import { canAct, hurt, isDeadOfWounds, standingOf } from './wounds/standing.ts';
import { scopMessage, texts } from './words/texts.ts';
import { fateRuled, groupTurns } from './turn/turns.ts';

const TURN_MINUTES = 7.5 / 60; // five to ten seconds

/** "Combate Descritivo (Scop)": engagement groups, declared intents, everyone at once. */
export const scop: RuleSystem<ScopCommand> = {
  ...scopCard,
  rulesVersion: 2,
  texts,
  sheet: sheetSchema,
  sheetLine,
  options: optionsSchema,
  optionsForm,
  form,
  turns: groupTurns,
  commands,
  conditions,
  dials: DIALS,
  endingTest,
  health: {
    unit: scopMessage('health.unit'),
    startsWith: 6,
    hurt,
    standing: standingOf,
    lowest: ({ hp }) => -hp.max,
    rounding: 'down',
    canAct,
    isDead: isDeadOfWounds,
    fateRuled,
  },
  resolvers,
  // One intent a turn (S7), kept by the fight, not by a turn of one's own.
  actions: null,
  attack: attackOffer,
  odds,
  roundMinutes: TURN_MINUTES,
  // S7: everybody's turn at once.
  // The field is imagined: there are groups, no distances (S5).
  movement: () => null,
  figures,
  figuresLine,
  situation,
  conditionsFrom: () => [],
  carryOver: pointsCarriedOver,
  help: { 'pt-BR': () => import('./help/pt-BR/index.ts'), en: () => import('./help/en/index.ts') },
  policy,
  playerBoard,
};
