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
import { faultsOf } from '#shared/schema/read.ts';
import { message } from '#shared/text/translate.ts';
import { fieldErrors, type FieldFaults } from '#renderer/state/errors.ts';

/** Stands for what isn't there where a form has to have something. */
const NONE = 'none';

/** The form of a condition of the narrator's own under a system. */
export function conditionForm({ dials, endingTest }: RuleSystem): SheetForm {
  const times = (['none', 'turn-start', 'turn-end'] as const).map((value) => ({
    value,
    label: message(`ownCondition.at.${value}`),
  }));
  const test: readonly FormField[] =
    endingTest === undefined
      ? []
      : [
          choice('save.at', message('ownCondition.save'), NONE, times),
          choice(
            'save.kind',
            message('ownCondition.save.kind'),
            endingTest.kinds[0]?.id ?? '',
            endingTest.kinds.map(({ id, label }) => ({ value: id, label })),
          ),
          ...(endingTest.hasDifficulty
            ? [figure('save.difficulty', message('ownCondition.save.difficulty'))]
            : []),
        ];
  return {
    sections: [
      {
        title: message('ownCondition.section.name'),
        fields: [
          { kind: 'text', path: 'name', label: message('ownCondition.name'), help: null, fallback: '' },
          { kind: 'text', path: 'words', label: message('ownCondition.words'), help: null, fallback: '' },
          choice(
            'icon',
            message('ownCondition.icon'),
            CONDITION_ICONS[0],
            CONDITION_ICONS.map((value) => ({ value, label: message(`ownCondition.icon.${value}`) })),
          ),
          choice('colour', message('ownCondition.colour'), NONE, [
            { value: NONE, label: message('ownCondition.colour.none') },
            ...MARK_COLOURS.map((value) => ({ value, label: message(`combat.colour.${value}`) })),
          ]),
        ],
      },
      {
        title: message('ownCondition.section.effects'),
        fields: [
          {
            kind: 'flag',
            path: 'cannotAct',
            label: message('ownCondition.cannotAct'),
            help: null,
            fallback: false,
          },
          {
            kind: 'list',
            path: 'effects',
            label: message('ownCondition.effects'),
            help: null,
            addLabel: message('ownCondition.effects.add'),
            fields: [
              choice(
                'dial',
                message('ownCondition.effects.dial'),
                dials[0]?.id ?? '',
                dials.map(({ id, label }) => ({ value: id, label })),
              ),
              {
                kind: 'integer',
                path: 'amount',
                label: message('ownCondition.effects.amount'),
                help: null,
                fallback: 1,
              },
            ],
          },
        ],
      },
      {
        title: message('ownCondition.section.tick'),
        fields: [
          choice('tick.at', message('ownCondition.tick'), NONE, times),
          choice(
            'tick.what',
            message('ownCondition.tick.what'),
            'damage',
            (['damage', 'heal', 'temp'] as const).map((value) => ({
              value,
              label: message(`ownCondition.tick.what.${value}`),
            })),
          ),
          {
            kind: 'dice',
            path: 'tick.dice',
            label: message('ownCondition.tick.dice'),
            help: null,
            fallback: '1d6',
          },
        ],
      },
      {
        title: message('ownCondition.section.ends'),
        fields: [
          { ...figure('rounds', message('ownCondition.rounds')), help: message('ownCondition.rounds.help') },
          ...test,
          {
            kind: 'flag',
            path: 'endsOnDamage',
            label: message('ownCondition.endsOnDamage'),
            help: null,
            fallback: false,
          },
        ],
      },
    ],
  };
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

function choice(
  path: string,
  label: ReturnType<typeof message>,
  fallback: string,
  options: Extract<FormField, { kind: 'choice' }>['options'],
): FormField {
  return { kind: 'choice', path, label, help: null, fallback, options };
}

function figure(path: string, label: ReturnType<typeof message>) {
  return { kind: 'integer', path, label, help: null, fallback: 0 } as const;
}
