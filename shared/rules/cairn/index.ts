import type { RuleSystem } from '../system.ts';
import { act } from './act.ts';
import { actSaves } from './act-saves.ts';
import { attack } from './attack-command.ts';
import { loseAttributeCommand, regainAttributeCommand } from './attribute-commands.ts';
import { countBlast } from './blast-count.ts';
import { carryHome, conditionsFrom } from './carry-home.ts';
import { conditions } from './conditions.ts';
import { declare, withdraw } from './declare.ts';
import { figures, situation } from './figures.ts';
import { lossSlots } from './foresee.ts';
import { form } from './form.ts';
import { hurt } from './hurt.ts';
import { morale } from './morale-command.ts';
import { attackOffer } from './offer.ts';
import { optionsForm } from './options-form.ts';
import { optionsSchema } from './options.ts';
import { policy } from './policy.ts';
import { recover, resolvePending, stabiliseCommand } from './recovery.ts';
import { resolveStep } from './resolve-step.ts';
import { playerBoard } from './player-board.ts';
import { resolvers } from './resolvers.ts';
import { retreat } from './retreat.ts';
import { sheetLine } from './sheet-line.ts';
import { sheetSchema } from './sheet.ts';
import { sideTurns } from './sides.ts';
import { canAct, has, standingOf } from './standing.ts';
import { readCairnStatLines } from './stat-lines/read.ts';
import { writeCairnStatLine } from './stat-lines/write.ts';
import { say, texts } from './texts.ts';

const ROUND_MINUTES = 10 / 60; // C2: about ten seconds
const MOVE_METERS = 12; // C4

/** "Cairn 2ª edição": sides, attacks that hit by themselves, scars. */
export const cairn: RuleSystem = {
  id: 'cairn',
  name: say('name'),
  texts,
  sheet: sheetSchema,
  sheetLine,
  options: optionsSchema,
  optionsForm,
  form,
  turns: sideTurns,
  commands: [
    actSaves,
    declare,
    withdraw,
    resolveStep,
    attack,
    act,
    countBlast,
    retreat,
    morale,
    stabiliseCommand,
    recover,
    resolvePending,
    loseAttributeCommand,
    regainAttributeCommand,
  ],
  conditions,
  health: {
    unit: say('health.unit'),
    hurt,
    standing: standingOf,
    lowest: () => 0,
    rounding: 'down',
    lossSlots,
    canAct,
  },
  resolvers,
  // Turns belong to sides: what one's action goes to is kept by the fight (C4), not by a turn of one's own.
  actions: null,
  attack: attackOffer,
  roundMinutes: ROUND_MINUTES,
  roundName: 'round',
  movement: (combatant) => (canAct(combatant) && !has(combatant, 'hamstrung') ? MOVE_METERS : 0),
  figures,
  situation,
  statLines: readCairnStatLines,
  writeStatLine: writeCairnStatLine,
  conditionsFrom,
  carryHome,
  playerBoard,
  policy,
};
