import {
  CONDITION_ICONS,
  ownConditionFields,
  type OwnCondition,
} from '#shared/combat/conditions/own-condition.ts';
import { readOwnCondition } from '#shared/combat/conditions/read-own-conditions.ts';
import { MARK_COLOURS } from '#shared/combat/mark-colours.ts';
import { RodadaError } from '#shared/errors.ts';
import type { JsonObject } from '#shared/json.ts';
import { isObject } from '#shared/json-path.ts';
import type { FormField, SheetForm } from '#shared/rules/sheet-form.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { EndingTest } from '#shared/combat/play.ts';
import { type Message, message } from '#shared/text/message.ts';
import { faultsOf } from '#shared/schema/read.ts';
import { fieldErrors, type FieldFaults } from '#renderer/state/errors.ts';

/** Stands for what isn't there where a form has to have something. */
const NONE = 'none';

const { integer, text, dice, flag, choice, list } = formFields(message);

const TIMES = (['none', 'turn-start', 'turn-end'] as const).map((value) => ({
  value,
  label: message(`ownCondition.at.${value}`),
}));

/** The form of a condition of the narrator's own under a system. */
export function conditionForm({ dials, endingTest }: RuleSystem): SheetForm {
  return {
    sections: [
      {
        title: message('ownCondition.section.name'),
        fields: [
          text('name', 'ownCondition.name'),
          text('words', 'ownCondition.words'),
          choice(
            'icon',
            'ownCondition.icon',
            CONDITION_ICONS[0],
            CONDITION_ICONS.map((value) => ({ value, label: message(`ownCondition.icon.${value}`) })),
          ),
          choice('colour', 'ownCondition.colour', NONE, [
            { value: NONE, label: 'ownCondition.colour.none' },
            ...MARK_COLOURS.map((value) => ({ value, label: message(`combat.colour.${value}`) })),
          ]),
        ],
      },
      {
        title: message('ownCondition.section.effects'),
        fields: [
          flag('cannotAct', 'ownCondition.cannotAct'),
          list('effects', 'ownCondition.effects', 'ownCondition.effects.add', [
            choice('dial', 'ownCondition.effects.dial', dials[0]?.id ?? '', optionsOf(dials)),
            integer('amount', 'ownCondition.effects.amount', { fallback: 1 }),
          ]),
        ],
      },
      {
        title: message('ownCondition.section.tick'),
        fields: [
          choice('tick.at', 'ownCondition.tick', NONE, TIMES),
          choice(
            'tick.what',
            'ownCondition.tick.what',
            'damage',
            (['damage', 'heal', 'temp'] as const).map((value) => ({
              value,
              label: message(`ownCondition.tick.what.${value}`),
            })),
          ),
          dice('tick.dice', 'ownCondition.tick.dice', '1d6'),
        ],
      },
      {
        title: message('ownCondition.section.ends'),
        fields: [
          integer('rounds', 'ownCondition.rounds', { help: 'ownCondition.rounds.help' }),
          ...(endingTest === undefined ? [] : testFields(endingTest)),
          flag('endsOnDamage', 'ownCondition.endsOnDamage'),
        ],
      },
    ],
  };
}

function testFields({ kinds, hasDifficulty }: EndingTest): readonly FormField[] {
  return [
    choice('save.at', 'ownCondition.save', NONE, TIMES),
    choice('save.kind', 'ownCondition.save.kind', kinds[0]?.id ?? '', optionsOf(kinds)),
    ...(hasDifficulty ? [integer('save.difficulty', 'ownCondition.save.difficulty')] : []),
  ];
}

function optionsOf(named: readonly { readonly id: string; readonly label: Message }[]) {
  return named.map(({ id, label }) => ({ value: id, label }));
}

/** A condition as its form holds it; a fresh one for null. */
export function conditionDraft(own: OwnCondition | null, { endingTest }: RuleSystem): JsonObject {
  const kind = endingTest?.kinds[0]?.id ?? '';
  const { name = '', words = '', icon = CONDITION_ICONS[0], effects = [], rounds = null } = own ?? {};
  return {
    name,
    words,
    icon,
    rounds,
    colour: own?.colour ?? NONE,
    effects: effects.map((effect) => ({ ...effect })),
    cannotAct: own?.canAct === false,
    endsOnDamage: own?.endsOnDamage ?? false,
    tick: { at: NONE, what: 'damage', dice: '1d6', ...own?.tick },
    save: { at: NONE, kind, difficulty: null, ...own?.save },
  };
}

/** What a form holds, as a condition of that id is written. */
export function writtenCondition(id: string, draft: JsonObject): JsonObject {
  const { cannotAct, colour, tick, save, ...others } = draft;
  return {
    ...others,
    id,
    canAct: cannotAct !== true,
    colour: colour === NONE ? null : (colour ?? null),
    tick: isObject(tick) && tick['at'] !== NONE ? tick : null,
    save: isObject(save) && save['at'] !== NONE ? save : null,
  };
}

/** What is wrong with what a form holds, by the path of the field; empty when it may be saved. */
export function conditionFaults(system: RuleSystem, id: string, draft: JsonObject): FieldFaults {
  const written = writtenCondition(id, draft);
  const faults = faultsOf(ownConditionFields, written);
  if (faults.length > 0) return fieldErrors(...faults);
  try {
    readOwnCondition(system, written, '');
    return {};
  } catch (error) {
    if (error instanceof RodadaError) return fieldErrors(error);
    throw error;
  }
}
