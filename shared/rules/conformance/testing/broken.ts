import { z } from 'zod';
import { defineCommand } from '../../../combat/command.ts';
import { patchCombatant, refuse, requireCombatant, type Play } from '../../../combat/play.ts';
import { requireRunning } from '../../../combat/status.ts';
import { RodadaError } from '../../../errors.ts';
import { plain } from '../../../text/message.ts';
import type { FormField } from '../../sheet-form.ts';
import type { HealthRules, RuleSystem } from '../../system.ts';
import { template } from '../../template/index.ts';

/** A copy of the template with one thing wrong, and how the name of the check that must find it begins. */
export interface Broken {
  readonly what: string;
  readonly found: string;
  readonly system: RuleSystem;
}

const nothing = z.strictObject({});
const { conditions, health, texts, turns } = template;
const { 'verdict.hit': _hit, ...fewer } = texts.en;

/** The template with the form's field at a path changed. */
function withField(path: string, change: (field: FormField) => FormField): RuleSystem {
  const changed = (field: FormField): FormField => {
    if (field.path === path) return change(field);
    return field.kind === 'list' ? { ...field, fields: field.fields.map(changed) } : field;
  };
  const sections = template.form.sections.map((one) => ({ ...one, fields: one.fields.map(changed) }));
  return { ...template, form: { sections } };
}

/** The template with one more command. */
function withCommand(run: (play: Play) => void): RuleSystem {
  return { ...template, commands: [...template.commands, defineCommand('extra', nothing, run)] };
}

function withHealth(changed: Partial<HealthRules>): RuleSystem {
  return { ...template, health: { ...health, ...changed } };
}

let times = 0;

/** One for each thing that a newcomer gets wrong. */
export const BROKEN: readonly Broken[] = [
  {
    what: 'a condition that stands twice',
    found: 'every id',
    system: { ...template, conditions: [...conditions, ...conditions.slice(0, 1)] },
  },
  { what: 'an id in capitals', found: 'every id', system: { ...template, id: 'Template' } },
  {
    what: 'a sheet that takes anything',
    found: 'an empty sheet',
    system: { ...template, sheet: template.sheet.or(z.looseObject({})) },
  },
  {
    what: 'options that can’t be left out',
    found: 'empty options',
    system: { ...template, options: z.strictObject({ doubleSix: z.enum(['doubled', 'plain']) }) },
  },
  {
    what: 'a condition whose details can’t be left out',
    found: 'every condition',
    system: {
      ...template,
      conditions: conditions.map((one) => ({ ...one, details: z.strictObject({ penalty: z.int() }) })),
    },
  },
  {
    what: 'a field that the sheet doesn’t have',
    found: 'every field of the sheet',
    system: withField('agility', (field) => ({ ...field, path: 'agilty' })),
  },
  {
    what: 'a field that the weapons don’t have',
    found: 'every field of the sheet',
    system: withField('damage', (field) => ({ ...field, path: 'dano' })),
  },
  {
    what: 'a field that begins with what the sheet refuses',
    found: 'every field of the sheet',
    system: withField('armor', (field) => (field.kind === 'integer' ? { ...field, fallback: -1 } : field)),
  },
  {
    what: 'a field that begins with something else than the sheet',
    found: 'every field of the sheet',
    system: withField('guard', (field) => (field.kind === 'integer' ? { ...field, fallback: 8 } : field)),
  },
  {
    what: 'a weapon that begins with dice that can’t be rolled',
    found: 'every field of the sheet',
    system: withField('damage', (field) => (field.kind === 'dice' ? { ...field, fallback: 'um' } : field)),
  },
  {
    what: 'options that nobody can set',
    found: 'every field of the options',
    system: { ...template, optionsForm: { sections: [] } },
  },
  {
    what: 'a text that English lacks',
    found: 'both languages',
    system: { ...template, texts: { ...texts, en: fewer } },
  },
  {
    what: 'another place to fill in English',
    found: 'both languages',
    system: {
      ...template,
      texts: { ...texts, en: { ...texts.en, 'said.push': '{{who}} pushes {{target}}' } },
    },
  },
  {
    what: 'a condition whose words aren’t filled in',
    found: 'whatever is shown',
    system: {
      ...template,
      conditions: conditions.map((one) => ({
        ...one,
        describe: () => ({ key: 'template:condition.shaken.by' }),
      })),
    },
  },
  {
    what: 'a refusal without words',
    found: 'whatever is shown',
    system: withCommand(() => refuse({ key: 'template:refuse.whatever' })),
  },
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
      carryHome: (_before, { hp, sheet }) => ({ hp: { current: hp.max + 1, max: hp.max }, sheet }),
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
      play.events.push({ type: 'told', who: null, said: plain(reminders), rule: 'T1' });
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
