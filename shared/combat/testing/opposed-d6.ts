import { z } from 'zod';
import type { RuleSystem } from '../../rules/system.ts';
import { plain } from '../../text/message.ts';
import { spendAction } from '../actions.ts';
import { defineCommand, type CommandOf } from '../command.ts';
import type { FightCommand } from '../commands/index.ts';
import { losePoints, refreshStanding } from '../health.ts';
import { requireCombatant, who } from '../play.ts';
import { slotOf } from '../slot.ts';
import type { IndividualCommand } from '../turns/individual-commands.ts';
import { individualTurns } from '../turns/individual.ts';
import { plainSystem } from './plain-system.ts';

const ID = 'opposed-d6';
const ptBR = {
  name: 'Dado contra dado',
  strikes: '{{attacker}} enfrenta {{target}}',
  wins: 'vence, {{mine}} contra {{theirs}}',
  loses: 'não vence, {{mine}} contra {{theirs}}',
  die: 'd6',
};
const en = {
  name: 'Die against die',
  strikes: '{{attacker}} faces {{target}}',
  wins: 'wins, {{mine}} against {{theirs}}',
  loses: 'does not win, {{mine}} against {{theirs}}',
  die: 'd6',
};
const say = (key: keyof typeof ptBR, values = {}) => ({ key: `${ID}:${key}`, values });

const sheet = slotOf(z.strictObject({ might: z.int().default(0) }));

const strike = defineCommand(
  'strike',
  z.strictObject({ attacker: z.string(), target: z.string() }),
  (play, fields) => {
    const attacker = requireCombatant(play.state, fields.attacker, 'attacker');
    const target = requireCombatant(play.state, fields.target, 'target');
    spendAction(play, attacker.id, 'act');
    const [mine, theirs] = [attacker, target].map((one) => {
      const natural = play.dice.roll('strike', 6);
      const { might } = sheet.read(one.sheet);
      const die = {
        label: say('die'),
        value: natural,
        rule: 'X1',
        dice: [{ sides: 6, natural, kept: true }],
      };
      const terms = [die, { label: plain('might'), value: might, rule: 'X1', dice: [] }];
      return { purpose: 'opposed', label: plain(one.name), terms, multiplier: 1, total: natural + might };
    });
    if (mine === undefined || theirs === undefined) return;
    const margin = mine.total - theirs.total;
    play.events.push({
      type: 'test',
      act: 'attack',
      actor: who(attacker),
      target: who(target),
      said: say('strikes', { attacker: plain(attacker.name), target: plain(target.name) }),
      outcome: margin > 0 ? 'success' : 'failure',
      verdict: say(margin > 0 ? 'wins' : 'loses', { mine: mine.total, theirs: theirs.total }),
      sums: [mine, theirs],
      rule: 'X1',
    });
    if (margin > 0) play.system.health.hurt(play, target.id, margin, who(attacker));
  },
);

const commands = [strike];

/** What a fight of opposed d6 takes. */
export type OpposedCommand = FightCommand<IndividualCommand | CommandOf<typeof commands>>;

/**
 * A fifth system in one file, for the test that nothing else has to know of it: opposed d6 + might, the margin is the
 * damage, and points go down to −5 before one is out.
 */
export const opposedD6: RuleSystem<OpposedCommand> = {
  ...plainSystem,
  id: ID,
  rulesVersion: 1,
  name: say('name'),
  texts: { 'pt-BR': ptBR, en },
  sheet: z.strictObject({ might: z.int().default(0) }),
  turns: individualTurns({
    initiative: () => ({ bonus: 0, tieBreak: 0 }),
    roll(play) {
      const natural = play.dice.roll('initiative', 6);
      return { natural, total: natural, dice: [{ sides: 6, natural, kept: true }] };
    },
    delayLimit: () => null,
  }),
  commands,
  health: {
    unit: plain('V'),
    hurt(play, target, amount, by) {
      losePoints(play, target, amount, by, -5);
      refreshStanding(play, target);
    },
    standing: ({ hp }) => (hp.current <= -5 ? 'defeated' : 'up'),
    lowest: () => -5,
    rounding: 'down',
    canAct: ({ hp }) => hp.current > 0,
  },
};
