import { patchCombatant, refuse, requireCombatant, who } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { RodadaError } from '#shared/errors.ts';
import { plain } from '#shared/text/message.ts';
import type { HealthRules, RuleSystem } from '#shared/rules/system.ts';
import { template } from '#shared/rules/template/index.ts';
import { withCommand, type Broken } from './broken.ts';

const { conditions, health, turns } = template;

function withHealth(changed: Partial<HealthRules>): RuleSystem {
  return { ...template, health: { ...health, ...changed } };
}

let times = 0;

/** What is wrong with what happens in a fight and what is made of it. */
export const BROKEN_FIGHTS: readonly Broken[] = [
  {
    what: 'a command that nobody can ever give',
    found: 'every command of its own',
    system: withCommand(() => refuse(plain('não'))),
  },
  {
    what: 'a refusal that isn’t one',
    found: 'what is refused',
    system: withCommand(() => {
      throw new RodadaError('INTERNAL', plain('não'));
    }),
  },
  {
    what: 'an order in which those who left still stand',
    found: 'the order is everybody',
    system: { ...template, turns: { ...turns, left: () => undefined } },
  },
  {
    what: 'points below their floor',
    found: 'points are whole',
    system: withHealth({
      hurt(play, target, amount) {
        const { hp } = requireCombatant(play.state, target);
        patchCombatant(play, target, { hp: { ...hp, current: hp.current - amount } });
      },
    }),
  },
  {
    what: 'an attack that rolls more than it asks for',
    found: 'an attack rolls',
    system: {
      ...template,
      attack: { ...template.attack, slots: (...given) => template.attack.slots(...given).slice(0, 1) },
    },
  },
  {
    what: 'an attack that asks for a die of the wrong kind',
    found: 'an attack rolls',
    system: {
      ...template,
      attack: {
        ...template.attack,
        slots: (...given) => template.attack.slots(...given).map((slot) => ({ ...slot, sides: 20 })),
      },
    },
  },
  {
    what: 'an attack that asks for a die and never rolls it',
    found: 'an attack rolls',
    system: {
      ...template,
      attack: {
        ...template.attack,
        slots: (...given) => [
          ...template.attack.slots(...given),
          { purpose: 'luck', label: plain('Sorte'), sides: 6, count: 1 },
        ],
      },
    },
  },
  {
    what: 'odds that forget the armour',
    found: 'the odds of an attack',
    system: {
      ...template,
      odds: template.odds && {
        ...template.odds,
        foresee: (state, attack) =>
          template.odds?.foresee(
            {
              ...state,
              combatants: state.combatants.map((one) => ({ ...one, sheet: { ...one.sheet, armor: 0 } })),
            },
            attack,
          ) ?? null,
      },
    },
  },
  {
    what: 'a loss of points that rolls without asking',
    found: 'points lost',
    system: withHealth({
      hurt(play, target, amount, by) {
        play.dice.roll('save', 20);
        health.hurt(play, target, amount, by);
      },
    }),
  },
  {
    what: 'a command that changes the state in place',
    found: 'undo after a command',
    system: withCommand((play) => {
      requireRunning(play);
      Object.assign(play.state, { count: 1 });
    }),
  },
  {
    what: 'a command that remembers what the fight doesn’t',
    found: 'what was set up and stored',
    system: withCommand((play) => {
      requireRunning(play);
      times += 1;
      play.state = { ...play.state, own: { times } };
    }),
  },
  {
    what: 'a figure that JSON doesn’t have',
    found: 'state, events, figures',
    system: { ...template, figures: () => ({ guard: Number.NaN }) },
  },
  {
    what: 'somebody who goes home with more points than it can have',
    found: 'what somebody leaves',
    system: {
      ...template,
      carryOver: (_before, { hp, sheet }) => ({ hp: { current: hp.max + 1, max: hp.max }, sheet }),
    },
  },
  {
    what: 'a key in the log',
    found: 'a log is written',
    system: {
      ...template,
      conditions: conditions.map((one) => ({ ...one, describe: () => plain('condition.prone') })),
    },
  },
  {
    what: 'a log that tells players a reminder',
    found: 'the players’ log',
    system: withCommand((play) => {
      requireRunning(play);
      const reminders = play.state.combatants.map(({ reminder }) => reminder).join(' ');
      const pc = play.state.combatants.find(({ side }) => side === 'pc');
      play.events.push({ type: 'told', who: pc ? who(pc) : null, said: plain(reminders), rule: 'T1' });
    }),
  },
  {
    what: 'a players’ board with figures',
    found: 'players see no id',
    system: {
      ...template,
      conditions: conditions.map((one) => ({ ...one, label: plain('Abalado 3') })),
    },
  },
  {
    what: 'an arena that fights otherwise than the policy',
    found: 'a forecast fights',
    system: {
      ...template,
      policy: template.policy && {
        ...template.policy,
        arena: () => ({ fighters: [], fight: () => ({ winner: 'pc', rounds: 1 }) }),
      },
    },
  },
];
