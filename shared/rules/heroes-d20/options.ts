import { z } from 'zod';
import { slotOf } from '#shared/combat/slot.ts';
import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { SheetForm } from '#shared/rules/sheet-form.ts';
import { heroesMessage, type HeroesKey } from './words/texts.ts';

/** House options of heroes-d20, with what the rules say by default. */
export const optionsSchema = z.strictObject({
  /** Whose 20 counts when attack and defence both show one (H9). */
  doubleTwenty: z.enum(['attacker', 'defender', 'totals']).default('attacker'),
  /** Difficulty of the Controle check that creates a power (H15). */
  powerDifficulty: z.int().default(15),
  /** Difficulty of the Fortitude check that ends a condition. */
  recoveryDifficulty: z.int().default(15),
  /** Lines one may speak in a turn (H17). */
  linesPerTurn: z.int().min(0).default(3),
  /** Whether equal creatures roll initiative together. */
  groupInitiative: z.boolean().default(false),
  /** Whether everybody rolls initiative anew as each round begins. */
  rerollEachRound: z.boolean().default(false),
  /** Whether the lowest count goes first. */
  lowestFirst: z.boolean().default(false),
  /** Minutes of real time a turn may take; null or 0 for no timer (H5). */
  turnTimer: z.number().min(0).nullable().default(null),
});

/** The house options as the rules read them. */
export type HeroesOptions = z.infer<typeof optionsSchema>;

/** Whose 20 counts when attack and defence both show one (H9). */
export type DoubleTwenty = HeroesOptions['doubleTwenty'];

/** The typed view of a fight's options. */
export const optionsSlot = slotOf(optionsSchema);

const { integer, flag, choice } = formFields<HeroesKey>(heroesMessage);

/** The house options as the campaign's editor shows them; a timer of 0 is none. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: heroesMessage('option.title'),
      fields: [
        choice('doubleTwenty', 'option.doubleTwenty', 'attacker', [
          { value: 'attacker', label: 'option.doubleTwenty.attacker' },
          { value: 'defender', label: 'option.doubleTwenty.defender' },
          { value: 'totals', label: 'option.doubleTwenty.totals' },
        ]),
        integer('powerDifficulty', 'option.powerDifficulty', { fallback: 15 }),
        integer('recoveryDifficulty', 'option.recoveryDifficulty', { fallback: 15 }),
        integer('linesPerTurn', 'option.linesPerTurn', { fallback: 3 }),
        flag('groupInitiative', 'option.groupInitiative', { help: 'option.groupInitiative.help' }),
        flag('rerollEachRound', 'option.rerollEachRound', { help: 'option.rerollEachRound.help' }),
        flag('lowestFirst', 'option.lowestFirst', { help: 'option.lowestFirst.help' }),
        integer('turnTimer', 'option.turnTimer'),
      ],
    },
  ],
};
