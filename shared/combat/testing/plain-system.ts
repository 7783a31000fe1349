import { isKeptFromActing } from '#shared/combat/conditions/dials.ts';
import { z } from 'zod';
import { pointsCarriedOver } from '#shared/rules/kit/points-carried-over.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { plain } from '#shared/text/message.ts';
import { losePoints, refreshStanding } from '#shared/combat/health.ts';
import { patchCombatant } from '#shared/combat/play.ts';
import type { FightCommand } from '#shared/combat/commands/index.ts';
import { addCondition } from '#shared/combat/conditions/held.ts';
import { slotOf } from '#shared/combat/slot.ts';
import type { IndividualCommand } from '#shared/combat/turns/individual-commands.ts';
import { individualTurns } from '#shared/combat/turns/individual.ts';

const sheetSchema = z.strictObject({ initiative: z.int().default(0), dex: z.int().default(0) });
const sheet = slotOf(sheetSchema);
const bare = z.strictObject({});

/** What a fight of the plain system takes. */
export type PlainCommand = FightCommand<IndividualCommand>;

/** The smallest system with individual turns, for tests of the engine: d20 + initiative, one action a turn, two conditions. */
export const plainSystem: RuleSystem<PlainCommand> = {
  id: 'plain',
  rulesVersion: 1,
  name: plain('Plain'),
  about: {
    feel: plain('Plain'),
    dice: plain('d20'),
    length: plain('Short'),
    audience: plain('Tests'),
    source: plain('Tests'),
  },
  roundName: 'round',
  hasObjects: false,
  cardTexts: { 'pt-BR': {}, en: {} },
  texts: { 'pt-BR': {}, en: {} },
  sheet: sheetSchema,
  options: bare,
  optionsForm: { sections: [] },
  form: { sections: [] },
  sheetLine: () => [],
  turns: individualTurns({
    initiative: (combatant) => {
      const { initiative, dex } = sheet.read(combatant.sheet);
      return { bonus: initiative, tieBreak: dex };
    },
    roll(play, combatant) {
      const natural = play.dice.roll('initiative', 20);
      return { natural, total: natural + sheet.read(combatant.sheet).initiative };
    },
    delayLimit: (combatant) => -10 - sheet.read(combatant.sheet).initiative,
    readyAction: 'act',
    links: true,
    surprise(play, id, round) {
      patchCombatant(play, id, { surprisedIn: round });
      const ends = { at: 'own-turn', round: round + 1 } as const;
      addCondition(play, { target: id, id: 'dazed', details: {}, rounds: null, by: null, ends });
    },
  }),
  commands: [],
  conditions: ['dazed', 'marked'].map((id) => ({
    id,
    label: plain(id),
    means: plain(`${id} does nothing`),
    icon: 'circle',
    rule: 'test',
    effects: [],
    canAct: true,
    details: bare,
    describe: () => plain(id),
  })),
  dials: [{ id: 'roll', label: plain('roll'), kind: 'amount' }],
  health: {
    unit: plain('PV'),
    hurt(play, target, amount, by) {
      losePoints(play, { target, amount, by, floor: 0 });
      refreshStanding(play, target);
    },
    standing: ({ hp, side }) => (hp.current > 0 ? 'up' : side === 'foe' ? 'defeated' : 'down'),
    lowest: () => 0,
    rounding: 'down',
    canAct: (combatant) => !isKeptFromActing(combatant, []),
  },
  resolvers: [],
  actions: {
    kinds: [{ id: 'act', label: plain('act'), slots: 1 }],
    refusal: (spent) => (spent.length > 0 ? plain('already acted') : null),
    left: (spent) => ({ act: 1 - spent.length }),
  },
  attack: { choices: () => [], slots: () => [] },
  roundMinutes: 1,
  movement: () => null,
  figures: () => ({}),
  situation: () => ({}),
  conditionsFrom: () => [],
  carryOver: pointsCarriedOver,
};
