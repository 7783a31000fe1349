import type { RuleSystem } from '#shared/rules/system.ts';
import { cairnCard } from './card.ts';
import { commands, type CairnCommand } from './commands.ts';
import { carryOver, conditionsFrom } from './home/carry-over.ts';
import { runningSheet } from './home/running-sheet.ts';
import { conditions, DIALS } from './conditions/conditions.ts';
import { endingTest } from './wounds/ending-test.ts';
import { figures, situation } from './figures.ts';
import { lossSlots } from './wounds/foresee.ts';
import { form } from './sheet/form.ts';
import { bringBack, healRefusal } from './wounds/bring-back.ts';
import { hurt } from './wounds/hurt.ts';
import { attackOffer } from './attack/offer.ts';
import { optionsForm, optionsSchema } from './options.ts';
import { foreign } from './foreign/formats.ts';
import { policy } from './forecast/policy.ts';
import { playerBoard } from './turn/player-board.ts';
import { odds, resolvers } from './resolvers.ts';
import { sheetLine } from './sheet/sheet-line.ts';
import { sheetSchema } from './sheet/sheet.ts';
import { fateRuled, sideTurns } from './turn/sides.ts';
import { canAct, has, isDead, standingOf } from './conditions/standing.ts';
import { readCairnStatLines } from './stat-lines/read.ts';
import { writeCairnStatLine } from './stat-lines/write.ts';
import { cairnMessage, texts } from './words/texts.ts';

const ROUND_MINUTES = 10 / 60; // C2: about ten seconds
const MOVE_METERS = 12; // C4

/** "Cairn 2ª edição": sides, attacks that hit by themselves, scars. */
export const cairn: RuleSystem<CairnCommand> = {
  ...cairnCard,
  rulesVersion: 2,
  texts,
  sheet: sheetSchema,
  sheetLine,
  options: optionsSchema,
  optionsForm,
  form,
  turns: sideTurns,
  commands,
  conditions,
  dials: DIALS,
  endingTest,
  health: {
    unit: cairnMessage('health.unit'),
    hurt,
    standing: standingOf,
    lowest: () => 0,
    rounding: 'down',
    lossSlots,
    canAct,
    isDead,
    fateRuled,
    healRefusal,
    ruled: bringBack,
  },
  resolvers,
  // Turns belong to sides: what one's action goes to is kept by the fight (C4), not by a turn of one's own.
  actions: null,
  attack: attackOffer,
  odds,
  roundMinutes: ROUND_MINUTES,
  movement: (combatant) => (canAct(combatant) && !has(combatant, 'hamstrung') ? MOVE_METERS : 0),
  figures,
  situation,
  statLines: {
    read: readCairnStatLines,
    write: writeCairnStatLine,
    examples: { line: cairnMessage('example.line'), pasted: cairnMessage('example.pasted') },
  },
  conditionsFrom,
  runningSheet,
  carryOver,
  help: { 'pt-BR': () => import('./help/pt-BR/index.ts'), en: () => import('./help/en/index.ts') },
  playerBoard,
  policy,
  foreign,
};
