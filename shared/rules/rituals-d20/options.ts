import { z } from 'zod';
import { slotOf } from '#shared/combat/slot.ts';
import { ATTRIBUTES, ATTRIBUTE_LABELS } from './sheet/attributes.ts';
import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { SheetForm } from '#shared/rules/sheet-form.ts';
import { ritualsMessage, type RitualsKey } from './words/texts.ts';

const cost = z.enum(['standard', 'movement']);

/** House options of rituals-d20, with what the rules say by default. */
export const optionsSchema = z.strictObject({
  /** What a pool of 0 rolls (N1). */
  zeroAttribute: z.enum(['worst-of-two', 'one-die']).default('worst-of-two'),
  /** What being flat-footed takes off Defesa (N14). */
  flatFootedDefense: z.int().min(0).default(5),
  /** The action one pays to free oneself from a grapple (N9). */
  breakFree: cost.default('standard'),
  /** The action one pays to draw a weapon (N15). */
  drawWeapon: cost.default('standard'),
  /** Words one may speak in a turn (N13). */
  wordsPerTurn: z.int().min(0).default(20),
  /** Whether equal creatures roll initiative together. */
  groupInitiative: z.boolean().default(false),
  /** Whether everybody rolls initiative anew as each round begins. */
  rerollEachRound: z.boolean().default(false),
  /** Whether the lowest count goes first. */
  lowestFirst: z.boolean().default(false),
  /** The attribute whose pool manoeuvres roll, of each side its own (N9). */
  maneuverAttribute: z.enum(ATTRIBUTES).default('strength'),
});

/** The house options as the rules read them. */
export type RitualsOptions = z.infer<typeof optionsSchema>;

/** The typed view of a fight's options. */
export const optionsSlot = slotOf(optionsSchema);

const { integer, flag, choice } = formFields<RitualsKey>(ritualsMessage);

const COSTS = [
  { value: 'standard', label: 'action.standard' },
  { value: 'movement', label: 'action.movement' },
] as const;

/** The house options as the campaign's editor shows them. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: ritualsMessage('option.title'),
      fields: [
        choice('zeroAttribute', 'option.zeroAttribute', 'worst-of-two', [
          { value: 'worst-of-two', label: 'option.zeroAttribute.worst-of-two' },
          { value: 'one-die', label: 'option.zeroAttribute.one-die' },
        ]),
        integer('flatFootedDefense', 'option.flatFootedDefense', { fallback: 5 }),
        choice('breakFree', 'option.breakFree', 'standard', COSTS),
        choice('drawWeapon', 'option.drawWeapon', 'standard', COSTS),
        flag('groupInitiative', 'option.groupInitiative', { help: 'option.groupInitiative.help' }),
        flag('rerollEachRound', 'option.rerollEachRound', { help: 'option.rerollEachRound.help' }),
        flag('lowestFirst', 'option.lowestFirst', { help: 'option.lowestFirst.help' }),
        integer('wordsPerTurn', 'option.wordsPerTurn', { fallback: 20 }),
        choice(
          'maneuverAttribute',
          'option.maneuverAttribute',
          'strength',
          ATTRIBUTES.map((value) => ({ value, label: ATTRIBUTE_LABELS[value] })),
        ),
      ],
    },
  ],
};
