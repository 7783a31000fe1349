import { z } from 'zod';
import { slotOf } from '#shared/combat/slot.ts';
import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { SheetForm } from '#shared/rules/sheet-form.ts';
import { scopMessage, type ScopKey } from './words/texts.ts';

/** What a wound band counts in: points of Vitalidade, or percent of the maximum. */
export const BAND_MEASURES = ['points', 'percent'] as const;

const woundBand = z.strictObject({
  /** The band begins at this much Vitalidade and reaches down from it. */
  at: z.int().min(-100).max(100),
  of: z.enum(BAND_MEASURES).default('points'),
  /** Dice it costs. */
  dice: z.int().min(0).max(9),
});

/** A range of Vitalidade that costs dice. */
export type WoundBand = z.infer<typeof woundBand>;

// S11
const WOUND_BANDS: WoundBand[] = [
  { at: 50, of: 'percent', dice: 1 },
  { at: 2, of: 'points', dice: 2 },
];
const OUT_AT = 0; // S11
const DEATH_PERCENT = 100; // S11: −(maximum)
const SHIELD_DICE = 1; // S10

/** How checks are rolled: the six-sided dice of S2, or the older ten-sided ones of S3. */
export const DICE_METHODS = ['d6', 'd10'] as const;

/** House options of scop with their defaults. */
export const optionsSchema = z.strictObject({
  dice: z.enum(DICE_METHODS).default('d6'),
  /** Whether armour costs dice in attacks and dodges, too (S10). */
  armorOnAttacks: z.boolean().default(true),
  /** Dice a shield costs each attacker (S10). */
  shieldDice: z.int().min(0).max(9).default(SHIELD_DICE),
  /** The worst band reached counts (S11). */
  woundBands: z.array(woundBand).default(WOUND_BANDS),
  /** Out of action at this much Vitalidade or less (S11). */
  outAt: z.int().min(-100).max(100).default(OUT_AT),
  /** Dead at this percent of the maximum below zero (S11). */
  deathPercent: z.int().min(0).max(1000).default(DEATH_PERCENT),
});

/** The house options as the rules read them. */
export type ScopOptions = z.infer<typeof optionsSchema>;

/** One of the ways to roll a check. */
export type DiceMethod = ScopOptions['dice'];

/** The typed view of a fight's options. */
export const optionsSlot = slotOf(optionsSchema);

const { integer, flag, choice, list } = formFields<ScopKey>(scopMessage);

/** The house options as the campaign's editor shows them. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: scopMessage('option.title'),
      fields: [
        choice(
          'dice',
          'option.dice',
          'd6',
          DICE_METHODS.map((value) => ({ value, label: scopMessage(`option.dice.${value}`) })),
        ),
        flag('armorOnAttacks', 'option.armorOnAttacks', { fallback: true }),
        integer('shieldDice', 'option.shieldDice', { fallback: 1 }),
        list(
          'woundBands',
          'option.woundBands',
          'option.addBand',
          [
            integer('at', 'option.bandAt'),
            choice(
              'of',
              'option.bandOf',
              'points',
              BAND_MEASURES.map((value) => ({ value, label: scopMessage(`option.bandOf.${value}`) })),
            ),
            integer('dice', 'option.bandDice', { fallback: 1 }),
          ],
          { help: 'option.woundBandsHelp' },
        ),
        integer('outAt', 'option.outAt'),
        integer('deathPercent', 'option.deathPercent', { fallback: 100 }),
      ],
    },
  ],
};
